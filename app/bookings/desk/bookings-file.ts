import { fullName } from "#app/accounts/profile/person-name.ts";
import { stateLabels } from "#app/bookings/booking-labels.ts";
import { allBookingsList } from "#app/bookings/desk/all-bookings-list.ts";
import { listAllBookings } from "#app/bookings/desk/list-bookings.server.ts";
import { answerList } from "#app/desk/list/list-csv.server.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { requireStaff } from "#app/desk/require-staff.server.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";

import type { Route } from "./+types/bookings-file.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = await requireStaff(context, url, "see_bookings");
  const query = readListQuery(allBookingsList, url.searchParams);
  return answerList({
    member,
    shape: allBookingsList,
    query,
    columns: ["Chat", "State", "Customer", "Service", "WhatsApp number", "With", "Asked (UTC)", "Time (UTC)"],
    read: async (turn) => {
      const { rows, names, next } = valueOrStatus(await listAllBookings(member, query, turn));
      const nameOf = (id: string | null) => (id === null ? "" : fullName(names.get(id)));
      return {
        rows: rows.map((chat) => ({
          ...chat,
          customer: nameOf(chat.userId),
          heldBy: nameOf(chat.counsellorId),
        })),
        next,
      };
    },
    cellsOf: (chat) => [
      chat.id,
      stateLabels[chat.state],
      chat.customer,
      chat.service,
      chat.number,
      chat.heldBy,
      chat.createdAt.toISOString(),
      chat.startsAt?.toISOString() ?? "",
    ],
    now: new Date(),
  });
}
