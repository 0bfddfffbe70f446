import { and, eq } from "drizzle-orm";

import { areSame, type Figures } from "#app/cases/cancelling/answer-cancellation.server.ts";
import { dueMoved, refundedSince } from "#app/cases/guarantee/claim-refusals.ts";
import { findGuaranteeDue } from "#app/cases/guarantee/find-guarantee-due.server.ts";
import type { GuaranteeClaim } from "#app/cases/guarantee/list-claims.server.ts";
import { guaranteeClaims } from "#app/cases/tables.server.ts";
import { guaranteesOf } from "#app/catalog/bought-service.ts";
import type { Guarantee } from "#app/catalog/service-parts/guarantee.ts";
import { lockSources, returnCreditOf } from "#app/orders/counselling-credit.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { findItem, type ItemInOrder } from "#app/orders/items/find-item.server.ts";
import { lockPurchase } from "#app/orders/lock-purchase.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { lockWallet } from "#app/wallet/balance.server.ts";

type Payment = { by: string; shown: Figures; now: Date };

/** The caller has locked the claim. Refuses if what is due differs from `shown`, so nobody approves it unseen. */
export async function payClaim(
  tx: Transaction,
  claim: GuaranteeClaim,
  { by, shown, now }: Payment,
): Promise<Outcome<Figures>> {
  const item = await lockRefundOf(tx, claim);
  const due = await findGuaranteeDue(tx, item, claimedGuarantee(item, claim));
  if (!areSame(due, shown)) return dueMoved;
  const { toWallet, toGateway, premium } = due;
  const amount = toWallet + toGateway;
  if (amount === 0n) {
    if (item.price > 0n) return refundedSince;
    // Paid with counselling credit alone.
    await returnCreditOf(tx, item);
    return done({ toWallet, toGateway, premium });
  }
  const refunded = await refundOrder(
    {
      orderId: item.orderId,
      itemId: item.id,
      amount,
      requestKey: claim.id,
      reason: "Under the guarantee, as claimed",
      refundedBy: by,
      now,
    },
    tx,
  );
  if (!refunded.ok) return refunded;
  if (refunded.value.walletPart !== toWallet || refunded.value.premium !== premium) return dueMoved;
  return done({ toWallet, toGateway, premium });
}

/** In the order of `refundOrder`. */
async function lockRefundOf(tx: Transaction, { itemId }: GuaranteeClaim): Promise<ItemInOrder> {
  const seen = await findItem(tx, itemId);
  invariant(seen, `item ${itemId} is there`);
  const order = await findOrder(tx, seen.orderId);
  invariant(order, `the order of item ${itemId} is there`);
  await lockPurchase(tx, order);
  await lockWallet(tx, order.userId);
  await lockSources(tx, order.userId, { andOrder: order.id });
  const item = await findItem(tx, itemId);
  invariant(item, `item ${itemId} is there`);
  return item;
}

export function claimedGuarantee({ configuration }: ItemInOrder, claim: GuaranteeClaim): Guarantee {
  const found = guaranteesOf(configuration).find(({ name }) => name === claim.guarantee);
  invariant(found, `the service of item ${claim.itemId} has the guarantee “${claim.guarantee}”`);
  return found;
}

type End = {
  state: "accepted" | "refused";
  by: string;
  text: string | null;
  paid: Figures | null;
  now: Date;
};

export async function endClaim(
  tx: Transaction,
  id: string,
  { state, by: decidedBy, text: answerText, paid, now: decidedAt }: End,
): Promise<void> {
  const ended = await tx
    .update(guaranteeClaims)
    .set({
      state,
      decidedBy,
      decidedAt,
      answerText,
      paidToWallet: paid?.toWallet ?? null,
      paidToGateway: paid?.toGateway ?? null,
      paidPremium: paid?.premium ?? null,
    })
    .where(and(eq(guaranteeClaims.id, id), eq(guaranteeClaims.state, "asked")))
    .returning({ id: guaranteeClaims.id });
  invariant(ended.length === 1, `claim ${id} was locked and open`);
}
