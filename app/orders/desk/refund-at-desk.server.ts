import { randomUUID } from "node:crypto";
import { z } from "zod";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { isId, OrderId, OrderItemId } from "#app/platform/ids.ts";
import { ownOrder } from "#app/refunds/own-order.server.ts";
import { may } from "#app/desk/permissions.ts";
import { refuseWhileAsked } from "#app/cases/cancelling/refuse-while-asked.server.ts";
import { queueOwnerNote } from "#app/desk/owner-note.server.ts";
import { formatMoney } from "#app/money/format.ts";
import {
  findRefundRequest,
  lockRefundsBy,
  recordRefundRequest,
  refundNeedsTwo,
} from "#app/refunds/refund-requests.server.ts";
import { decimal } from "#app/money/decimal.ts";
import { parseAmount } from "#app/money/parse-amount.ts";
import { findRefundByRequest, type OrderRefund } from "#app/orders/find-order-refund.server.ts";
import { findOrder, type Order } from "#app/orders/find-order.server.ts";
import { lockPurchase } from "#app/orders/lock-purchase.server.ts";
import { refundedOf } from "#app/orders/record-order-refund.server.ts";
import { refundableItems } from "#app/orders/refundable-items.server.ts";
import type { RefundInput } from "#app/refunds/refund-split.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { refundOrder, unknownOrder } from "#app/refunds/refund-order.server.ts";
import type { Currency } from "#app/money/currency.ts";

/** A refund that is asked for: of the whole order or one item, all that is left of it or so much, and why. */
export type AskedRefund = {
  member: Member;
  orderId: string;
  itemId: string | null;
  /** In major units of the order’s currency; empty for all that is left. */
  amount: string;
  reason: string;
  now: Date;
};

export type RefundParts = { toWallet: bigint; toGateway: bigint; premium: bigint; currency: Currency };

/**
 * What a refund would come to. It is made and undone, so that nothing is shown that would not be done. Refuses with
 * `not_allowed`, `own_order`, `invalid_amount`, `cancellation_requested`, and what `refundOrder` refuses.
 */
export async function previewRefund(typed: AskedRefund): Promise<Outcome<RefundParts>> {
  const input = await readRefund(typed);
  if (!input.ok) return input;
  return tryRefund(db, typed, input.value);
}

async function tryRefund(within: Db, typed: AskedRefund, input: ReadRefund): Promise<Outcome<RefundParts>> {
  const undone = new Undone();
  try {
    return await within.transaction(async (tx) => {
      const free = await refuseForOpenCancellations(tx, { orderId: input.orderId, itemId: typed.itemId });
      if (!free.ok) return free;
      const made = await refundOrder({ ...input, requestKey: randomUUID() }, tx);
      if (!made.ok) return made;
      undone.parts = partsOf(made.value, input.currency);
      throw undone;
    });
  } catch (error) {
    if (error === undone && undone.parts) return done(undone.parts);
    throw error;
  }
}

class Undone extends Error {
  override name = "Undone";
  parts: RefundParts | null = null;
}

type WaitingRefund = { id: string; waits: true };

/**
 * Once per request key; above the limit a second person must approve. Refuses as `previewRefund`, and `price_changed`
 * if the figures differ from those shown.
 */
export async function refundAtDesk(
  typed: AskedRefund & { requestKey: string; shown: Omit<RefundParts, "currency"> },
): Promise<Outcome<OrderRefund | WaitingRefund>> {
  const { member, requestKey, shown } = typed;
  const input = await readRefund(typed);
  if (!input.ok) return input;
  if (!z.uuid().safeParse(requestKey).success) return notUnderstood;
  return allOrNothing<OrderRefund | WaitingRefund>(db, async (tx) => {
    const known = await findOrder(tx, input.value.orderId);
    if (!known) return unknownOrder;
    await lockRefundsBy(tx, member.id);
    // Two presses meet here; the second finds the first one's result.
    await lockPurchase(tx, known);
    const asked = await findRefundRequest(tx, requestKey);
    if (asked) return asked.askedBy === member.id ? done({ id: asked.id, waits: true }) : notUnderstood;
    const earlier = await findRefundByRequest(tx, requestKey);
    const amount = shown.toWallet + shown.toGateway + shown.premium;
    const about = { by: member.id, userId: known.userId, amount, currency: known.currency, now: typed.now };
    if (!earlier && (await refundNeedsTwo(tx, about))) return askSecondPerson(tx, typed, input.value);
    const before = await orderState(tx, known.id);
    const made = await refundOrder({ ...input.value, requestKey }, tx);
    if (!made.ok) return made;
    const parts = partsOf(made.value, known.currency);
    if (!isAsShown(parts, shown)) return notAsShown;
    if (earlier) return made;
    const free = await refuseForOpenCancellations(tx, { orderId: known.id, itemId: typed.itemId });
    if (!free.ok) return free;
    const after = { ...(await orderState(tx, known.id)), ...toldParts(parts) };
    const subject = { kind: "order", id: known.id };
    const { reason, now } = input.value;
    await recordAuditEvent(tx, {
      actor: member,
      event: "order_refunded",
      subject,
      before,
      after,
      reason,
      now,
    });
    return made;
  });
}

type Shown = Omit<RefundParts, "currency">;

export function isAsShown(parts: Shown, shown: Shown): boolean {
  return (["toWallet", "toGateway", "premium"] as const).every((part) => parts[part] === shown[part]);
}

async function askSecondPerson(
  tx: Transaction,
  typed: AskedRefund & { requestKey: string; shown: Shown },
  input: ReadRefund,
): Promise<Outcome<WaitingRefund>> {
  const { member, requestKey: id, shown, now } = typed;
  const { orderId } = input;
  const parts = await tryRefund(tx, typed, input);
  if (!parts.ok) return parts;
  if (!isAsShown(parts.value, shown)) return notAsShown;
  const { toWallet, toGateway, premium, currency } = parts.value;
  const itemId = typed.itemId === null ? null : OrderItemId.parse(typed.itemId);
  const asked = { id, orderId, itemId, toWallet, toGateway, premium, reason: input.reason };
  await recordRefundRequest(tx, { ...asked, askedBy: member.id, askedAt: now });
  const amount = formatMoney(toWallet + toGateway + premium, currency);
  const note = { about: "refund", what: "asked", id, by: member.id, amount } as const;
  await queueOwnerNote(tx, { ...note, path: "/staff/wallet-requests" });
  await recordAuditEvent(tx, {
    actor: member,
    event: "refund_asked",
    subject: { kind: "order", id: orderId },
    after: { request: id, currency, ...toldParts(parts.value) },
    reason: input.reason,
    now,
  });
  return done({ id, waits: true });
}

export async function refuseForOpenCancellations(
  tx: Db,
  { orderId, itemId }: { orderId: OrderId; itemId: string | null },
): Promise<Outcome<null>> {
  const items = await refundableItems(tx, orderId);
  const given = items.filter(({ id }) => itemId === null || id === itemId);
  return refuseWhileAsked(
    tx,
    given.map(({ id }) => id),
  );
}

type ReadRefund = RefundInput & {
  orderId: OrderId;
  currency: Currency;
  reason: string;
  refundedBy: string;
  now: Date;
};

async function readRefund({
  member,
  orderId,
  itemId,
  amount,
  ...typed
}: AskedRefund): Promise<Outcome<ReadRefund>> {
  if (!may(member.role, "refund", { own: false })) return notAllowed;
  const order = isId(OrderId, orderId) ? await findOrder(db, orderId) : null;
  if (!order) return unknownOrder;
  if (order.userId === member.id) return ownOrder;
  const read = amount.trim() === "" ? done(null) : parseAmount(amount, order.currency);
  if (!read.ok) return read;
  return done({
    orderId: order.id,
    itemId,
    amount: read.value,
    currency: order.currency,
    reason: typed.reason,
    refundedBy: member.id,
    now: typed.now,
  });
}

export function partsOf({ amount, walletPart, premium }: OrderRefund, currency: Currency): RefundParts {
  return { toWallet: walletPart, toGateway: amount - walletPart, premium, currency };
}

async function orderState(tx: Transaction, orderId: OrderId): Promise<Record<string, unknown>> {
  const order: Order | null = await findOrder(tx, orderId);
  invariant(order, `order ${orderId} is still there`);
  return { state: order.state, refunded: decimal(await refundedOf(tx, orderId)), currency: order.currency };
}

export function toldParts({ toWallet, toGateway, premium }: RefundParts): Record<string, unknown> {
  return { to_wallet: decimal(toWallet), to_gateway: decimal(toGateway), premium: decimal(premium) };
}

export const notAsShown = refuse({
  code: "price_changed",
  message: "Part of this order has been refunded since the figures were shown. Check the new ones.",
  status: 409,
});
