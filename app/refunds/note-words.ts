/** A note to a customer about their money, ready to be sent. */
export type NoteWords = { userId: string; subject: string; sentences: string[] };
