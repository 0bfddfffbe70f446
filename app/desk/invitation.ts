import type { StaffRole } from "#app/desk/permissions.ts";
import { dayMs } from "#app/platform/dates.ts";
import { refuse } from "#app/platform/outcome.ts";

export const invitationDays = 7;

export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + invitationDays * dayMs);
}

export type InvitationState = "open" | "accepted" | "withdrawn" | "expired";

/** The first end counts. */
export function stateOfInvitation(
  invitation: { acceptedAt: Date | null; withdrawnAt: Date | null; expiresAt: Date },
  now: Date,
): InvitationState {
  const { acceptedAt, withdrawnAt, expiresAt } = invitation;
  if (acceptedAt !== null) return "accepted";
  if (withdrawnAt !== null && withdrawnAt < expiresAt) return "withdrawn";
  return expiresAt <= now ? "expired" : "open";
}

export const roleArticles: Record<StaffRole, string> = {
  counsellor: "a counsellor",
  manager: "a manager",
  owner: "an owner",
};

export const unknownInvitation = refuse({
  code: "unknown_invitation",
  message: "This invitation is not known. If you were sent more than one, only the newest mail works.",
  status: 404,
});

export const acceptedInvitation = refuse({
  code: "accepted",
  message: "This invitation has been accepted already.",
  status: 409,
});

export const withdrawnInvitation = refuse({
  code: "withdrawn",
  message: "This invitation was withdrawn. Whoever invited you can invite you again.",
  status: 409,
});

const expiredInvitation = refuse({
  code: "expired",
  message: `This invitation is older than ${invitationDays} days. Whoever invited you can send it again.`,
  status: 409,
});

export const invitedAlready = refuse({
  code: "invited_already",
  message: "This address has an open invitation as something else. Withdraw that one first.",
  status: 409,
  field: "email",
});

export const worksHere = refuse({
  code: "works_here",
  message: "Whoever has this address works at the desk already. Their role can be changed in the list.",
  status: 409,
  field: "email",
});

export const anothersInvitation = refuse({
  code: "anothers_invitation",
  message:
    "This invitation was sent to another address than that of your account. Log in with the account that has it, or sign up with it.",
  status: 403,
});

export const youWorkHere = refuse({
  code: "you_work_here",
  message: "You work at the desk already.",
  status: 409,
});

export const endedInvitation = {
  accepted: acceptedInvitation,
  withdrawn: withdrawnInvitation,
  expired: expiredInvitation,
} as const;
