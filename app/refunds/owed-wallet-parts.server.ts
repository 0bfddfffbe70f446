import {
  lockOwedWalletPart,
  markWalletPartPaid,
  owedWalletParts,
} from "#app/orders/find-order-refund.server.ts";
import { findOrder, type Order } from "#app/orders/find-order.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderId, RefundId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { log } from "#app/platform/log.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { queueMoneyNote } from "#app/refunds/send-money-note.server.ts";
import { lockWallet } from "#app/wallet/balance.server.ts";
import { creditConverted } from "#app/wallet/credit-converted.server.ts";
import { moveFunds } from "#app/wallet/move-funds.server.ts";

type WalletPart = { id: RefundId; walletPart: bigint; now: Date };

const textOf = ({ number }: Order) => `Refund of order ${orderName(number)}`;

/** Converted if necessary. Refuses as `creditConverted`. */
export async function creditWalletPart(
  tx: Transaction,
  order: Order,
  { id, walletPart, now }: WalletPart,
  source: "sales" | "refunds" = "sales",
): Promise<Outcome<null>> {
  if (walletPart === 0n) return done(null);
  const { userId, currency } = order;
  const movement = { kind: "order_refund_wallet", reference: id, text: textOf(order), now };
  return creditConverted(tx, { ...movement, userId, currency, amount: walletPart, source });
}

/** No conversion is possible now, so we owe it in the order's currency. */
export async function oweWalletPart(
  tx: Transaction,
  order: Order,
  { id, walletPart, now }: WalletPart,
): Promise<void> {
  const posting = { source: "sales", destination: "refunds", currency: order.currency } as const;
  await moveFunds(tx, {
    kind: "order_refund_wallet_owed",
    reference: id,
    text: textOf(order),
    now,
    postings: [{ ...posting, amount: walletPart }],
  });
}

export async function payOwedWalletParts(now: Date): Promise<void> {
  for (const { id, orderId } of await owedWalletParts(db)) {
    try {
      await payOwedWalletPart(id, orderId, now);
    } catch (error) {
      log.error({ refund: id, error }, "a refund's wallet part could not be paid");
    }
  }
}

async function payOwedWalletPart(id: RefundId, orderId: OrderId, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await findOrder(tx, orderId);
    invariant(order, `the order of refund ${id} is there`);
    await lockWallet(tx, order.userId);
    const refund = await lockOwedWalletPart(tx, id);
    if (!refund) return;
    const { walletPart } = refund;
    const credited = await creditWalletPart(tx, order, { id, walletPart, now }, "refunds");
    if (!credited.ok) {
      log.warn({ refund: id, code: credited.refusal.code }, "a refund's wallet part is owed still");
      return;
    }
    await markWalletPartPaid(tx, id);
    await queueMoneyNote(tx, { about: "wallet_part_paid", orderRefundId: id });
  });
}
