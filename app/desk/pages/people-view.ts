import type { StaffRole } from "#app/desk/permissions.ts";

export type ShownPerson = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  timeZone: string;
  secondFactor: boolean;
  since: string;
  ended: string | null;
  away: string | null;
  isYou: boolean;
};

export type ShownInvitation = {
  id: string;
  email: string;
  role: StaffRole;
  inviter: string;
  until: string;
  expired: boolean;
  sentTimes: number;
};

export const roleLabels: Record<StaffRole, string> = {
  counsellor: "Counsellor",
  manager: "Manager",
  owner: "Owner",
};
