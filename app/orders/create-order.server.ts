import { sql } from "drizzle-orm";

import { termsVersion } from "#app/content/small-print/terms-version.ts";
import type { Billing } from "#app/orders/billing.ts";
import type { Order } from "#app/orders/find-order.server.ts";
import { orderItemChanges, orderItems, orderLines, orders } from "#app/orders/tables.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import type { Db } from "#app/platform/db.server.ts";
import { newId, OrderId, OrderItemId, type UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { preparedSql } from "#app/platform/prepared.server.ts";
import type { Quote } from "#app/pricing/quote.ts";

/** Hundredths; `charged` = price − walletShare + premium. */
type PaidBy = { walletShare: bigint; premium: bigint; charged: bigint };

type NewOrder = {
  userId: UserId;
  purchaseId: string;
  fromCart: boolean;
  quote: Quote;
  paidBy: PaidBy;
  billing?: Billing;
  /** Set if nothing is waited for. */
  isPaid?: boolean;
  now: Date;
};

/** Null if this purchase has a live order. */
export async function createOrder(tx: Db, asked: NewOrder): Promise<Order | null> {
  const { quote, paidBy, now } = asked;
  invariant(
    paidBy.charged === quote.price - paidBy.walletShare + paidBy.premium,
    "an order is paid to the hundredth",
  );
  const items = quote.items.map((item) => ({ id: newId(OrderItemId), ...item }));
  const order = {
    id: newId(OrderId),
    userId: asked.userId,
    purchaseId: asked.purchaseId,
    fromCart: asked.fromCart,
    currency: quote.currency,
    price: quote.price,
    ...paidBy,
    couponCode: quote.coupon?.code ?? null,
    billing: asked.billing ?? null,
    termsVersion,
    ratePerUsd: quote.rate.perUsd,
    rateDate: quote.rate.asOf,
    state: asked.isPaid ? ("paid" as const) : ("pending" as const),
    createdAt: now,
    paidAt: asked.isPaid ? now : null,
  };
  const [created] = await insertOrder(tx, {
    ...order,
    billing: order.billing && JSON.stringify(order.billing),
    paidOn: order.paidAt && utcDay(order.paidAt),
    items: inJson(items.map(({ id, configuration, price }) => ({ id, configuration, price }))),
    lines: inJson([
      ...items.flatMap(({ id, lines }) => lines.map((line) => ({ itemId: id, ...line }))),
      ...premiumLine(paidBy.premium),
    ]),
  });
  if (!created) return null;
  return {
    ...order,
    ...created,
    gateway: null,
    expiredAt: null,
    items,
    configurations: items.map(({ configuration }) => configuration),
    holdsCredit: false,
  };
}

type OrderValues = Omit<typeof orders.$inferInsert, "billing"> & {
  billing: string | null;
  paidOn: string | null;
  items: string;
  lines: string;
};

/** The order with its items, their first state and its lines, at once. */
const insertOrder = preparedSql<OrderValues, { number: number }>(
  "insert-order",
  (order) => sql`
    with created as (
      insert into ${orders} (id, user_id, purchase_id, state, from_cart, currency, price, wallet_share, premium, charged,
        coupon_code, billing, terms_version, rate_per_usd, rate_date, created_at, paid_at)
      values (${order.id}, ${order.userId}, ${order.purchaseId}, ${order.state}, ${order.fromCart}, ${order.currency},
        ${order.price}, ${order.walletShare}, ${order.premium}, ${order.charged}, ${order.couponCode}, ${order.billing},
        ${order.termsVersion}, ${order.ratePerUsd}, ${order.rateDate}, ${order.createdAt}, ${order.paidAt})
      on conflict (user_id, purchase_id) where state <> 'expired' do nothing
      returning id, number, created_at
    ), items as (
      insert into ${orderItems} (id, order_id, position, service, configuration, price, state, order_number,
        paid_on)
      select (item ->> 'id')::uuid, created.id, place - 1, item -> 'configuration' ->> 'service', item -> 'configuration',
        (item ->> 'price')::bigint, 'received', created.number, ${order.paidOn}::date
      from created, jsonb_array_elements(${order.items}::jsonb) with ordinality as given (item, place)
      returning id
    ), changes as (
      insert into ${orderItemChanges} (item_id, state, changed_by, changed_at)
      select items.id, 'received', 'system', created.created_at from created, items
    ), lines as (
      insert into ${orderLines} (order_id, item_id, kind, label, amount)
      select created.id, (line ->> 'itemId')::uuid, line ->> 'kind', line ->> 'label', (line ->> 'amount')::bigint
      from created, jsonb_array_elements(${order.lines}::jsonb) with ordinality as given (line, place)
      order by place
    )
    select number from created`,
);

function premiumLine(premium: bigint) {
  if (premium === 0n) return [];
  return [{ itemId: null, kind: "premium", label: "Payment platform premium", amount: premium }];
}

/** JSON has no bigints: PostgreSQL reads them from text. */
function inJson(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) => (typeof one === "bigint" ? String(one) : one));
}
