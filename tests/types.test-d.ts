import type { Currency } from "#app/money/currency.ts";
import { addMoney, type Money } from "#app/money/money.ts";
import {
  newId,
  OrderId,
  type OrderItemId,
  type PaymentId,
  type PaymentLinkId,
  type RefundId,
  type UserId,
  type BookingId,
  type GroupId,
  type SessionId,
} from "#app/platform/ids.ts";

// Type checker only. Each line that must not compile is marked; a missing error fails.
const orderId: OrderId = newId(OrderId);
const text: string = orderId;
const rupees: Money<"INR"> = { amount: 100n, currency: "INR" };
const dollars: Money<"USD"> = { amount: 100n, currency: "USD" };

// @ts-expect-error -- an order's id is no user's
export const another: UserId = orderId;
// @ts-expect-error -- a text is no id before it is read as one
export const unread: OrderId = text;
// @ts-expect-error -- an order's id is none of its items'
export const item: OrderItemId = orderId;
// @ts-expect-error -- an order's id is no payment's
export const payment: PaymentId = orderId;
// @ts-expect-error -- an order's id is no payment link's
export const link: PaymentLinkId = orderId;
// @ts-expect-error -- an order's id is no refund's
export const refund: RefundId = orderId;
// @ts-expect-error -- an order's id is no research group's
export const group: GroupId = orderId;
// @ts-expect-error -- an order's id is no booking's
export const booking: BookingId = orderId;
// @ts-expect-error -- an order's id is no session's
export const session: SessionId = orderId;
// @ts-expect-error -- a text is no currency before it is known to be one
export const currency: Currency = text;
// @ts-expect-error -- rupees and dollars have no sum
addMoney(rupees, dollars);
export const both: Money<"INR"> = addMoney(rupees, rupees);
