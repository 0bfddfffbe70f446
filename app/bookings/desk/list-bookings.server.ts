import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { findListedChat } from "#app/bookings/chats-between.server.ts";
import { unknownBooking } from "#app/bookings/booking-refusals.ts";
import { type ChatList, type ListedChat, listChats } from "#app/bookings/list-chats.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import { BookingId, isId } from "#app/platform/ids.ts";

const chatsPerPage = 50;

/** Null is a deleted account. */
export type ChatsPage = { chats: ListedChat[]; names: Map<string, NamedPerson | null>; next: string | null };

/** Two queries, however long it is. */
export async function listBookingsAtDesk(
  member: Member,
  { list, after, limit = chatsPerPage }: { list: ChatList; after: Cursor; limit?: number },
): Promise<Outcome<ChatsPage>> {
  if (!may(member.role, "see_bookings", { own: false })) return notAllowed;
  const { chats, next } = await listChats(db, { list, after, limit });
  const names = await namePeople(
    db,
    chats.flatMap(({ userId, setBy }) => (setBy === null ? [userId] : [userId, setBy])),
  );
  return done({ chats, names, next });
}

export async function findBookingAtDesk(member: Member, id: string): Promise<Outcome<ChatsPage>> {
  if (!may(member.role, "see_bookings", { own: false })) return notAllowed;
  const chat = isId(BookingId, id) ? await findListedChat(db, id) : null;
  if (!chat) return unknownBooking;
  const names = await namePeople(db, chat.setBy === null ? [chat.userId] : [chat.userId, chat.setBy]);
  return done({ chats: [chat], names, next: null });
}
