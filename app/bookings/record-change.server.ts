import { type Booking, bookingChanges } from "#app/bookings/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";

export async function recordChange(
  tx: Transaction,
  { id, state, startsAt }: Booking,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  await tx.insert(bookingChanges).values({ bookingId: id, state, startsAt, changedBy: by, changedAt: now });
}
