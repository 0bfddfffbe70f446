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
  isYou: boolean;
};

/** What could not be done: about whom, by their id or `new`, and what was typed. */
export type PeopleProblem = {
  about: string;
  message: string;
  field: string | null;
  email: string;
  role: string;
};

export const roleWords: Record<StaffRole, string> = {
  counsellor: "Counsellor",
  manager: "Manager",
  owner: "Owner",
};
