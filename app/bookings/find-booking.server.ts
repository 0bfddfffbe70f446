import { and, desc, eq, inArray, type Placeholder, type SQL, sql } from "drizzle-orm";

import { openStates } from "#app/bookings/booking.ts";
import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { Db } from "#app/platform/db.server.ts";
import { type UserId, BookingId, isId } from "#app/platform/ids.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";

export async function findBooking(tx: Db, id: string): Promise<Booking | null> {
  if (!isId(BookingId, id)) return null;
  const [found] = await tx.select().from(bookings).where(eq(bookings.id, id));
  return found ?? null;
}

export async function customersOfBookings(
  tx: Db,
  ids: readonly BookingId[],
): Promise<{ id: BookingId; userId: UserId }[]> {
  return tx
    .select({ id: bookings.id, userId: bookings.userId })
    .from(bookings)
    .where(inArray(bookings.id, [...ids]));
}

/** Null if somebody else's. */
export async function findOwnBooking(tx: Db, id: string, userId: UserId): Promise<Booking | null> {
  const found = await findBooking(tx, id);
  return found?.userId === userId ? found : null;
}

export async function findOpenBooking(tx: Db, userId: UserId, service: ServiceSlug): Promise<Booking | null> {
  const [found] = await openBooking(tx, { userId, service });
  return found ?? null;
}

const openBooking = prepared(
  "open-booking",
  (on, { userId, service }: Given<{ userId: UserId; service: ServiceSlug }>) =>
    on
      .select()
      .from(bookings)
      .where(
        and(
          eq(bookings.userId, userId),
          eq(bookings.service, service),
          inArray(bookings.state, [...openStates]),
        ),
      ),
);

/** Newest first. */
export async function listBookings(tx: Db, userId: UserId): Promise<Booking[]> {
  return tx
    .select()
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id));
}

/** A part of other queries. */
export function hasBookings(userId: Placeholder): SQL<boolean> {
  return sql`exists (select from ${bookings} where user_id = ${userId})`;
}
