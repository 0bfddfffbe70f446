import { and, eq, gte, inArray, lt } from "drizzle-orm";

import type { BookingState } from "#app/bookings/booking.ts";
import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { BookingId, UserId } from "#app/platform/ids.ts";
import { pageAfter, type Turn } from "#app/platform/page-after.server.ts";

type ChatsAsked = {
  /** Null for all of them. */
  state: BookingState | null;
  service: string | null;
  /** Of when they were asked for. */
  from: Date | null;
  until: Date | null;
  customers: readonly UserId[] | null;
  oldestFirst: boolean;
};

/** Free chats of every state, by when they were asked for. */
export function pageChats(
  tx: Db,
  { state, service, from, until, customers, oldestFirst }: ChatsAsked,
  turn: Turn,
): Promise<{ rows: Booking[]; previous: BookingId | null; next: BookingId | null }> {
  const { id, createdAt: by } = bookings;
  const asked = and(
    state === null ? undefined : eq(bookings.state, state),
    service === null ? undefined : eq(bookings.service, service as Booking["service"]),
    from ? gte(by, from) : undefined,
    until ? lt(by, until) : undefined,
    customers ? inArray(bookings.userId, [...customers]) : undefined,
  );
  return pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(bookings)
        .where(and(asked, beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by, id, oldestFirst, idOf: (chat) => chat.id },
    turn,
  );
}
