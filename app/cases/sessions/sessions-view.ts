/** The sessions of a service ready to be shown: what is left of them, those that are booked, and those that are over. */
export type SessionsView = {
  counts: { kind: string; bought: string; text: string }[];
  /** Whether none is left to be held. */
  usedUp: boolean;
  booked: ShownSession[];
  over: ShownSession[];
  book: BookView | null;
  /** For the desk's forms: who can hold a session. */
  people: Option[];
  /** The clock that the desk's fields are read by. */
  timeZone: string;
};

export type Option = { value: string; label: string };

export type ShownSession = {
  id: string;
  title: string;
  /** ISO 8601. */
  at: string;
  /** On the reader's clock, and on the other one's. */
  when: string;
  minutes: number;
  state: string;
  stateTone: "harbour" | "success" | "neutral";
  counsellor: string;
  /** Null once nobody meets there. */
  meetingLink: string | null;
  calendarHref: string | null;
  /** What the customer wrote about another time. */
  input: string | null;
  /** Whether it waits for an answer. */
  asking: boolean;
  deskReason: string | null;
  /** Whether its customer, who looks at it, may ask for another time. */
  canAsk: boolean;
  /** What the desk's form for it holds; null where it cannot be changed. */
  change: ChangeView | null;
  /** Whether it has begun, so that the desk can say how it went. */
  canEnd: boolean;
};

export type ChangeView = { seen: number; local: string; counsellor: string; meetingLink: string };

export type BookView = {
  /** Made with the form, so that it books once. */
  appointmentId: string;
  kinds: (Option & { minutes: number })[];
  counsellor: string;
  meetingLink: string;
};
