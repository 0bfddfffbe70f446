type ShownComment = { id: number; who: string; when: string; at: string; text: string };

/** A version with its words, files and comments ready to be shown. */
export type ShownVersion = {
  id: string;
  number: number;
  who: string;
  at: string;
  when: string;
  text: string;
  files: { href: string; name: string; size: number }[];
  answer: "accepted" | "changes_asked" | null;
  answerText: string | null;
  answeredOn: string | null;
  comments: ShownComment[];
};

export type DeliverablesView = {
  /** The newest first. */
  versions: ShownVersion[];
  /** The number of the version that can be handed over now; null where none can. */
  handOver: number | null;
  /** Why nothing can be handed over yet, at the desk. */
  handOverWaits: string | null;
  /**
   * Whether the customer answers now what was delivered, when that was, and how many rounds of changes are left of those
   * counted.
   */
  answer: { roundsLeft: number | null; seen: string } | null;
  /** Made with the page, so that a comment sent twice is one; null where comments are closed. */
  sendKey: string | null;
};
