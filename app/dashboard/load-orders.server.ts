import { firstNameOf } from "#app/accounts/profile/name-people.server.ts";
import { writtenTime } from "#app/bookings/chat-time.ts";
import { isAskedToCancel } from "#app/cases/cancelling/list-cancellations.server.ts";
import { unreadByCustomer } from "#app/cases/conversation/unread-messages.server.ts";
import { hasOpenClaim } from "#app/cases/guarantee/list-claims.server.ts";
import { evidenceAskedOf } from "#app/cases/evidence/count-asked.server.ts";
import { hasIntakeDraft } from "#app/cases/intake/find-intake.server.ts";
import { nextSessionOf } from "#app/cases/next-session.server.ts";
import { rightText } from "#app/cases/right-text.ts";
import { shownChanges } from "#app/cases/shown-changes.ts";
import { rightsOf } from "#app/catalog/bought-service.ts";
import type { ShownItem, ShownOrder } from "#app/dashboard/order-view.ts";
import { deliveryText } from "#app/orders/items/delivery-text.ts";
import { changesOf, type ItemChange, toItemChange } from "#app/orders/items/list-item-changes.server.ts";
import { orderList } from "#app/orders/list-orders.server.ts";
import type { ListedItem } from "#app/orders/listed-order.ts";
import { orderName } from "#app/orders/order-number.ts";
import { paidByText } from "#app/payment-links/payer.ts";
import { openPaymentOf } from "#app/payments/find-payment.server.ts";
import { payerOf } from "#app/payments/record-payer.server.ts";
import { utcDay } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { Given } from "#app/platform/prepared.server.ts";
import { describeInFull } from "#app/pricing/configuration.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { receiptOf } from "#app/receipts/find-receipt.server.ts";
import { receiptName } from "#app/receipts/receipt.ts";
import { refundStatuses } from "#app/refunds/refund-statuses.server.ts";

export async function loadOrders(userId: UserId, { timeZone, now }: Reading): Promise<ShownOrder[]> {
  const orders = await listOrders(userId, { now });
  const items = orders.flatMap((order) => order.items);
  const [headings, refunds] = await Promise.all([
    nameServices(items.map(({ configuration }) => configuration)),
    refundStatuses(
      db,
      orders.filter(isRefunded).map(({ id }) => id),
    ),
  ]);
  const headingOf = new Map(items.map(({ id }, at) => [id, headings[at]!]));
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
    openPaymentId: order.state === "pending" ? order.openPaymentId : null,
    receipt: order.receipt && receiptName(order.receipt),
    paidBy: order.payer && paidByText(order.payer),
    refunds: (refunds.get(order.id) ?? []).map((one) => ({ ...one, at: one.at.toISOString() })),
    items: order.items.map((item) =>
      shownItem(item, headingOf.get(item.id)!, order, { userId, timeZone, now }),
    ),
  }));
}

type Reading = { timeZone: string; now: Date };

const listOrders = orderList("dashboard-orders", ({ now }: Given<{ now: Date }>) => ({
  ofOrder: (orderId) => ({
    receipt: receiptOf(orderId),
    openPaymentId: openPaymentOf(orderId, now),
    payer: payerOf(orderId),
  }),
  ofItem: (itemId, assignedTo) => ({
    changes: changesOf(itemId),
    unread: unreadByCustomer(itemId),
    askedToCancel: isAskedToCancel(itemId),
    claimsGuarantee: hasOpenClaim(itemId),
    counsellor: firstNameOf(assignedTo),
    sessionAt: nextSessionOf(itemId, now),
    hasDraft: hasIntakeDraft(itemId),
    evidenceAsked: evidenceAskedOf(itemId),
  }),
}));

type Order = Awaited<ReturnType<typeof listOrders>>[number];

const isRefunded = ({ state }: Order) => state === "part_refunded" || state === "refunded";

function shownItem(
  item: Order["items"][number],
  heading: string,
  { paidAt }: Order,
  { userId: customerId, timeZone, now }: Reading & { userId: UserId },
): ShownItem {
  const changes = item.changes.map(toItemChange);
  return {
    id: item.id,
    heading,
    text: describeInFull(item.configuration),
    state: item.state,
    dueOn: item.dueOn,
    answerBy: item.answerBy,
    deliveredAt: deliveredAt(changes),
    askedToCancel: item.askedToCancel,
    claimsGuarantee: item.claimsGuarantee,
    counsellor: item.counsellor,
    session: item.sessionAt === null ? null : shownSession(item.sessionAt, timeZone),
    hasDraft: item.hasDraft,
    delivery: deliveryText(item.configuration),
    lines: item.lines,
    unread: item.unread,
    evidenceAsked: item.evidenceAsked,
    rights: rightsText(item, paidAt, now),
    changes: shownChanges(changes, { customerId, timeZone }),
  };
}

function shownSession(at: string, timeZone: string): { at: string; text: string } {
  return { at, text: writtenTime(new Date(at), timeZone) };
}

function deliveredAt(changes: readonly ItemChange[]): string {
  return changes.findLast(({ state }) => state === "delivered")?.changedAt.toISOString() ?? "";
}

/** None before payment or after a refund. */
function rightsText({ configuration, state }: ListedItem, paidAt: Date | null, now: Date): string[] {
  if (paidAt === null || state === "cancelled" || state === "refunded") return [];
  const today = utcDay(now);
  return rightsOf(configuration, paidAt).map((right) => rightText(right, today));
}
