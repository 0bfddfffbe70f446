export type ConversationView = {
  messages: ShownMessage[];
  zoneNote: string;
  /** Null where there is nothing more. */
  olderHref: string | null;
  newestHref: string | null;
  /** Null while it is open. */
  closed: string | null;
  sendKey: string;
};

export type ShownMessage = {
  id: number;
  author: string;
  /** Written by the reader's own side. */
  ours: boolean;
  at: string;
  when: string;
  text: string;
  files: { href: string; name: string; size: number }[];
};
