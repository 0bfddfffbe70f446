import { href } from "react-router";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { isAtDesk } from "#app/desk/is-at-desk.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { ownOrder } from "#app/refunds/own-order.server.ts";
import { may } from "#app/desk/permissions.ts";
import { readReason } from "#app/desk/reason.ts";
import { decided, ownRequest, unknownRequest } from "#app/desk/request-refusals.ts";
import {
  isAsShown,
  notAsShown,
  partsOf,
  refuseForOpenCancellations,
  toldParts,
} from "#app/orders/desk/refund-at-desk.server.ts";
import { queueOwnerNote } from "#app/desk/owner-note.server.ts";
import { formatMoney } from "#app/money/format.ts";
import { findOrder, type Order } from "#app/orders/find-order.server.ts";
import { lockPurchase } from "#app/orders/lock-purchase.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import {
  endRefundRequest,
  lockRefundRequest,
  type RefundRequest,
} from "#app/refunds/refund-requests.server.ts";

type Asked = { member: Member; requestId: string; now: Date };

/**
 * Once. Refuses: `not_allowed`, `unknown_request`, `own_request`, `own_order`, `decided`, `price_changed`,
 * `cancellation_requested`, and as `refundOrder`.
 */
export function approveRefund({ member, requestId, now }: Asked): Promise<Outcome<null>> {
  return allOrNothing(db, async (tx) => {
    const found = await lockRequest(tx, member, requestId);
    if (!found.ok) return found;
    const { request, order } = found.value;
    if (request.state === "made" && request.decidedBy === member.id) return done(null);
    if (request.state !== "waiting") return decided(request);
    const { orderId, itemId, toWallet, toGateway, reason } = request;
    const free = await refuseForOpenCancellations(tx, { orderId, itemId });
    if (!free.ok) return free;
    const amount = toWallet + toGateway;
    const input = { orderId, itemId, amount, requestKey: request.id, reason, refundedBy: member.id, now };
    const made = await refundOrder(input, tx);
    if (!made.ok) return made;
    const parts = partsOf(made.value, order.currency);
    if (!isAsShown(parts, request)) return notAsShown;
    await endRefundRequest(tx, request.id, { state: "made", decidedBy: member.id, decidedAt: now });
    const whole = formatMoney(amount + parts.premium, order.currency);
    const note = { about: "refund", what: "made", id: request.id, by: member.id, amount: whole } as const;
    await queueOwnerNote(tx, { ...note, path: href("/staff/orders/:orderId", { orderId }) });
    await recordAuditEvent(tx, {
      actor: member,
      event: "refund_approved",
      subject: { kind: "order", id: orderId },
      before: { request: request.id, state: "waiting" },
      after: { state: "made", currency: order.currency, ...toldParts(parts) },
      reason,
      now,
    });
    return done(null);
  });
}

/** Refuses as `approveRefund`, also `missing_reason`. */
export function declineRefundRequest(asked: Asked & { reason: string }): Promise<Outcome<null>> {
  const { member, requestId, now } = asked;
  return allOrNothing(db, async (tx) => {
    const found = await lockRequest(tx, member, requestId);
    if (!found.ok) return found;
    const { request } = found.value;
    if (request.state === "declined" && request.decidedBy === member.id) return done(null);
    if (request.state !== "waiting") return decided(request);
    const reason = readReason(asked.reason);
    if (!reason.ok) return reason;
    const ended = { decidedBy: member.id, decidedAt: now, declineReason: reason.value };
    await endRefundRequest(tx, request.id, { state: "declined", ...ended });
    await recordAuditEvent(tx, {
      actor: member,
      event: "refund_declined",
      subject: { kind: "order", id: request.orderId },
      before: { request: request.id, state: "waiting" },
      after: { state: "declined" },
      reason: reason.value,
      now,
    });
    return done(null);
  });
}

async function lockRequest(
  tx: Transaction,
  member: Member,
  id: string,
): Promise<Outcome<{ request: RefundRequest; order: Order }>> {
  if (!may(member.role, "refund", { own: false }) || !(await isAtDesk(tx, member.id))) return notAllowed;
  const request = await lockRefundRequest(tx, id);
  if (!request) return unknownRequest;
  if (request.askedBy === member.id) return ownRequest;
  const order = await findOrder(tx, request.orderId);
  invariant(order, `the order of request ${id} is there`);
  if (order.userId === member.id) return ownOrder;
  await lockPurchase(tx, order);
  return done({ request, order });
}
