import { formatMoney } from "#app/money/format.ts";
import { headsOfOrders, refundsOfOrders } from "#app/orders/find-order-items.server.ts";
import { owedToWallet } from "#app/orders/find-order-refund.server.ts";
import { refundSentences, walletPartSentences } from "#app/payments/refund-text.ts";
import type { Refund } from "#app/payments/record-refund.server.ts";
import { refundsOfPaidOrders } from "#app/payments/search-payments.server.ts";
import { refundsUnderWay } from "#app/payments/unfinished-payments.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, UserId } from "#app/platform/ids.ts";

type RefundStatus = { id: string; at: Date; sentences: string[] };

export async function refundStatuses(
  tx: Db,
  orderIds: readonly OrderId[],
): Promise<Map<string, RefundStatus[]>> {
  if (orderIds.length === 0) return new Map();
  const [refunds, heads, sent] = await Promise.all([
    refundsOfOrders(tx, orderIds),
    headsOfOrders(tx, orderIds),
    refundsOfPaidOrders(tx, orderIds),
  ]);
  const currencyOf = new Map(heads.map(({ id, currency }) => [id, currency]));
  const statuses = refunds.map(({ id, orderId, walletPart, walletOwed, refundedAt: at }) => {
    const inWallet = formatMoney(walletPart, currencyOf.get(orderId) ?? "USD");
    const wallet = walletPartSentences[walletOwed ? "owed" : "paid"](inWallet);
    const gateway = latestOf(id, sent);
    return {
      orderId,
      status: {
        id,
        at,
        sentences: [...(walletPart > 0n ? [wallet] : []), ...(gateway ? [sentenceOf(gateway)] : [])],
      },
    };
  });
  const byOrder = Map.groupBy(statuses, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, some]) => [orderId, some.map(({ status }) => status)]));
}

/** The retry is created in the same moment its predecessor ends. */
function latestOf(id: string, all: readonly Refund[]): Refund | null {
  let latest = all.find((one) => one.id === id) ?? null;
  for (let tries = 0; latest?.state === "retried" && tries < all.length; tries += 1) {
    const { gatewayPaymentId, amount, changedAt } = latest;
    latest =
      all.find(
        (one) =>
          one.gatewayPaymentId === gatewayPaymentId &&
          one.amount === amount &&
          one.createdAt.getTime() === changedAt.getTime(),
      ) ?? null;
  }
  return latest;
}

function sentenceOf({ state, amount, currency }: Refund): string {
  return refundSentences[state === "retried" ? "owed" : state](formatMoney(amount, currency));
}

export async function moneyUnderWay(tx: Db, userId: UserId): Promise<string[]> {
  const [refunds, owed] = await Promise.all([refundsUnderWay(tx, userId), owedToWallet(tx, userId)]);
  return [
    ...refunds.map(sentenceOf),
    ...owed.map(({ amount, currency }) => walletPartSentences.owed(formatMoney(amount, currency))),
  ];
}
