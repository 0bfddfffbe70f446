import type { SessionId } from "#app/platform/ids.ts";

export type SessionsView = {
  counts: { kind: string; text: string }[];
  usedUp: boolean;
  booked: ShownSession[];
  over: ShownSession[];
  book: BookView | null;
  /** Where customers choose a time themselves. */
  chooseHref: string | null;
  /** Nothing else waits for the customer. */
  chooseIsNext: boolean;
  people: Option[];
  /** The zone in which the desk types times. */
  timeZone: string;
};

export type Option = { value: string; label: string };

export type ShownSession = {
  id: SessionId;
  title: string;
  /** ISO 8601. */
  at: string;
  /** In the reader's zone and the other side's. */
  when: string;
  minutes: number;
  state: string;
  stateTone: "harbour" | "success" | "neutral";
  counsellor: string;
  /** Null once it is over. */
  meetingLink: string | null;
  calendarHref: string | null;
  input: string | null;
  asking: boolean;
  deskReason: string | null;
  canAsk: boolean;
  moveHref: string | null;
  /** Null when it cannot be changed. */
  change: ChangeView | null;
  canEnd: boolean;
  /** By whom and why it is said to be missed; the desk's until a manager decides. */
  missed: { by: string; reason: string } | null;
  can: { proposeMissed: boolean; decideMissed: boolean; giveBack: boolean };
};

export type ChangeView = { seen: number; local: string; counsellor: string; meetingLink: string };

export type BookView = {
  /** Created with the form, so it books once. */
  sessionId: SessionId;
  kinds: (Option & { minutes: number })[];
  counsellor: string;
  meetingLink: string;
};
