import { type SQL, sql } from "drizzle-orm";

import type { ItemState, OrderState } from "#app/orders/order-state.ts";
import { orderItemChanges, orderItems, orderRefunds, orders } from "#app/orders/tables.server.ts";
import type { Currency } from "#app/money/currency.ts";
import type { OrderId, OrderItemId, UserId } from "#app/platform/ids.ts";
import type { TimelineSource } from "#app/platform/read-timeline.server.ts";

export type ItemChangeFacts = {
  itemId: OrderItemId;
  state: ItemState;
  changedBy: string;
  note: string | null;
  noteTold: boolean;
};

/** `which` is a condition on the item's id: `= …` or `in (…)`. */
export function itemChangeSource(which: SQL): TimelineSource {
  return {
    kind: "change",
    at: sql`event.changed_at`,
    id: sql`to_char(event.id, 'FM000000000000')`,
    facts: sql`json_build_object('itemId', event.item_id, 'state', event.state,
      'changedBy', event.changed_by, 'note', event.note, 'noteTold', event.note_told)`,
    from: sql`${orderItemChanges} event where event.item_id ${which}`,
  };
}

export type OrderFacts = {
  orderId: OrderId;
  number: number;
  state: OrderState;
  currency: Currency;
  price: string;
  premium: string;
  walletShare: string;
  isPaid: boolean;
};

/** When it was paid; until then, when it was placed. */
export function orderSource(which: SQL): TimelineSource {
  return {
    kind: "order",
    at: sql`coalesce(event.paid_at, event.created_at)`,
    id: sql`event.id`,
    facts: sql`json_build_object('orderId', event.id, 'number', event.number, 'state', event.state,
      'currency', event.currency, 'price', event.price::text, 'premium', event.premium::text,
      'walletShare', event.wallet_share::text, 'isPaid', event.paid_at is not null)`,
    from: sql`${orders} event where ${which}`,
  };
}

export type OrderRefundFacts = {
  orderId: OrderId;
  number: number;
  currency: Currency;
  amount: string;
  walletPart: string;
  premium: string;
  reason: string;
  refundedBy: string;
};

export function orderRefundSource(which: SQL): TimelineSource {
  return {
    kind: "refund",
    at: sql`event.refunded_at`,
    id: sql`event.id`,
    facts: sql`json_build_object('orderId', refunded.id, 'number', refunded.number, 'currency', refunded.currency,
      'amount', event.amount::text, 'walletPart', event.wallet_part::text, 'premium', event.premium::text,
      'reason', event.reason, 'refundedBy', event.refunded_by)`,
    from: sql`${orderRefunds} event join ${orders} refunded on refunded.id = event.order_id where ${which}`,
  };
}

/** Refunds of an order in which the item has a part. */
export function refundsWithItem(orderId: OrderId, itemId: OrderItemId): SQL {
  return sql`event.order_id = ${orderId} and event.items @> ${JSON.stringify([{ itemId }])}::jsonb`;
}

/** A subquery. */
export function itemIdsOfCustomer(userId: UserId): SQL {
  return sql`select own.id from ${orderItems} own join ${orders} bought on bought.id = own.order_id
    where bought.user_id = ${userId}`;
}
