import type { UserId } from "#app/platform/ids.ts";

/** A note to a customer about their money, ready to be sent. */
export type NoteText = { userId: UserId; subject: string; sentences: string[] };
