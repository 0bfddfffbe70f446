import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import {
  itemStatuses,
  type ItemStatus,
  linesOfWhole,
  refundsOfOrders,
} from "#app/orders/find-order-items.server.ts";
import { findOrder, type Order, type OrderItem } from "#app/orders/find-order.server.ts";
import type { OrderRefund } from "#app/orders/find-order-refund.server.ts";
import { boughtStates } from "#app/orders/order-state.ts";
import { refundableItems } from "#app/orders/refundable-items.server.ts";
import { paymentsOfOrder } from "#app/payments/find-payment.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import type { Refund } from "#app/payments/record-refund.server.ts";
import { type Capture, capturesOf, refundsOfPayments } from "#app/payments/search-payments.server.ts";
import { db } from "#app/platform/db.server.ts";
import { isId, OrderId, type OrderItemId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { unknownOrder } from "#app/refunds/refund-order.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";

type ItemRecord = OrderItem & ItemStatus & { refundable: bigint };

export type OrderRecord = {
  order: Order;
  items: ItemRecord[];
  lines: { label: string; amount: bigint }[];
  payments: Payment[];
  captures: Capture[];
  refunds: OrderRefund[];
  gatewayRefunds: Refund[];
  names: Map<string, NamedPerson | null>;
  canRefund: boolean;
  /** Staff never refund their own order; a colleague does. */
  isOwn: boolean;
};

/** Refuses: `not_allowed`, `unknown_order`. */
export async function findOrderRecord(member: Member, orderId: string): Promise<Outcome<OrderRecord>> {
  if (!may(member.role, "see_customers", { own: false })) return notAllowed;
  const order = isId(OrderId, orderId) ? await findOrder(db, orderId) : null;
  if (!order) return unknownOrder;
  const [statuses, refundable, lines, payments, refunds] = await Promise.all([
    itemStatuses(db, order.id),
    refundableItems(db, order.id),
    linesOfWhole(db, order.id),
    paymentsOfOrder(db, order.id),
    refundsOfOrders(db, [order.id]),
  ]);
  const paymentIds = payments.map(({ id }) => id);
  const people = [order.userId, ...refunds.map(({ refundedBy }) => refundedBy)];
  const workers = statuses.flatMap(({ assignedTo }) => assignedTo ?? []);
  const [captures, gatewayRefunds, names] = await Promise.all([
    capturesOf(db, paymentIds),
    refundsOfPayments(db, paymentIds),
    namePeople(db, [...people, ...workers]),
  ]);
  const isBought = boughtStates.some((state) => state === order.state);
  return done({
    order,
    items: joinItems(order.items, statuses, refundable),
    lines,
    payments,
    captures,
    refunds,
    gatewayRefunds,
    names,
    canRefund: isBought && order.userId !== member.id && may(member.role, "refund", { own: false }),
    isOwn: order.userId === member.id,
  });
}

function joinItems(
  items: readonly OrderItem[],
  statuses: readonly ItemStatus[],
  refundable: readonly { id: OrderItemId; refundable: bigint }[],
): ItemRecord[] {
  const statusOf = new Map(statuses.map((itemStatus) => [itemStatus.id, itemStatus]));
  const leftOf = new Map(refundable.map((item) => [item.id, item.refundable]));
  return items.flatMap((item) => {
    const itemStatus = statusOf.get(item.id);
    return itemStatus ? [{ ...item, ...itemStatus, refundable: leftOf.get(item.id) ?? 0n }] : [];
  });
}
