import { eq } from "drizzle-orm";
import { z } from "zod";

import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import {
  acceptedInvitation,
  invitationEnd,
  unknownInvitation,
  withdrawnInvitation,
} from "#app/desk/invitation.ts";
import { hashInvitationSecret, invitationSecret } from "#app/desk/invitation-secret.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { lockPeople, roleOf } from "#app/desk/people.server.ts";
import { may } from "#app/desk/permissions.ts";
import { queueInvitation } from "#app/desk/send-invitation.server.ts";
import { staffInvitations } from "#app/desk/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type Asked = { member: Member; invitationId: string; now: Date };
type Invitation = typeof staffInvitations.$inferSelect;

export function withdrawInvitation({ member, invitationId, now }: Asked): Promise<Outcome<void>> {
  return allOrNothing(db, async (tx) => {
    const found = await lockInvitation(tx, { member, invitationId });
    if (!found.ok) return found;
    if (found.value.acceptedAt) return acceptedInvitation;
    if (found.value.withdrawnAt) return done(undefined);
    await tx.update(staffInvitations).set({ withdrawnAt: now }).where(eq(staffInvitations.id, invitationId));
    await recordAuditEvent(tx, {
      actor: member,
      event: "invitation_withdrawn",
      subject: { kind: "invitation", id: invitationId },
      before: { role: found.value.role },
      now,
    });
    return done(undefined);
  });
}

/**
 * A new link for another seven days; the old one ends. `sentTimes` is the count the page showed, so pressing twice
 * sends one mail.
 */
export function sendInvitationAgain({
  member,
  invitationId,
  sentTimes,
  now,
}: Asked & { sentTimes: number }): Promise<Outcome<void>> {
  return allOrNothing(db, async (tx) => {
    const found = await lockInvitation(tx, { member, invitationId });
    if (!found.ok) return found;
    if (found.value.acceptedAt) return acceptedInvitation;
    if (found.value.withdrawnAt) return withdrawnInvitation;
    if (found.value.sentTimes !== sentTimes) return done(undefined);
    const sending = { id: invitationId, sentTimes: sentTimes + 1 };
    await tx
      .update(staffInvitations)
      .set({
        sentTimes: sending.sentTimes,
        secretHash: hashInvitationSecret(invitationSecret(sending)),
        invitedBy: member.id,
        expiresAt: invitationEnd(now),
      })
      .where(eq(staffInvitations.id, invitationId));
    await queueInvitation(tx, sending);
    await recordAuditEvent(tx, {
      actor: member,
      event: "invitation_sent_again",
      subject: { kind: "invitation", id: invitationId },
      after: { role: found.value.role },
      now,
    });
    return done(undefined);
  });
}

async function lockInvitation(
  tx: Transaction,
  { member, invitationId }: { member: Member; invitationId: string },
): Promise<Outcome<Invitation>> {
  await lockPeople(tx);
  const role = await roleOf(tx, member.id);
  if (role === null || !may(role, "invite", { own: false })) return notAllowed;
  if (!z.uuid().safeParse(invitationId).success) return unknownInvitation;
  const [found] = await tx
    .select()
    .from(staffInvitations)
    .where(eq(staffInvitations.id, invitationId))
    .for("update");
  return found ? done(found) : unknownInvitation;
}
