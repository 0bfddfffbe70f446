import type { UserId } from "#app/platform/ids.ts";

export type NoteText = { userId: UserId; subject: string; sentences: string[] };
