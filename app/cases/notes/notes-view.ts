/** What the desk has written for itself about a case. */
export type NotesView = {
  /** The newest first. */
  notes: { id: number; author: string; at: string; when: string; text: string }[];
  olderHref: string | null;
  newestHref: string | null;
  sendKey: string;
};
