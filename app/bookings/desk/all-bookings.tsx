import { stateLabels } from "#app/bookings/booking-labels.ts";
import { loadAllBookings } from "#app/bookings/desk/load-all-bookings.server.ts";
import { type ListFilter, optionsOf } from "#app/desk/list/list-filters.tsx";
import { ListFrame, ListTools } from "#app/desk/list/list-frame.tsx";
import styles from "#app/desk/record-page.module.css";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { unlisted } from "#app/http/shell/page-title.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

import type { Route } from "./+types/all-bookings.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_bookings");
  return { ...(await loadAllBookings(member, url)), timeZone: member.timeZone };
}

export const meta = unlisted("All free chats");

export default function AllBookings({ loaderData }: Route.ComponentProps) {
  const { list, rows, services, timeZone } = loaderData;
  return (
    <div className={`page stack-4 ${styles.page}`}>
      <PageHeading
        title="All free chats"
        intro={`Those to come and those that are over. Times are those of ${timeZone}.`}
        back={{ to: "/staff/bookings", label: "Bookings" }}
        actions={<ListTools list={list} />}
      />
      <ListFrame list={list} filters={filtersOf(services)}>
        <DataTable
          label="All free chats"
          columns={{
            asked: "Asked for",
            customer: "Customer",
            service: "Service",
            number: "WhatsApp number",
            state: "State",
            time: "Time",
          }}
          sorting={list.sorting}
          rows={rows}
          empty="No chats match."
        />
      </ListFrame>
    </div>
  );
}

function filtersOf(services: { value: string; label: string }[]): ListFilter[] {
  return [
    { kind: "choice", name: "state", label: "State", any: "All states", options: optionsOf(stateLabels) },
    { kind: "choice", name: "service", label: "Service", any: "All services", options: services },
    { kind: "day", name: "from", label: "Asked from" },
    { kind: "day", name: "until", label: "Asked until" },
    { kind: "text", name: "customer", label: "Customer" },
  ];
}
