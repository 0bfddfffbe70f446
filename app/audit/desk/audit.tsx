import { href } from "react-router";

import { spelledOut } from "#app/audit/audit-event-text.ts";
import { AuditEventList } from "#app/audit/desk/audit-event-list.tsx";
import { auditQuery, readTyped } from "#app/audit/desk/audit-filter.ts";
import { readAudit } from "#app/audit/desk/read-audit.server.ts";
import { subjectPath } from "#app/audit/desk/subject-path.ts";
import { FilterForm } from "#app/desk/filter-form.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { Field } from "#app/ui/fields/field.tsx";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";
import { PageLinks } from "#app/ui/page-links.tsx";

import type { Route } from "./+types/audit.ts";

/** Ignores parameters it does not understand. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_audit");
  const typed = readTyped(url.searchParams);
  const before = url.searchParams.get("before");
  const audit = valueOrStatus(await readAudit({ member, typed, after: before }));
  return {
    events: audit.events.map((event) => ({
      id: event.id,
      at: event.at.toISOString(),
      time: shortTime(event.at, member.timeZone),
      sentence: event.sentence,
      role: event.actorRole,
      subject: `${event.subjectKind}:${event.subjectId}`,
      subjectHref: subjectPath({ kind: event.subjectKind, id: event.subjectId }),
      reason: event.reason,
      parts: event.parts,
    })),
    kinds: audit.kinds.map((kind) => ({ value: kind, label: spelledOut(kind) })),
    people: withTyped(audit.people, typed.who),
    typed,
    unknownSubject: audit.unknownSubject,
    narrowed: auditQuery(typed) !== "",
    olderHref: audit.next === null ? null : pathTo({ ...typed, before: String(audit.next) }),
    newestHref: before === null ? null : pathTo(typed),
    fileHref: `${href("/staff/audit.csv")}${auditQuery(typed)}`,
    timeZone: member.timeZone,
  };
}

/** Also somebody who never worked here, such as a customer whose deeds a link asks for. */
function withTyped(people: { id: string; name: string }[], who: string | null) {
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  const isListed = who === null || people.some(({ id }) => id === who);
  return isListed ? options : [...options, { value: who, label: who }];
}

function pathTo(filter: Record<string, string | null>): string {
  return `${href("/staff/audit")}${auditQuery(filter)}`;
}

export const meta = unlisted("Audit log");

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { events, olderHref, newestHref, fileHref, timeZone } = loaderData;
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Audit log"
        intro={`Everything done at the desk, sign-ins and opened files included. Nothing here can be changed. Times are those of ${timeZone}.`}
      />
      <Narrow key={JSON.stringify(loaderData.typed)} loaderData={loaderData} />
      {events.length === 0 ? (
        <p className="note">There is nothing here.</p>
      ) : (
        <AuditEventList events={events} />
      )}
      <PageLinks
        links={[
          { href: newestHref, label: "Newest" },
          { href: olderHref, label: "Older" },
        ]}
      />
      <p>
        <a href={fileHref} className="text-link" download>
          Export as CSV
        </a>
      </p>
    </div>
  );
}

function Narrow({
  loaderData: { kinds, people, typed, unknownSubject, narrowed },
}: Pick<Route.ComponentProps, "loaderData">) {
  return (
    <FilterForm path="/staff/audit" clear={narrowed ? "Show everything" : null}>
      <SelectField
        label="What was done"
        name="event"
        defaultValue={typed.event ?? ""}
        placeholder="Anything"
        options={kinds}
      />
      <SelectField
        label="Who did it"
        name="who"
        defaultValue={typed.who ?? ""}
        placeholder="Anybody"
        options={people}
      />
      <Field
        label="Done to"
        name="to"
        defaultValue={typed.to ?? ""}
        hint="An order, email, username, coupon or reference."
        error={
          unknownSubject
            ? "Nothing has this name. Write an order such as LF-1042, an email, a username, a coupon or a reference."
            : null
        }
        maxLength={250}
      />
      <Field label="From" name="from" type="date" defaultValue={typed.from ?? ""} />
      <Field label="Until" name="until" type="date" defaultValue={typed.until ?? ""} />
    </FilterForm>
  );
}
