import { Form, href, Link } from "react-router";

import { fullName } from "#app/accounts/profile/person-name.ts";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { listEnquiriesAtDesk } from "#app/enquiries/desk/list-enquiries.server.ts";
import { senderOf } from "#app/enquiries/desk/load-enquiry.server.ts";
import { enquiryStates, kindLabels, stateLabels } from "#app/enquiries/enquiry.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { mediumDate, utcDay } from "#app/platform/dates.ts";
import { plainLine } from "#app/platform/plain-text.ts";
import { Button } from "#app/ui/button.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import { Field } from "#app/ui/fields/field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/enquiries.ts";

const searchLengthMax = 255;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_enquiries");
  const query = url.searchParams;
  const state = enquiryStates.find((one) => one === query.get("show")) ?? "open";
  const q = plainLine((query.get("q") ?? "").slice(0, searchLengthMax));
  const { list, names, next } = valueOrStatus(
    await listEnquiriesAtDesk(member, { state, q, after: query.get("after") }),
  );
  const today = utcDay(new Date());
  return {
    rows: list.map((one) => ({
      id: one.reference,
      reference: {
        text: one.reference,
        href: href("/staff/enquiries/:reference", { reference: one.reference }),
      },
      from: { text: senderOf(one), note: one.userId === null ? "Signed out" : null },
      about: kindLabels[one.kind],
      answer: {
        text: mediumDate(one.replyBy),
        badge: one.state === "open" && one.replyBy < today ? "Overdue" : null,
      },
      person: one.assignedTo === null ? "Nobody yet" : fullName(names.get(one.assignedTo)),
      state: stateLabels[one.state],
      written: shortTime(one.createdAt, member.timeZone),
    })),
    show: q === "" ? state : null,
    q,
    moreHref: next && `?${new URLSearchParams({ ...(q === "" ? { show: state } : { q }), after: next })}`,
    timeZone: member.timeZone,
  };
}

export const meta = unlisted("Enquiries");

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { rows, show, q, moreHref, timeZone } = loaderData;
  return (
    <div className={`page stack-6 ${styles.page}`}>
      <PageHeading
        title="Enquiries"
        intro={`What came by the contact page. Times are those of ${timeZone}.`}
      />
      <Form method="get" className={styles.search} role="search">
        <Field
          key={q}
          label="Search"
          name="q"
          type="search"
          hint="A whole reference, such as LF-7K3M-92QD, or a whole email address."
          maxLength={searchLengthMax}
          defaultValue={q}
          after={<Button type="submit">Search</Button>}
        />
      </Form>
      <div>
        <nav className={`row ${styles.lists}`} aria-label="Lists of enquiries">
          {enquiryStates.map((state) => (
            <Link key={state} to={`?show=${state}`} aria-current={state === show ? "page" : undefined}>
              {stateLabels[state]}
            </Link>
          ))}
        </nav>
        <DataTable
          label="Enquiries"
          columns={{
            reference: "Reference",
            from: "From",
            about: "About",
            answer: "Answer by",
            person: "With",
            state: show === null && "State",
            written: "Written",
          }}
          rows={rows}
          empty={show === "open" ? "No message waits for an answer." : "No messages match."}
          more={{ href: moreHref, label: "More" }}
        />
      </div>
    </div>
  );
}
