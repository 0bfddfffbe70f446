import { loadCancellations } from "#app/cases/desk/load-cancellations.server.ts";
import styles from "#app/desk/record-page.module.css";
import { DataTable } from "#app/ui/data-table.tsx";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/cancellations.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "answer_cancellation");
  return loadCancellations(member, url.searchParams, new Date());
}

export const meta = unlisted("Requests to cancel");

export default function Cancellations({ loaderData: { rows, missed, moreHref } }: Route.ComponentProps) {
  return (
    <div className={`page stack-8 ${styles.page}`}>
      <PageHeading
        title="Requests to cancel"
        intro="The oldest first. Each is answered on the page of its service."
        back={{ to: "/staff/", label: "Desk" }}
      />
      <DataTable
        label="Requests to cancel"
        columns={{
          asked: "Asked",
          by: "Answer by",
          service: "Service",
          customer: "Customer",
          refund: "Shown to come back",
          reason: "Why",
        }}
        rows={rows}
        empty="No cancellation request is waiting for an answer."
        more={{ href: moreHref, label: "Later requests" }}
      />
      {missed.length > 0 && (
        <section id="missed" aria-labelledby="missed-heading" className="stack-4">
          <h2 id="missed-heading">Missed sessions to decide</h2>
          <DataTable
            label="Missed sessions to decide"
            columns={{
              session: "Session",
              service: "Service",
              customer: "Customer",
              reason: "What happened",
            }}
            rows={missed}
            empty=""
          />
        </section>
      )}
    </div>
  );
}
