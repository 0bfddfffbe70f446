import { itemsAskedToCancel } from "#app/cases/cancelling/list-cancellations.server.ts";
import { unreadOfItems } from "#app/cases/conversation/unread-messages.server.ts";
import { rightsOf } from "#app/catalog/bought-service.ts";
import { deliveryText } from "#app/orders/items/delivery-text.ts";
import { type ItemChange, listItemChanges } from "#app/orders/items/list-item-changes.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import type { ListedItem } from "#app/orders/listed-order.ts";
import { orderName } from "#app/orders/order-number.ts";
import { openPaymentsOfOrders } from "#app/payments/find-payment.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { describeInFull } from "#app/pricing/configuration.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { receiptNames } from "#app/receipts/find-receipt.server.ts";
import { refundStatuses } from "#app/refunds/refund-statuses.server.ts";
import { rightText } from "#app/cases/right-text.ts";
import { shownChanges } from "#app/cases/shown-changes.ts";
import type { ShownOrder } from "#app/dashboard/order-view.ts";

export async function loadOrders(
  userId: UserId,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<ShownOrder[]> {
  const orders = await listOrders(userId);
  const items = orders.flatMap((order) => order.items);
  const waiting = orders.filter((order) => order.state === "pending").map((order) => order.id);
  const itemIds = items.map(({ id }) => id);
  const [openPayments, receipts, headings, changes, unread, asked, refunds] = await Promise.all([
    openPaymentsOfOrders(db, waiting, now),
    receiptNames(
      db,
      orders.map((order) => order.id),
    ),
    nameServices(items.map(({ configuration }) => configuration)),
    listItemChanges(db, itemIds),
    unreadOfItems(db, itemIds, { byDesk: false }),
    itemsAskedToCancel(db, itemIds),
    refundStatuses(
      db,
      orders.filter(({ state }) => state === "part_refunded" || state === "refunded").map(({ id }) => id),
    ),
  ]);
  const headingOf = new Map(items.map(({ id }, at) => [id, headings[at]]));
  return orders.map((order) => ({
    id: order.id,
    name: orderName(order.number),
    state: order.state,
    at: (order.paidAt ?? order.createdAt).toISOString(),
    currency: order.currency,
    price: order.price,
    walletShare: order.walletShare,
    premium: order.premium,
    paid: order.price + order.premium,
    openPaymentId: openPayments.get(order.id) ?? null,
    receipt: receipts.get(order.id) ?? null,
    refunds: (refunds.get(order.id) ?? []).map((one) => ({ ...one, at: one.at.toISOString() })),
    items: order.items.map((item) => ({
      id: item.id,
      heading: headingOf.get(item.id) ?? item.configuration.service,
      text: describeInFull(item.configuration),
      state: item.state,
      dueOn: item.dueOn,
      deliveredAt: deliveredAt(changes.get(item.id)),
      askedToCancel: asked.has(item.id),
      delivery: deliveryText(item.configuration),
      lines: item.lines,
      unread: unread.get(item.id) ?? 0,
      rights: rightsText(item, order.paidAt, now),
      changes: shownChanges(changes.get(item.id) ?? [], { customerId: userId, timeZone }),
    })),
  }));
}

function deliveredAt(changes: readonly ItemChange[] = []): string {
  return changes.findLast(({ state }) => state === "delivered")?.changedAt.toISOString() ?? "";
}

/** None before payment or after a refund. */
function rightsText({ configuration, state }: ListedItem, paidAt: Date | null, now: Date): string[] {
  if (paidAt === null || state === "cancelled" || state === "refunded") return [];
  const today = utcDay(now);
  return rightsOf(configuration, paidAt).map((right) => rightText(right, today));
}
