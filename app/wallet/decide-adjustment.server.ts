import { blockDeletion } from "#app/accounts/block-deletion.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { factsOf, ownWallet, tellOwners } from "#app/wallet/adjust-wallet-at-desk.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { isAtDesk } from "#app/desk/is-at-desk.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { readReason } from "#app/desk/reason.ts";
import { decided, ownRequest, unknownRequest } from "#app/desk/request-refusals.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { declineAdjustment, makeAdjustment } from "#app/wallet/adjust-wallet.server.ts";
import {
  type Adjustment,
  findAdjustment,
  lockAdjustment,
  lockAdjustmentsOf,
} from "#app/wallet/adjustments.server.ts";

type Asked = { member: Member; adjustmentId: string; now: Date };

/** Once. Refuses: `not_allowed`, `unknown_request`, `own_request`, `own_wallet`, `decided`, and as `makeAdjustment`. */
export function approveAdjustment({ member, adjustmentId, now }: Asked): Promise<Outcome<Adjustment>> {
  return allOrNothing(db, async (tx) => {
    const found = await lockRequest(tx, member, adjustmentId);
    if (!found.ok) return found;
    if (found.value.state === "made" && found.value.decidedBy === member.id) return found;
    if (found.value.state !== "waiting") return decided(found.value);
    const made = await makeAdjustment(tx, found.value, { decidedBy: member.id, now });
    if (!made.ok) return made;
    await recordAuditEvent(tx, {
      actor: member,
      event: "adjustment_approved",
      subject: { kind: "customer", id: found.value.userId },
      before: { state: "waiting" },
      after: { state: "made", ...factsOf(made.value) },
      now,
    });
    if (made.value.direction === "credit") await tellOwners(tx, made.value, { what: "made", by: member.id });
    return made;
  });
}

/** Refuses as `approveAdjustment`, also `missing_reason`. */
export function declineRequest({
  member,
  adjustmentId,
  reason,
  now,
}: Asked & { reason: string }): Promise<Outcome<void>> {
  return allOrNothing(db, async (tx) => {
    const found = await lockRequest(tx, member, adjustmentId);
    if (!found.ok) return found;
    const { state, decidedBy, userId } = found.value;
    if (state === "declined" && decidedBy === member.id) return done(undefined);
    if (state !== "waiting") return decided(found.value);
    const read = readReason(reason);
    if (!read.ok) return read;
    await declineAdjustment(tx, adjustmentId, { decidedBy: member.id, declineReason: read.value, now });
    await recordAuditEvent(tx, {
      actor: member,
      event: "adjustment_declined",
      subject: { kind: "customer", id: userId },
      before: { state: "waiting" },
      after: { state: "declined", ...factsOf(found.value) },
      reason: read.value,
      now,
    });
    return done(undefined);
  });
}

async function lockRequest(tx: Transaction, member: Member, id: string): Promise<Outcome<Adjustment>> {
  if (!may(member.role, "approve_adjustment", { own: false })) return notAllowed;
  if (!(await isAtDesk(tx, member.id))) return notAllowed;
  const seen = await findAdjustment(tx, id);
  if (!seen) return unknownRequest;
  if (seen.askedBy === member.id) return ownRequest;
  if (seen.userId === member.id) return ownWallet;
  // Account first, the order in which a deletion locks.
  await blockDeletion(tx, seen.userId);
  await lockAdjustmentsOf(tx, seen.userId);
  // Read again: someone may have decided while we waited for the lock.
  return done((await lockAdjustment(tx, id)) ?? seen);
}
