import { findRefundProgress } from "#app/cases/cancelling/find-refund-progress.server.ts";
import { refundDue, type RefundProgress } from "#app/cases/cancelling/refund-due.ts";
import { refundTableOf } from "#app/catalog/bought-service.ts";
import { minorUnitOf } from "#app/money/minor-unit.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import type { ItemState } from "#app/orders/order-state.ts";
import { refundableItems } from "#app/orders/refundable-items.server.ts";
import { splitRefund } from "#app/refunds/refund-split.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, OrderItemId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";

/** Hundredths of `currency`. */
export type RefundShown = { toWallet: bigint; toGateway: bigint; premium: bigint; currency: Currency };

type Item = { id: OrderItemId; orderId: OrderId; state: ItemState; configuration: Configuration };

/** Split as `refundOrder` would split it. */
export async function findRefundDue(
  tx: Db,
  item: Item,
  now: Date,
  known?: RefundProgress,
): Promise<RefundShown> {
  const progress = known ?? (await findRefundProgress(tx, item, now));
  const table = refundTableOf(item.configuration.service);
  return splitPart(tx, item, (priced) => refundDue({ ...priced, table, progress }));
}

type Priced = { price: bigint; refunded: bigint; refundable: bigint; minorUnit: bigint };

/** How a part of an item's price would go back. */
export async function splitPart(
  tx: Db,
  item: Pick<Item, "id" | "orderId">,
  amountOf: (item: Priced) => bigint,
): Promise<RefundShown> {
  const order = await findOrder(tx, item.orderId);
  invariant(order, `the order of item ${item.id} is there`);
  const { currency } = order;
  const minorUnit = minorUnitOf(currency);
  const items = await refundableItems(tx, order.id);
  const found = items.find(({ id }) => id === item.id);
  invariant(found, `item ${item.id} is one of its order`);
  const amount = amountOf({ ...found, minorUnit });
  if (amount === 0n) return { toWallet: 0n, toGateway: 0n, premium: 0n, currency };
  const refundedBefore = items.reduce((sum, { refunded }) => sum + refunded, 0n);
  const { walletPart, gatewayPart, premium } = splitRefund(order, { amount, minorUnit, refundedBefore });
  return { toWallet: walletPart, toGateway: gatewayPart, premium, currency };
}
