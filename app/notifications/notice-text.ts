import type { NotificationKind } from "#app/notifications/kinds.ts";
import { writtenDate } from "#app/platform/dates.ts";

/** What a sentence needs besides the record: never anybody's words. */
export type NoticeFacts = {
  dueOn?: string;
  count?: number;
  amount?: string;
  currency?: string;
  /** Of an approval: what it is about, and whether it is asked for or was given. */
  about?: ApprovalAbout;
  given?: boolean;
};

type ApprovalAbout =
  | "version"
  | "refund"
  | "cancellation"
  | "guarantee"
  | "credit"
  | "by_hand"
  | "proposed_cancellation"
  | "missed_session";

type NoticeAbout = {
  /** Such as "Cover letter, order LF-1001"; null where it is about no service. */
  what: string | null;
  /** A colleague's name; null for customers and for what the clock does. */
  by: string | null;
  facts: NoticeFacts;
};

type NoticeText = { sentence: string; subject: string };

export function noticeText(kind: NotificationKind, about: NoticeAbout): NoticeText {
  const { what, by, facts } = about;
  const { sentence, short } = texts[kind]({
    what: what ?? "a service",
    by: by ?? "A colleague",
    date: facts.dueOn === undefined ? "soon" : writtenDate(facts.dueOn),
    facts,
  });
  return { sentence, subject: what === null ? upper(short) : `${what}: ${short}` };
}

/** The page of the record, at the part that the notice is about. */
export function noticeHref(
  kind: NotificationKind,
  { path, facts }: { path: string; facts: NoticeFacts },
): string {
  if (kind === "assigned" && facts.count !== undefined) return `${path}?person=me`;
  const part = kind === "approval_wanted" ? partOfApproval[facts.about ?? "refund"] : parts[kind];
  return part === undefined ? path : `${path}#${part}`;
}

const parts: Partial<Record<NotificationKind, string>> = {
  form_arrived: "intake",
  message: "conversation",
  unanswered: "conversation",
  mentioned: "timeline",
  changes_asked: "deliverables",
  accepted: "deliverables",
  session_asked: "sessions",
  session_unanswered: "sessions",
  cancellation_asked: "cancelling",
  cancellation_due: "cancelling",
  cancellation_late: "cancelling",
  guarantee_claimed: "guarantee",
};

const partOfApproval: Partial<Record<ApprovalAbout, string>> = {
  version: "deliverables",
  proposed_cancellation: "cancelling",
  missed_session: "sessions",
};

type Told = { what: string; by: string; date: string; facts: NoticeFacts };
type Written = { sentence: string; short: string };

const texts: Record<NotificationKind, (told: Told) => Written> = {
  assigned: ({ what, by, facts: { count } }) =>
    count === undefined
      ? { sentence: `${by} has given you ${what}.`, short: "given to you" }
      : { sentence: `${by} has given you ${services(count)}.`, short: `${services(count)} given to you` },
  form_arrived: ({ what }) => ({ sentence: `The form of ${what} is here.`, short: "the form is here" }),
  message: ({ what }) => ({ sentence: `The customer has written about ${what}.`, short: "a new message" }),
  unanswered: ({ what }) => ({
    sentence: `Nobody has answered the customer about ${what} for a working day.`,
    short: "nobody has answered",
  }),
  mentioned: ({ what, by }) => ({ sentence: `${by} mentions you on ${what}.`, short: "you are mentioned" }),
  due_tomorrow: ({ what, date }) => ({ sentence: `${what} is due on ${date}.`, short: `due on ${date}` }),
  late: ({ what, date }) => ({ sentence: `${what} is late: it was due on ${date}.`, short: "late" }),
  changes_asked: ({ what }) => ({
    sentence: `The customer asks for changes to ${what}.`,
    short: "changes asked for",
  }),
  accepted: ({ what }) => ({ sentence: `The customer has accepted ${what}.`, short: "accepted" }),
  session_asked: ({ what }) => ({
    sentence: `The customer asks for another time of a session of ${what}.`,
    short: "another time asked for",
  }),
  session_unanswered: ({ what }) => ({
    sentence: `Nobody has answered the request for another time of a session of ${what}.`,
    short: "another time not answered",
  }),
  cancellation_asked: ({ what, date }) => ({
    sentence: `The customer asks to cancel ${what}. A manager answers by ${date}.`,
    short: "cancellation requested",
  }),
  cancellation_due: ({ what, date }) => ({
    sentence: `The request to cancel ${what} must be answered by ${date}.`,
    short: `to be answered by ${date}`,
  }),
  cancellation_late: ({ what, date }) => ({
    sentence: `The request to cancel ${what} was to be answered by ${date}, and is not.`,
    short: "cancellation not answered in time",
  }),
  guarantee_claimed: ({ what }) => ({
    sentence: `The customer claims the guarantee of ${what}.`,
    short: "guarantee claimed",
  }),
  approval_wanted: approval,
  refund_failed: ({ facts: { amount } }) => ({
    sentence: amount ? `A refund of ${amount} has failed.` : "A refund has failed.",
    short: "a refund has failed",
  }),
  books_differ: ({ facts: { count = 1 } }) => ({
    sentence: `The nightly check of the books has found ${count === 1 ? "something" : `${count} things`}.`,
    short: "findings in the books",
  }),
  rate_waits: ({ facts: { currency } }) => ({
    sentence: currency
      ? `A rate of ${currency} waits to be accepted.`
      : "An exchange rate waits to be accepted.",
    short: "an exchange rate waits",
  }),
};

function approval({ what, by, facts: { about = "refund", amount, given } }: Told): Written {
  if (about === "version") {
    return { sentence: `${by} asks for a second reader of ${what}.`, short: "please read a version" };
  }
  if (about === "proposed_cancellation") {
    return { sentence: `${by} proposes to cancel ${what}.`, short: "cancellation proposed" };
  }
  if (about === "missed_session") {
    return {
      sentence: `${by} proposes to count a session of ${what} as missed.`,
      short: "a missed session to decide",
    };
  }
  const thing = `${moneyThings[about]} of ${amount ?? "money"}`;
  return given
    ? {
        sentence: `${by} approved a ${thing} that somebody else had asked for.`,
        short: `a ${thing} was approved`,
      }
    : {
        sentence: `${by} asks for a ${thing}, which needs a second person.`,
        short: `a ${thing} is waiting for a second person`,
      };
}

const moneyThings: Record<
  Exclude<ApprovalAbout, "version" | "proposed_cancellation" | "missed_session">,
  string
> = {
  refund: "refund",
  cancellation: "refund for a cancellation",
  guarantee: "refund under the guarantee",
  credit: "wallet credit",
  by_hand: "refund by bank transfer",
};

function services(count: number): string {
  return count === 1 ? "1 service" : `${count} services`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
