import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { customersNamed } from "#app/accounts/search-accounts.server.ts";
import { bookingStates } from "#app/bookings/booking.ts";
import type { allBookingsList } from "#app/bookings/desk/all-bookings-list.ts";
import { findBooking } from "#app/bookings/find-booking.server.ts";
import { unknownBooking } from "#app/bookings/booking-refusals.ts";
import { type ChatList, listChats } from "#app/bookings/list-chats.server.ts";
import { pageChats } from "#app/bookings/page-chats.server.ts";
import type { Booking } from "#app/bookings/tables.server.ts";
import { dayBounds } from "#app/desk/day-bounds.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { QueryOf } from "#app/desk/list/list-query.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Cursor, Turn } from "#app/platform/page-after.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";

const chatsPerPage = 50;

/** Null is a deleted account. */
export type ChatsPage = { chats: Booking[]; names: Map<string, NamedPerson | null>; next: string | null };

/** Two queries, however long it is. */
export async function listBookingsAtDesk(
  member: Member,
  { list, after, limit = chatsPerPage }: { list: ChatList; after: Cursor; limit?: number },
): Promise<Outcome<ChatsPage>> {
  if (!may(member.role, "see_bookings", { own: false })) return notAllowed;
  const { chats, next } = await listChats(db, { list, after, limit });
  const shown = chats.map((chat) => withNumber(member, chat));
  return done({ chats: shown, names: await namePeople(db, chats.flatMap(peopleOf)), next });
}

/** Of every state. Refuses: `not_allowed`. */
export async function listAllBookings(
  member: Member,
  query: QueryOf<typeof allBookingsList>,
  turn: Turn,
): Promise<Outcome<Awaited<ReturnType<typeof pageChats>> & Pick<ChatsPage, "names">>> {
  if (!may(member.role, "see_bookings", { own: false })) return notAllowed;
  const { on = db } = turn;
  const { state, service, customer, ...days } = query.filters;
  const { from, before } = dayBounds(days, member.timeZone);
  const page = await pageChats(
    on,
    {
      state: bookingStates.find((one) => one === state) ?? null,
      service,
      from,
      until: before,
      customers: customer === null ? null : await customersNamed(on, customer),
      oldestFirst: query.direction === "asc",
    },
    turn,
  );
  const names = await namePeople(on, page.rows.flatMap(peopleOf));
  return done({ ...page, rows: page.rows.map((chat) => withNumber(member, chat)), names });
}

export async function findBookingAtDesk(member: Member, id: string): Promise<Outcome<ChatsPage>> {
  if (!may(member.role, "see_bookings", { own: false })) return notAllowed;
  const chat = await findBooking(db, id);
  if (!chat) return unknownBooking;
  return done({ chats: [withNumber(member, chat)], names: await namePeople(db, peopleOf(chat)), next: null });
}

/** Of whoever holds the chat, and of managers. */
export function seesNumber({ id, role }: Member, { counsellorId }: Pick<Booking, "counsellorId">): boolean {
  return may(role, "see_chat_number", { own: counsellorId === id });
}

function withNumber(member: Member, chat: Booking): Booking {
  return seesNumber(member, chat) ? chat : { ...chat, number: "" };
}

function peopleOf({ userId, counsellorId }: Booking) {
  return counsellorId === null ? [userId] : [userId, counsellorId];
}
