import { eq } from "drizzle-orm";
import { z } from "zod";

import { type Booking, bookings } from "#app/bookings/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";

export type LockedBooking = Booking;

export async function lockBooking(tx: Transaction, id: string): Promise<LockedBooking | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [found] = await tx.select().from(bookings).where(eq(bookings.id, id)).for("update");
  return found ?? null;
}
