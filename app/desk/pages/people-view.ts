import type { StaffRole } from "#app/desk/permissions.ts";

/** Somebody at the desk as the page shows them: times are in words. */
export type ShownPerson = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  timeZone: string;
  secondFactor: boolean;
  since: string;
  ended: string | null;
  /** Away until when, in words; null for who is here. */
  away: string | null;
  isYou: boolean;
};

/** An invitation that nobody has accepted yet. */
export type ShownInvitation = {
  id: string;
  email: string;
  role: StaffRole;
  inviter: string;
  /** Until when it can be accepted, in words. */
  until: string;
  expired: boolean;
  sentTimes: number;
};

export const roleLabels: Record<StaffRole, string> = {
  counsellor: "Counsellor",
  manager: "Manager",
  owner: "Owner",
};
