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

export type DeliverablesView = {
  versions: ShownVersion[];
  /** Null when none can be handed over. */
  handOver: number | null;
  handOverWaits: string | null;
  /** Set while the customer must answer. `roundsLeft` is null where rounds are unlimited. */
  answer: { roundsLeft: number | null; seen: string } | null;
  sendKey: string | null;
};
