import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";

import { findAccountByEmail } from "#app/accounts/staff-account.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { invitationEnd, invitedAlready, stateOfInvitation, worksHere } from "#app/desk/invitation.ts";
import { hashInvitationSecret, invitationSecret } from "#app/desk/invitation-secret.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { lockPeople, roleOf } from "#app/desk/people.server.ts";
import { may, type StaffRole } from "#app/desk/permissions.ts";
import { queueInvitation } from "#app/desk/send-invitation.server.ts";
import { staffInvitations } from "#app/desk/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type Asked = { member: Member; email: string; role: StaffRole; now: Date };

/** One open invitation per address; repeating it sends nothing. */
export function invitePerson(asked: Asked): Promise<Outcome<{ id: string }>> {
  return allOrNothing(db, (tx) => invite(tx, asked));
}

async function invite(
  tx: Transaction,
  { member, email, role, now }: Asked,
): Promise<Outcome<{ id: string }>> {
  await lockPeople(tx);
  const ownRole = await roleOf(tx, member.id);
  if (ownRole === null || !may(ownRole, "invite", { own: false })) return notAllowed;
  const account = await findAccountByEmail(tx, email);
  if (account && (await roleOf(tx, account.id)) !== null) return worksHere;
  const [earlier] = await tx
    .select()
    .from(staffInvitations)
    .where(
      and(
        eq(staffInvitations.email, email),
        isNull(staffInvitations.acceptedAt),
        isNull(staffInvitations.withdrawnAt),
      ),
    );
  if (earlier && stateOfInvitation(earlier, now) === "open")
    return earlier.role === role ? done({ id: earlier.id }) : invitedAlready;
  if (earlier) await freeInvitedAddress(tx, earlier.id, now);
  return done({ id: await insertInvitation(tx, { member, email, role, now }) });
}

/** Expired ones make room. */
async function freeInvitedAddress(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(staffInvitations).set({ withdrawnAt: now }).where(eq(staffInvitations.id, id));
}

async function insertInvitation(
  tx: Transaction,
  { member, email, role, now }: { member: Member; email: string; role: StaffRole; now: Date },
): Promise<string> {
  const first = { id: randomUUID(), sentTimes: 1 };
  await tx.insert(staffInvitations).values({
    ...first,
    email,
    role,
    secretHash: hashInvitationSecret(invitationSecret(first)),
    invitedBy: member.id,
    createdAt: now,
    expiresAt: invitationEnd(now),
  });
  await queueInvitation(tx, first);
  await recordAuditEvent(tx, {
    actor: member,
    // Without the address: the log cannot be edited, and accounts may be erased.
    event: "person_invited",
    subject: { kind: "invitation", id: first.id },
    after: { role },
    now,
  });
  return first.id;
}
