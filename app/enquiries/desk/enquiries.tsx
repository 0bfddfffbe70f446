import { Link } from "react-router";

import { type ListFilter, optionsOf } from "#app/desk/list/list-filters.tsx";
import { ListFrame, ListTools } from "#app/desk/list/list-frame.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { loadEnquiries } from "#app/enquiries/desk/load-enquiries.server.ts";
import { enquiryStates, kindLabels, stateLabels } from "#app/enquiries/enquiry.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/enquiries.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_enquiries");
  return { ...(await loadEnquiries(member, url, new Date())), timeZone: member.timeZone };
}

export const meta = unlisted("Enquiries");

export default function Enquiries({ loaderData }: Route.ComponentProps) {
  const { list, rows, state, people, timeZone } = loaderData;
  return (
    <div className={`page stack-4 ${styles.page}`}>
      <PageHeading
        title="Enquiries"
        intro={`What came by the contact page. Times are those of ${timeZone}.`}
        actions={
          <>
            <Lists here={state} />
            <ListTools list={list} />
          </>
        }
      />
      <ListFrame list={list} filters={filtersOf(people)}>
        <DataTable
          label="Enquiries"
          columns={{
            reference: "Reference",
            from: "From",
            about: "About",
            answer: "Answer by",
            person: "With",
            state: state === "all" && "State",
            written: "Written",
          }}
          sorting={list.sorting}
          rows={rows}
          empty={
            state === "open" && !list.narrowed ? "No message waits for an answer." : "No messages match."
          }
        />
      </ListFrame>
    </div>
  );
}

function Lists({ here }: { here: string }) {
  return (
    <nav className={`row ${styles.lists}`} aria-label="Lists of enquiries">
      {[...enquiryStates, "all" as const].map((state) => (
        <Link
          key={state}
          to={state === "open" ? "/staff/enquiries" : `?show=${state}`}
          aria-current={state === here ? "page" : undefined}
        >
          {state === "all" ? "All" : stateLabels[state]}
        </Link>
      ))}
    </nav>
  );
}

function filtersOf(people: { value: string; label: string }[]): ListFilter[] {
  const { open: _unasked, ...named } = stateLabels;
  return [
    {
      kind: "choice",
      name: "show",
      label: "State",
      any: stateLabels.open,
      options: [...optionsOf(named), { value: "all", label: "All" }],
    },
    { kind: "choice", name: "about", label: "About", any: "Anything", options: optionsOf(kindLabels) },
    ...(people.length > 0
      ? [{ kind: "choice", name: "person", label: "With", any: "Anybody", options: people } as const]
      : []),
    {
      kind: "text",
      name: "q",
      label: "Search",
      hint: "A whole reference, such as LF-7K3M-92QD, or a whole email address.",
    },
  ];
}
