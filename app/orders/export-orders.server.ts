import { asc, eq } from "drizzle-orm";

import { decimal } from "#app/money/decimal.ts";
import { orderName } from "#app/orders/order-number.ts";
import {
  counsellingCreditUses,
  orderItemChanges,
  orderItems,
  orderLines,
  orderRefunds,
  orders,
} from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

type Row<Table extends { $inferSelect: object }> = Table["$inferSelect"];

export async function exportOrders(userId: UserId) {
  const [found, parts] = await Promise.all([
    db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.number)),
    readParts(userId),
  ]);
  return found.map((order) => exportOrder(order, parts));
}

type Parts = Awaited<ReturnType<typeof readParts>>;

async function readParts(userId: UserId) {
  const ours = eq(orders.userId, userId);
  const [items, lines, changes, refunds, credits] = await Promise.all([
    db
      .select({ row: orderItems })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(ours)
      .orderBy(asc(orderItems.position)),
    db
      .select({ row: orderLines })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(ours)
      .orderBy(asc(orderLines.id)),
    db
      .select({ row: orderItemChanges })
      .from(orderItemChanges)
      .innerJoin(orderItems, eq(orderItems.id, orderItemChanges.itemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(ours)
      .orderBy(asc(orderItemChanges.id)),
    db
      .select({ row: orderRefunds })
      .from(orderRefunds)
      .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
      .where(ours)
      .orderBy(asc(orderRefunds.refundedAt)),
    db
      .select({ row: counsellingCreditUses })
      .from(counsellingCreditUses)
      .innerJoin(orders, eq(orders.id, counsellingCreditUses.orderId))
      .where(ours),
  ]);
  return {
    items: Map.groupBy(rowsOf(items), ({ orderId }) => orderId),
    lines: Map.groupBy(rowsOf(lines), ({ orderId }) => orderId),
    changes: Map.groupBy(rowsOf(changes), ({ itemId }) => itemId),
    refunds: Map.groupBy(rowsOf(refunds), ({ orderId }) => orderId),
    credits: Map.groupBy(rowsOf(credits), ({ orderId }) => orderId),
  };
}

function rowsOf<Value>(found: { row: Value }[]): Value[] {
  return found.map(({ row }) => row);
}

function exportOrder(order: Row<typeof orders>, parts: Parts) {
  return {
    id: order.id,
    name: orderName(order.number),
    state: order.state,
    currency: order.currency,
    price: decimal(order.price),
    wallet_share: decimal(order.walletShare),
    premium: decimal(order.premium),
    charged: decimal(order.charged),
    coupon: order.couponCode,
    billing: order.billing,
    terms_accepted: order.termsVersion,
    rate_per_usd: order.ratePerUsd,
    rate_date: order.rateDate,
    created_at: order.createdAt,
    paid_at: order.paidAt,
    expired_at: order.expiredAt,
    items: (parts.items.get(order.id) ?? []).map((item) => exportItem(item, parts)),
    lines: (parts.lines.get(order.id) ?? []).map(({ itemId, kind, label, amount }) => ({
      item_id: itemId,
      kind,
      label,
      amount: decimal(amount),
    })),
    refunds: (parts.refunds.get(order.id) ?? []).map((refund) => ({
      amount: decimal(refund.amount),
      to_wallet: decimal(refund.walletPart),
      premium: decimal(refund.premium),
      reason: refund.reason,
      refunded_at: refund.refundedAt,
    })),
    counselling_credit: (parts.credits.get(order.id) ?? []).map(({ counsellingItemId, amount, state }) => ({
      from_item_id: counsellingItemId,
      amount: decimal(amount),
      state,
    })),
  };
}

function exportItem(item: Row<typeof orderItems>, { changes }: Parts) {
  return {
    id: item.id,
    service: item.service,
    configuration: item.configuration,
    price: decimal(item.price),
    refunded: decimal(item.refunded),
    state: item.state,
    due_on: item.dueOn,
    changes: (changes.get(item.id) ?? []).map(({ state, note, noteTold, changedAt }) => ({
      state,
      note: noteTold ? note : null,
      changed_at: changedAt,
    })),
  };
}
