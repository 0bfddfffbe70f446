export type NotesView = {
  notes: { id: number; author: string; at: string; when: string; text: string }[];
  olderHref: string | null;
  newestHref: string | null;
  /** Null for who only reads the case. */
  sendKey: string | null;
};
