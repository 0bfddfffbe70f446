import type { Member } from "#app/desk/find-staff.server.ts";

/** Who acts at the desk: an owner, another who decides what the first one asked for, and a manager. */
export type DeskStaff = { owner: Member; other: Member; manager: Member };
