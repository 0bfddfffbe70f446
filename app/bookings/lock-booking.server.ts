import { eq } from "drizzle-orm";

import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { BookingId, isId } from "#app/platform/ids.ts";

export type LockedBooking = Booking;

export async function lockBooking(tx: Transaction, id: string): Promise<LockedBooking | null> {
  if (!isId(BookingId, id)) return null;
  const [found] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
  return found ?? null;
}
