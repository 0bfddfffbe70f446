/** What the desk has written for itself about a case. */
export type NotesView = {
  /** The newest first. */
  notes: { id: number; author: string; at: string; when: string; words: string }[];
  olderHref: string | null;
  newestHref: string | null;
  sendKey: string;
};
