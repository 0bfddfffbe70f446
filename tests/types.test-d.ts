import { newId, OrderId, type UserId } from "#app/platform/ids.ts";

// Only the type checker reads this: each line below must not compile.
const orderId: OrderId = newId(OrderId);
const text: string = orderId;

// @ts-expect-error -- an order's id is no user's
export const another: UserId = orderId;
// @ts-expect-error -- a text is no id before it is read as one
export const unread: OrderId = text;
