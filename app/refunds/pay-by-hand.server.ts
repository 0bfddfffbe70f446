import { z } from "zod";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { isAtDesk } from "#app/desk/is-at-desk.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import type { UserId } from "#app/platform/ids.ts";
import { isOwnRefund, ownOrder } from "#app/refunds/own-order.server.ts";
import { may } from "#app/desk/permissions.ts";
import { readReason } from "#app/desk/reason.ts";
import { decided, ownRequest, unknownRequest } from "#app/desk/request-refusals.ts";
import { queueOwnerNote } from "#app/desk/owner-note.server.ts";
import { decimal } from "#app/money/decimal.ts";
import { formatMoney } from "#app/money/format.ts";
import type { Refund } from "#app/payments/record-refund.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { notUnderstood } from "#app/platform/not-understood.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import {
  declineHandPayment,
  findHandPayment,
  type HandPayment,
  lockFailedRefund,
  makeHandPayment,
  recordHandPayment,
  waitingForHand,
} from "#app/refunds/hand-payments.server.ts";
import { lockRefundsBy, refundNeedsTwo } from "#app/refunds/refund-requests.server.ts";

type HandPaymentFields = { member: Member; refundId: string; requestKey: string; now: Date } & Pick<
  HandPayment,
  "reference" | "paidOn" | "reason"
>;

/**
 * A refund that no gateway can make was paid from our bank: it is booked so, at once or, above the limit, once a second
 * person has said so too. Once for each request key. Refuses with `not_allowed`, `own_order`, `not_failed` and
 * `waits_already`.
 */
export async function markPaidByHand(paid: HandPaymentFields): Promise<Outcome<"made" | "waits">> {
  const { member, refundId, reference, paidOn, reason, requestKey: id, now } = paid;
  if (!may(member.role, "refund", { own: false })) return notAllowed;
  if (await isOwnRefund(db, member, refundId)) return ownOrder;
  if (!z.uuid().safeParse(id).success) return notUnderstood;
  return allOrNothing<"made" | "waits">(db, async (tx) => {
    await lockRefundsBy(tx, member.id);
    const earlier = await findHandPayment(tx, id);
    if (earlier && !isSame(earlier, paid)) return differentDetails;
    if (earlier?.state === "declined") return decided(earlier);
    if (earlier) return done(earlier.state === "made" ? "made" : "waits");
    const found = await lockFailedRefund(tx, refundId);
    if (!found.ok) return found;
    if ((await waitingForHand(tx, [found.value.id])).size > 0) return waitsAlready;
    const refund = found.value;
    const { userId, amount, currency } = refund;
    const waits = await refundNeedsTwo(tx, { by: member.id, userId, amount, currency, now });
    const by = { askedBy: member.id, askedAt: now };
    const asked = { id, refundId: refund.id, reference, paidOn, reason, ...by };
    await recordHandPayment(tx, asked);
    if (waits) await tellOwners(tx, { what: "asked", id, by: member.id }, refund);
    else await makeHandPayment(tx, asked, refund, { decidedBy: null, now });
    await recordAuditEvent(tx, {
      actor: member,
      event: waits ? "refund_by_hand_asked" : "refund_paid_by_hand",
      subject: { kind: "refund", id: refundId },
      before: { state: "failed" },
      after: told({ id, paidOn }, refund),
      reason,
      now,
    });
    return done(waits ? "waits" : "made");
  });
}

type Asked = { member: Member; handPaymentId: string; now: Date };

/** Once. Refuses: `not_allowed`, `unknown_request`, `own_request`, `own_order`, `decided`, `not_failed`. */
export function approveHandPayment({ member, handPaymentId, now }: Asked): Promise<Outcome<null>> {
  return allOrNothing(db, async (tx) => {
    const found = await lockRequest(tx, member, handPaymentId);
    if (!found.ok) return found;
    const { state, decidedBy, refundId, reason } = found.value;
    if (state === "made" && decidedBy === member.id) return done(null);
    if (state !== "waiting") return decided(found.value);
    const refund = await lockFailedRefund(tx, refundId);
    if (!refund.ok) return refund;
    await makeHandPayment(tx, found.value, refund.value, { decidedBy: member.id, now });
    await tellOwners(tx, { what: "made", id: handPaymentId, by: member.id }, refund.value);
    await recordAuditEvent(tx, {
      actor: member,
      event: "refund_by_hand_approved",
      subject: { kind: "refund", id: refundId },
      before: { state: "failed" },
      after: told(found.value, refund.value),
      reason,
      now,
    });
    return done(null);
  });
}

/** Refuses as `approveHandPayment`, also `missing_reason`. */
export function declineHandPaymentAtDesk(asked: Asked & { reason: string }): Promise<Outcome<null>> {
  const { member, handPaymentId: id, now } = asked;
  return allOrNothing(db, async (tx) => {
    const found = await lockRequest(tx, member, id);
    if (!found.ok) return found;
    const { state, decidedBy, refundId } = found.value;
    if (state === "declined" && decidedBy === member.id) return done(null);
    if (state !== "waiting") return decided(found.value);
    const reason = readReason(asked.reason);
    if (!reason.ok) return reason;
    await declineHandPayment(tx, id, { decidedBy: member.id, decidedAt: now, declineReason: reason.value });
    const subject = { kind: "refund", id: refundId };
    const states = { before: { state: "waiting" }, after: { state: "declined" } };
    await recordAuditEvent(tx, {
      actor: member,
      event: "refund_by_hand_declined",
      subject,
      ...states,
      reason: reason.value,
      now,
    });
    return done(null);
  });
}

async function lockRequest(tx: Transaction, member: Member, id: string): Promise<Outcome<HandPayment>> {
  if (!may(member.role, "refund", { own: false }) || !(await isAtDesk(tx, member.id))) return notAllowed;
  const known = await findHandPayment(tx, id);
  if (!known) return unknownRequest;
  if (known.askedBy === member.id) return ownRequest;
  if (await isOwnRefund(tx, member, known.refundId)) return ownOrder;
  // Also locks if already decided, so two decisions cannot cross.
  await lockFailedRefund(tx, known.refundId);
  return done((await findHandPayment(tx, id)) ?? known);
}

function isSame(earlier: HandPayment, paid: HandPaymentFields): boolean {
  const { refundId, askedBy, reference, paidOn, reason } = earlier;
  const isTheirs = refundId === paid.refundId && askedBy === paid.member.id;
  return isTheirs && reference === paid.reference && paidOn === paid.paidOn && reason === paid.reason;
}

const differentDetails = refuse({
  code: "recorded_before",
  message: "This transfer is recorded already, with another reference, date or reason. Nothing was changed.",
  status: 409,
});

function told(
  { id, paidOn }: Pick<HandPayment, "id" | "paidOn">,
  { amount, currency }: Refund,
): Record<string, unknown> {
  return { transfer: id, paid_on: paidOn, amount: decimal(amount), currency };
}

async function tellOwners(
  tx: Transaction,
  note: { what: "asked" | "made"; id: string; by: UserId },
  { amount, currency }: Refund,
): Promise<void> {
  const path = note.what === "asked" ? "/staff/wallet-requests" : "/staff/refunds";
  await queueOwnerNote(tx, { about: "by_hand", ...note, amount: formatMoney(amount, currency), path });
}

const waitsAlready = refuse({
  code: "waits_already",
  message:
    "A colleague has recorded a transfer for this refund already. It is waiting for approval. Nothing was recorded now.",
  status: 409,
});
