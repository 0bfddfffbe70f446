import { unknownCase } from "#app/cases/intake/intake-refusals.ts";
import { keepIntake, takeIntake, type IntakeSubmission } from "#app/cases/intake/keep-intake.server.ts";
import { lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";

export type OwnIntake = IntakeSubmission & { itemId: OrderItemId; userId: UserId; now: Date };

export function saveIntake(input: OwnIntake): Promise<Outcome<PaidItem>> {
  return keep(input, false);
}

/** Starts the service's clock. */
export function sendIntake(input: OwnIntake): Promise<Outcome<PaidItem>> {
  return keep(input, true);
}

async function keep(
  { itemId, userId, now, ...typed }: OwnIntake,
  sending: boolean,
): Promise<Outcome<PaidItem>> {
  const found = await findItem(db, itemId);
  if (found?.userId !== userId) return unknownCase;
  const by = { id: userId, role: null };
  return takeIntake(found, typed, { by, sending }, (read) =>
    allOrNothing(db, async (tx) => {
      const item = await lockItem(tx, itemId);
      if (item?.userId !== userId) return unknownCase;
      return keepIntake(tx, item, read, { by, sending, now });
    }),
  );
}
