import { href } from "react-router";

import { fullName } from "#app/accounts/profile/person-name.ts";
import { preferenceForStaff, stateLabels } from "#app/bookings/booking-labels.ts";
import type { BookingState } from "#app/bookings/booking.ts";
import { allBookingsList } from "#app/bookings/desk/all-bookings-list.ts";
import { listAllBookings } from "#app/bookings/desk/list-bookings.server.ts";
import { writtenNumber } from "#app/bookings/whatsapp-number.server.ts";
import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { listServices } from "#app/catalog/find-service.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { readListQuery } from "#app/desk/list/list-query.ts";
import { listView } from "#app/desk/list/list-view.server.ts";
import { mayEver } from "#app/desk/permissions.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { shortTime } from "#app/desk/zone-time.ts";
import type { Tone } from "#app/ui/data-table.tsx";

export async function loadAllBookings(member: Member, url: URL) {
  const query = readListQuery(allBookingsList, url.searchParams);
  const turn = { after: query.after, before: query.before, size: 50 };
  const { rows, names, previous, next } = valueOrStatus(await listAllBookings(member, query, turn));
  const [headings, services, list] = await Promise.all([
    findHeadings(rows.map(({ service }) => service)),
    listServices(),
    listView(allBookingsList, query, { member, previous, next }),
  ]);
  const seesCustomers = mayEver(member.role, "see_customers");
  return {
    list,
    services: services.map(({ slug, heading }) => ({ value: slug, label: heading })),
    rows: rows.map((chat, at) => ({
      id: chat.id,
      asked: {
        text: shortTime(chat.createdAt, member.timeZone),
        href: `${href("/staff/bookings")}?${chatParam(chat.id)}`,
      },
      customer: {
        text: fullName(names.get(chat.userId)),
        href: seesCustomers ? href("/staff/customers/:userId", { userId: chat.userId }) : null,
      },
      service: headings[at] ?? chat.service,
      number: chat.number === "" ? "" : writtenNumber(chat.number),
      state: {
        text: stateLabels[chat.state],
        tone: tones[chat.state],
        note: chat.counsellorId && `With ${fullName(names.get(chat.counsellorId))}`,
      },
      time: {
        text: chat.startsAt ? shortTime(chat.startsAt, member.timeZone) : "No time yet",
        note: preferenceForStaff(chat),
      },
    })),
  };
}

function chatParam(id: string): string {
  return String(new URLSearchParams({ chat: id }));
}

const tones: Record<BookingState, Tone | null> = {
  requested: "warning",
  confirmed: "harbour",
  completed: "success",
  no_show: "danger",
  cancelled: "muted",
};
