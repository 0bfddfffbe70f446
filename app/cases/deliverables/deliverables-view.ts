type ShownComment = { id: number; who: string; when: string; at: string; text: string };

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

/** What a second reader has before them, or has sent back. The desk's alone. */
export type ShownDraft = {
  id: string;
  who: string;
  at: string;
  when: string;
  text: string;
  files: ShownVersion["files"];
  state: "asked" | "sent_back";
  reader: string;
  answerText: string | null;
  can: "read" | "take_back" | null;
};

export type DeliverablesView = {
  versions: ShownVersion[];
  drafts: ShownDraft[];
  /** Set instead of `handOver` where a second reader approves first. */
  askReader: { draftId: string; readers: { value: string; label: string }[] } | null;
  /** Null when none can be handed over. */
  handOver: number | null;
  handOverWaits: string | null;
  /** Set while the customer must answer. `roundsLeft` is null where rounds are unlimited. */
  answer: { roundsLeft: number | null; seen: string } | null;
  /** Set where an accepted service may still be changed: what is promised, and until when. */
  laterChanges: { promise: string; seen: string } | null;
  /** Whether the newest version waits for its customer. */
  waits: boolean;
  sendKey: string | null;
};
