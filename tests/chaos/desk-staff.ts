import type { Member } from "#app/desk/find-staff.server.ts";

/** `other` decides what `owner` asked for. */
export type DeskStaff = { owner: Member; other: Member; manager: Member };
