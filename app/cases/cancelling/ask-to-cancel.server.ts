import { randomUUID } from "node:crypto";

import { and, desc, eq } from "drizzle-orm";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { isOfCustomer } from "#app/cases/cancelling/list-cancellations.server.ts";
import { findRefundDue, type RefundShown } from "#app/cases/cancelling/find-refund-due.server.ts";
import { answerWorkingDays, canBeCancelled } from "#app/cases/cancelling/refund-due.ts";
import { claimOpen } from "#app/cases/guarantee/claim-refusals.ts";
import { itemsWithOpenClaim } from "#app/cases/guarantee/list-claims.server.ts";
import { cancellations } from "#app/cases/tables.server.ts";
import { readText } from "#app/cases/case-text.ts";
import { decimal } from "#app/money/decimal.ts";
import { notify } from "#app/notifications/notify.server.ts";
import { lockItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { findWorkingDay } from "#app/orders/items/find-working-day.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
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
    // Before the item, as an answer locks them.
    const proposed = await lockProposal(tx, itemId);
    const locked = await lockItem(tx, itemId);
    if (locked?.userId !== userId) return unknownItem;
    const open = await findOpenRequest(tx, itemId);
    if (open && !open.fromDesk) return done(open);
    // What the customer wants comes before what the desk has proposed.
    if (open && open.id !== proposed) return notAsShown;
    if (open) await withdrawRequest(tx, itemId, { fromDesk: true, now });
    const asked = { askedBy: userId, fromDesk: false, text: read.value, shown, now };
    const opened = await openCancellation(tx, locked, asked);
    if (!opened.ok) return opened;
    const { cancellation, due } = opened.value;
    await tellOfRequest(tx, locked, { id: cancellation.id, now });
    await recordAuditEvent(tx, {
      actor: { id: userId, role: null },
      event: "cancellation_asked",
      subject: { kind: "item", id: itemId },
      after: due,
      now,
    });
    return done(cancellation);
  });
}

/** With the day that we promise an answer by. */
async function tellOfRequest(
  tx: Transaction,
  { id: itemId, assignedTo: holder }: PaidItem,
  { id: key, now }: { id: string; now: Date },
): Promise<void> {
  const facts = { dueOn: await findWorkingDay(tx, now, answerWorkingDays) };
  await notify(tx, [{ kind: "cancellation_asked", itemId, holder, by: null, key, facts }], now);
}

async function lockProposal(tx: Transaction, itemId: OrderItemId): Promise<string | null> {
  const { id, itemId: item, fromDesk, state } = cancellations;
  const [found] = await tx
    .select({ id })
    .from(cancellations)
    .where(and(eq(item, itemId), eq(fromDesk, true), eq(state, "asked")))
    .for("update");
  return found?.id ?? null;
}

type Opening = Pick<CancellationInput, "text" | "shown" | "now"> & { askedBy: UserId; fromDesk: boolean };

/** The caller holds the item's lock, and has found no open request. */
export async function openCancellation(
  tx: Transaction,
  locked: PaidItem,
  { askedBy, fromDesk, text, shown, now }: Opening,
): Promise<Outcome<{ cancellation: Cancellation; due: Record<string, string> }>> {
  if (!canBeCancelled(locked.state)) return notCancellable;
  if ((await itemsWithOpenClaim(tx, [locked.id])).size > 0) return claimOpen;
  const item = await findItem(tx, locked.id);
  invariant(item, `item ${locked.id} is there`);
  const { toWallet, toGateway, premium, currency } = await findRefundDue(tx, item, now);
  const isAsShown = toWallet === shown.toWallet && toGateway === shown.toGateway && premium === shown.premium;
  if (!isAsShown) return notAsShown;
  const kept = { shownToWallet: toWallet, shownToGateway: toGateway, shownPremium: premium };
  const about = { id: randomUUID(), itemId: locked.id, askedBy, fromDesk, askedAt: now, text };
  const [cancellation] = await tx
    .insert(cancellations)
    .values({ ...about, state: "asked", ...kept })
    .returning();
  invariant(cancellation, "a cancellation that was inserted is returned");
  const due = { due: decimal(toWallet + toGateway), premium: decimal(premium), currency };
  return done({ cancellation, due });
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
    if (await withdrawRequest(tx, itemId, { fromDesk: false, now })) {
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

/** Whether one was open. */
export async function withdrawRequest(
  tx: Transaction,
  itemId: OrderItemId,
  { fromDesk, now }: { fromDesk: boolean; now: Date },
): Promise<boolean> {
  const { itemId: item, fromDesk: ofDesk, state } = cancellations;
  const withdrawn = await tx
    .update(cancellations)
    .set({ state: "withdrawn", answeredAt: now })
    .where(and(eq(item, itemId), eq(ofDesk, fromDesk), eq(state, "asked")))
    .returning({ id: cancellations.id });
  return withdrawn.length > 0;
}

/** Null if nobody asked. The customer is shown what the desk has proposed once it is agreed. */
export async function lastCancellation(
  tx: Db,
  itemId: OrderItemId,
  side: "customer" | "desk" = "desk",
): Promise<Cancellation | null> {
  const [last] = await tx
    .select()
    .from(cancellations)
    .where(and(eq(cancellations.itemId, itemId), side === "customer" ? isOfCustomer() : undefined))
    .orderBy(desc(cancellations.askedAt))
    .limit(1);
  return last ?? null;
}

export async function findOpenRequest(tx: Db, itemId: OrderItemId): Promise<Cancellation | null> {
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
