import { and, eq } from "drizzle-orm";
import { z } from "zod";

import { findRefundDue, type RefundShown } from "#app/cases/cancelling/find-refund-due.server.ts";
import { itemsWithOpenClaim } from "#app/cases/guarantee/list-claims.server.ts";
import { cancelSessionsOfItems } from "#app/cases/sessions/cancel-sessions.server.ts";
import type { Cancellation } from "#app/cases/cancelling/ask-to-cancel.server.ts";
import { queueCaseNote } from "#app/cases/send-case-note.server.ts";
import { cancellations } from "#app/cases/tables.server.ts";
import { changeItem, lockItem } from "#app/orders/items/change-item.server.ts";
import { lockSources } from "#app/orders/counselling-credit.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { lockPurchase } from "#app/orders/lock-purchase.server.ts";
import { findItem } from "#app/orders/items/find-item.server.ts";
import { itemCanBecome } from "#app/orders/order-state.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { lockWallet } from "#app/wallet/balance.server.ts";

export async function lockCancellation(tx: Transaction, id: string): Promise<Cancellation | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [cancellation] = await tx.select().from(cancellations).where(eq(cancellations.id, id)).for("update");
  return cancellation ?? null;
}

export async function markFirstAgreed(
  tx: Transaction,
  id: string,
  { by, to }: { by: string; to: Figures },
): Promise<void> {
  const { toWallet: firstToWallet, toGateway: firstToGateway, premium: firstPremium } = to;
  await tx
    .update(cancellations)
    .set({ firstAgreedBy: by, firstToWallet, firstToGateway, firstPremium })
    .where(eq(cancellations.id, id));
}

type FirstAgreed = Pick<Cancellation, "firstAgreedBy" | "firstToWallet" | "firstToGateway" | "firstPremium">;

/** `to` is null in old rows. Null without a first approval. */
export function firstAgreement(request: FirstAgreed): { by: string; to: Figures | null } | null {
  const { firstAgreedBy: by, firstToWallet, firstToGateway, firstPremium } = request;
  if (by === null) return null;
  if (firstToWallet === null || firstToGateway === null || firstPremium === null) return { by, to: null };
  return { by, to: { toWallet: firstToWallet, toGateway: firstToGateway, premium: firstPremium } };
}

type Answer = { by: string; now: Date };

/** Null: the figures the customer saw. */
type Agreement = Answer & { shown: Figures | null };
export type Figures = Omit<RefundShown, "currency">;

/** Refunds and ends the service; refuses if the refund differs from `shown`, so nobody approves it unseen. */
export async function agreeToCancellation(
  tx: Transaction,
  cancellation: Cancellation,
  { by, now, shown }: Agreement,
): Promise<Outcome<Figures>> {
  const seen = await findItem(tx, cancellation.itemId);
  invariant(seen, `item ${cancellation.itemId} is there`);
  // Same lock order as `refundOrder`; nobody can begin work or use a session meanwhile.
  const order = await findOrder(tx, seen.orderId);
  invariant(order, `the order of item ${seen.id} is there`);
  await lockPurchase(tx, order);
  await lockWallet(tx, order.userId);
  await lockSources(tx, order.userId, { andOrder: order.id });
  const item = await findItem(tx, cancellation.itemId);
  invariant(item, `item ${cancellation.itemId} is there`);
  if (item.state === "delivered" || item.state === "completed") return deliveredSince;
  const due = await findRefundDue(tx, item, now);
  const { toWallet, toGateway, premium } = due;
  const amount = toWallet + toGateway;
  // An item refunded in full outside the desk has nothing left to refund.
  if (item.state !== "refunded" && !areSame(due, shown ?? shownTo(cancellation))) return figuresMoved;
  if (amount > 0n && item.state !== "refunded") {
    const refunded = await refundOrder(
      {
        orderId: item.orderId,
        itemId: item.id,
        amount,
        requestKey: cancellation.id,
        reason: cancellation.fromDesk ? "Cancelled by us" : "Cancelled as the customer asked",
        refundedBy: by,
        now,
      },
      tx,
    );
    if (!refunded.ok) return refunded;
    if (refunded.value.walletPart !== toWallet || refunded.value.premium !== premium) return figuresMoved;
  }
  const locked = await lockItem(tx, item.id);
  invariant(locked, `item ${item.id} is there`);
  if (locked.state === "delivered" || locked.state === "completed") return deliveredSince;
  if ((await itemsWithOpenClaim(tx, [locked.id])).size > 0) return claimedSince;
  if (itemCanBecome(locked.state, "cancelled")) {
    const note = cancellation.fromDesk ? cancellation.text : null;
    await changeItem(tx, locked, { to: "cancelled", by, note, noteTold: note !== null, now });
  }
  await cancelSessionsOfItems(tx, { itemIds: [item.id], by, now });
  await answer(tx, cancellation, { state: "agreed", text: null, by, now });
  const about = cancellation.fromDesk ? "cancelled_by_us" : "cancellation_agreed";
  await queueCaseNote(tx, { about, id: cancellation.id });
  return done({ toWallet, toGateway, premium });
}

export function shownTo({ shownToWallet, shownToGateway, shownPremium }: Cancellation): Figures {
  return { toWallet: shownToWallet, toGateway: shownToGateway, premium: shownPremium };
}

export function areSame(one: Figures, other: Figures): boolean {
  const parts = ["toWallet", "toGateway", "premium"] as const;
  return parts.every((part) => one[part] === other[part]);
}

export async function declineCancellation(
  tx: Transaction,
  cancellation: Cancellation,
  { by, text, now }: Answer & { text: string },
): Promise<void> {
  await answer(tx, cancellation, { state: "declined", text, by, now });
  const about = cancellation.fromDesk ? "proposal_declined" : "cancellation_declined";
  await queueCaseNote(tx, { about, id: cancellation.id });
}

async function answer(
  tx: Transaction,
  { id }: Cancellation,
  { state, text, by, now }: Answer & { state: "agreed" | "declined"; text: string | null },
): Promise<void> {
  const answered = await tx
    .update(cancellations)
    .set({ state, answeredBy: by, answerText: text, answeredAt: now })
    .where(and(eq(cancellations.id, id), eq(cancellations.state, "asked")))
    .returning({ id: cancellations.id });
  invariant(answered.length === 1, `cancellation ${id} was locked and open`);
}

export const figuresMoved = refuse({
  code: "price_changed",
  message:
    "More of the service was used, or part of the order was refunded, since the figures were shown. Check the new ones.",
  status: 409,
});

const claimedSince = refuse({
  code: "guarantee_claimed",
  message: "The customer has claimed the guarantee since. Decide the claim first.",
  status: 409,
});

const deliveredSince = refuse({
  code: "delivered_since",
  message:
    "The service was delivered after the customer asked, so it can no longer be cancelled. Decline the request with a reason, or refund by hand.",
  status: 409,
});
