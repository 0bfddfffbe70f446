import { eq } from "drizzle-orm";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { findColleagues, setAccountRole } from "#app/accounts/staff-account.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import {
  acceptedInvitation,
  anothersInvitation,
  endedInvitation,
  type InvitationState,
  stateOfInvitation,
  unknownInvitation,
  youWorkHere,
} from "#app/desk/invitation.ts";
import { hashInvitationSecret, isInvitationSecret } from "#app/desk/invitation-secret.server.ts";
import { lockPeople, putRole, roleOf } from "#app/desk/people.server.ts";
import { may, type StaffRole } from "#app/desk/permissions.ts";
import { staffInvitations } from "#app/desk/tables.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

type ShownInvitation = { email: string; role: StaffRole; inviter: string };

type Found = typeof staffInvitations.$inferSelect;

/** Refuses with the reason once it has ended. */
export async function readInvitation(secret: string, now: Date): Promise<Outcome<ShownInvitation>> {
  const found = await findInvitation(db, secret);
  if (!found) return unknownInvitation;
  const state = await stateNow(db, found, now);
  if (state !== "open") return endedInvitation[state];
  const names = await namePeople(db, [found.invitedBy]);
  const { email, role, invitedBy } = found;
  return done({ email, role, inviter: fullName(names.get(invitedBy)) });
}

/** The account must have the invited address; holding the link proves it. Repeating it changes nothing. */
export function acceptInvitation(asked: {
  userId: UserId;
  secret: string;
  now: Date;
}): Promise<Outcome<{ role: StaffRole }>> {
  return allOrNothing(db, (tx) => accept(tx, asked));
}

async function accept(
  tx: Transaction,
  { userId, secret, now }: Parameters<typeof acceptInvitation>[0],
): Promise<Outcome<{ role: StaffRole }>> {
  await lockPeople(tx);
  const found = await findInvitation(tx, secret);
  if (!found) return unknownInvitation;
  if (found.acceptedBy === userId && (await roleOf(tx, userId)) !== null) return done({ role: found.role });
  const state = await stateNow(tx, found, now);
  if (state !== "open") return endedInvitation[state];
  const account = (await findColleagues(tx, [userId])).get(userId);
  if (account?.email !== found.email) return anothersInvitation;
  if ((await roleOf(tx, userId)) !== null) return youWorkHere;
  if (!(await setAccountRole(tx, userId, "staff"))) return acceptedInvitation;
  const { id, role, invitedBy } = found;
  await putRole(tx, { userId, role, grantedBy: invitedBy, now });
  await tx
    .update(staffInvitations)
    .set({ acceptedAt: now, acceptedBy: userId })
    .where(eq(staffInvitations.id, id));
  await recordAuditEvent(tx, {
    actor: { id: userId, role: null },
    event: "invitation_accepted",
    subject: { kind: "person", id: userId },
    before: { role: null },
    after: { role, invited_by: invitedBy },
    now,
  });
  return done({ role });
}

async function findInvitation(tx: Db, secret: string): Promise<Found | null> {
  if (!isInvitationSecret(secret)) return null;
  const [found] = await tx
    .select()
    .from(staffInvitations)
    .where(eq(staffInvitations.secretHash, hashInvitationSecret(secret)));
  return found ?? null;
}

/** Ends when its sender stops being an owner. */
async function stateNow(tx: Db, found: Found, now: Date): Promise<InvitationState> {
  const state = stateOfInvitation(found, now);
  if (state !== "open") return state;
  const inviter = await roleOf(tx, found.invitedBy);
  return inviter !== null && may(inviter, "invite", { own: false }) ? "open" : "withdrawn";
}
