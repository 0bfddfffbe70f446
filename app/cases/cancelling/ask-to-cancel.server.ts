import { randomUUID } from "node:crypto";

import { and, desc, eq } from "drizzle-orm";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { findRefundDue, type RefundShown } from "#app/cases/cancelling/find-refund-due.server.ts";
import { canBeCancelled } from "#app/cases/cancelling/refund-due.ts";
import { claimOpen } from "#app/cases/guarantee/claim-refusals.ts";
import { itemsWithOpenClaim } from "#app/cases/guarantee/list-claims.server.ts";
import { queueCaseNote } from "#app/cases/send-case-note.server.ts";
import { cancellations } from "#app/cases/tables.server.ts";
import { readText } from "#app/cases/case-text.ts";
import { decimal } from "#app/money/decimal.ts";
import { lockItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

export type Cancellation = typeof cancellations.$inferSelect;

type CancellationInput = {
  itemId: OrderItemId;
  userId: UserId;
  text: string;
  shown: Omit<RefundShown, "currency">;
  now: Date;
};

/** Refuses with `price_changed` when the refund differs from the one shown. */
export async function askToCancel({
  itemId,
  userId,
  text,
  shown,
  now,
}: CancellationInput): Promise<Outcome<Cancellation>> {
  const read = readText(text, "Write why you want to cancel.");
  if (!read.ok) return read;
  return allOrNothing(db, async (tx) => {
    const locked = await lockItem(tx, itemId);
    if (locked?.userId !== userId) return unknownItem;
    const open = await findOpenRequest(tx, itemId);
    if (open) return done(open);
    if (!canBeCancelled(locked.state)) return notCancellable;
    if ((await itemsWithOpenClaim(tx, [itemId])).size > 0) return claimOpen;
    const item = await findItem(tx, itemId);
    invariant(item, `item ${itemId} is there`);
    const due = await findRefundDue(tx, item, now);
    const { toWallet, toGateway, premium } = due;
    const isAsShown =
      toWallet === shown.toWallet && toGateway === shown.toGateway && premium === shown.premium;
    if (!isAsShown) return notAsShown;
    const asked = { shownToWallet: toWallet, shownToGateway: toGateway, shownPremium: premium };
    const [input] = await tx
      .insert(cancellations)
      .values({
        id: randomUUID(),
        itemId,
        askedBy: userId,
        askedAt: now,
        text: read.value,
        state: "asked",
        ...asked,
      })
      .returning();
    invariant(input, "a cancellation that was inserted is returned");
    await queueCaseNote(tx, { about: "cancellation_asked", id: input.id });
    await recordAuditEvent(tx, {
      actor: { id: userId, role: null },
      event: "cancellation_asked",
      subject: { kind: "item", id: itemId },
      after: { due: decimal(toWallet + toGateway), premium: decimal(premium), currency: due.currency },
      now,
    });
    return done(input);
  });
}

/** Does not lock the item: an answer locks request then item, and the opposite order would deadlock. */
export async function withdrawCancellation({
  itemId,
  userId,
  now,
}: Pick<CancellationInput, "itemId" | "userId" | "now">): Promise<Outcome<null>> {
  return allOrNothing(db, async (tx) => {
    const item = await findItem(tx, itemId);
    if (item?.userId !== userId) return unknownItem;
    const withdrawn = await tx
      .update(cancellations)
      .set({ state: "withdrawn", answeredAt: now })
      .where(and(eq(cancellations.itemId, itemId), eq(cancellations.state, "asked")))
      .returning({ id: cancellations.id });
    if (withdrawn.length > 0) {
      await recordAuditEvent(tx, {
        actor: { id: userId, role: null },
        event: "cancellation_withdrawn",
        subject: { kind: "item", id: itemId },
        now,
      });
    }
    return done(null);
  });
}

/** Null if they never asked. */
export async function lastCancellation(tx: Db, itemId: OrderItemId): Promise<Cancellation | null> {
  const [last] = await tx
    .select()
    .from(cancellations)
    .where(eq(cancellations.itemId, itemId))
    .orderBy(desc(cancellations.askedAt))
    .limit(1);
  return last ?? null;
}

async function findOpenRequest(tx: Db, itemId: OrderItemId): Promise<Cancellation | null> {
  const last = await lastCancellation(tx, itemId);
  return last?.state === "asked" ? last : null;
}

const unknownItem = refuse({
  code: "unknown_item",
  message: "This service was not found in your account.",
  status: 404,
});

const notCancellable = refuse({
  code: "not_cancellable",
  message:
    "This service is delivered or has ended, so it can no longer be cancelled. Write to us if something is wrong with it.",
  status: 409,
});

const notAsShown = refuse({
  code: "price_changed",
  message: "The service has moved on since the figures were shown. Check what is refunded now.",
  status: 409,
});
