import { eq } from "drizzle-orm";

import { signInSessions, users } from "#app/accounts/tables.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { customerGone } from "#app/desk/customer-gone.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { readReason } from "#app/desk/reason.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

/**
 * On every device, at their next request. Those of somebody who works here only an owner ends. Refuses: `not_allowed`,
 * `missing_reason`, `customer_gone`.
 */
export async function endSignInsAtDesk(asked: {
  member: Member;
  userId: UserId;
  reason: string;
  now: Date;
}): Promise<Outcome<null>> {
  const { member, userId, now } = asked;
  if (!mayEndSignInsOf(member, null)) return notAllowed;
  const reason = readReason(asked.reason);
  if (!reason.ok) return reason;
  return allOrNothing(db, async (tx) => {
    const [account] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId));
    if (!account) return customerGone;
    if (!mayEndSignInsOf(member, account.role)) return notAllowed;
    const ended = await tx
      .delete(signInSessions)
      .where(eq(signInSessions.userId, userId))
      .returning({ id: signInSessions.id });
    if (ended.length === 0) return done(null);
    await recordAuditEvent(tx, {
      actor: member,
      event: "sign_ins_ended",
      subject: { kind: "customer", id: userId },
      before: { sign_ins: ended.length },
      after: { sign_ins: 0 },
      reason: reason.value,
      now,
    });
    return done(null);
  });
}

export function mayEndSignInsOf({ role }: Member, accountRole: string | null): boolean {
  const action = accountRole === "staff" ? "change_people" : "end_sign_ins";
  return may(role, action, { own: false });
}
