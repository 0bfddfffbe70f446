/** The conversation of a case as one side reads it. */
export type ConversationView = {
  /** The oldest first. */
  messages: ShownMessage[];
  /** Where older ones stand, and from there the way back; null where there is nothing more. */
  olderHref: string | null;
  newestHref: string | null;
  /** Why nothing more can be written; null while it can. */
  closed: string | null;
  /** Who reads what is written, for the form. */
  hint: string;
  sendKey: string;
};

export type ShownMessage = {
  id: number;
  author: string;
  /** Whether the side that reads wrote it. */
  ours: boolean;
  at: string;
  when: string;
  text: string;
  files: { href: string; name: string; size: number }[];
};
