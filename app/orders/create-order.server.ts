import { termsVersion } from "#app/content/small-print/terms-version.ts";
import type { Billing } from "#app/orders/billing.ts";
import { orderItemChanges, orderItems, orderLines, orders } from "#app/orders/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import { newId, OrderId, OrderItemId, type UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { ItemQuote, Quote } from "#app/pricing/quote.ts";

/** Hundredths; `charged` = price − walletShare + premium. */
type PaidBy = { walletShare: bigint; premium: bigint; charged: bigint };

export async function createOrder(
  tx: Db,
  order: {
    userId: UserId;
    purchaseId: string;
    fromCart: boolean;
    quote: Quote;
    paidBy: PaidBy;
    billing?: Billing;
    now: Date;
  },
): Promise<{ id: OrderId; number: number }> {
  const { quote, paidBy } = order;
  invariant(
    paidBy.charged === quote.price - paidBy.walletShare + paidBy.premium,
    "an order is paid to the hundredth",
  );
  const id = newId(OrderId);
  const [created] = await tx
    .insert(orders)
    .values({
      id,
      userId: order.userId,
      purchaseId: order.purchaseId,
      state: "pending",
      fromCart: order.fromCart,
      currency: quote.currency,
      price: quote.price,
      ...paidBy,
      couponCode: quote.coupon?.code ?? null,
      billing: order.billing ?? null,
      termsVersion,
      ratePerUsd: quote.rate.perUsd,
      rateDate: quote.rate.asOf,
      createdAt: order.now,
    })
    .returning({ number: orders.number });
  invariant(created, "an order that was inserted is returned");
  const items = quote.items.map((item, position) => ({ id: newId(OrderItemId), position, item }));
  await tx
    .insert(orderItems)
    .values(
      items.map(({ id: itemId, position, item }) =>
        itemRow(item, { id: itemId, orderId: id, orderNumber: created.number, position }),
      ),
    );
  await tx.insert(orderItemChanges).values(
    items.map((item) => ({
      itemId: item.id,
      state: "received" as const,
      changedBy: "system",
      changedAt: order.now,
    })),
  );
  await tx
    .insert(orderLines)
    .values([
      ...items.flatMap(({ id: itemId, item }) =>
        item.lines.map((line) => ({ orderId: id, itemId, ...line })),
      ),
      ...premiumLine(id, paidBy.premium),
    ]);
  return { id, number: created.number };
}

function itemRow(
  { configuration, price }: ItemQuote,
  place: { id: OrderItemId; orderId: OrderId; orderNumber: number; position: number },
): typeof orderItems.$inferInsert {
  return { ...place, service: configuration.service, configuration, price, state: "received" };
}

function premiumLine(orderId: OrderId, premium: bigint): (typeof orderLines.$inferInsert)[] {
  if (premium === 0n) return [];
  return [{ orderId, itemId: null, kind: "premium", label: "Payment platform premium", amount: premium }];
}
