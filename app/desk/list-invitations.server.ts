import { and, asc, inArray, isNull } from "drizzle-orm";

import type { Member } from "#app/desk/find-staff.server.ts";
import { stateOfInvitation } from "#app/desk/invitation.ts";
import { nameActors } from "#app/desk/list-people.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may, type StaffRole } from "#app/desk/permissions.ts";
import { staffInvitations } from "#app/desk/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type OpenInvitation = {
  id: string;
  email: string;
  role: StaffRole;
  inviter: string;
  sentTimes: number;
  expiresAt: Date;
  expired: boolean;
};

const invitationsMax = 200;

/** Includes expired ones; oldest first. */
export async function listInvitations(member: Member, now: Date): Promise<Outcome<OpenInvitation[]>> {
  if (!may(member.role, "invite", { own: false })) return notAllowed;
  const found = await db
    .select()
    .from(staffInvitations)
    .where(and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.withdrawnAt)))
    .orderBy(asc(staffInvitations.createdAt), asc(staffInvitations.id))
    .limit(invitationsMax);
  const names = await nameActors([...new Set(found.map(({ invitedBy }) => invitedBy))]);
  return done(
    found.map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      inviter: names.get(invitation.invitedBy) ?? invitation.invitedBy,
      sentTimes: invitation.sentTimes,
      expiresAt: invitation.expiresAt,
      expired: stateOfInvitation(invitation, now) === "expired",
    })),
  );
}

export async function emailsOfInvitations(ids: readonly string[]): Promise<Map<string, string>> {
  const found = await db
    .select({ id: staffInvitations.id, email: staffInvitations.email })
    .from(staffInvitations)
    .where(inArray(staffInvitations.id, [...ids]));
  return new Map(found.map(({ id, email }) => [id, email]));
}
