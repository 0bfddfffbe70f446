import {
  sessionTextLength,
  askHoursBeforeMin,
  daysAheadMax,
  meetingLinkLengthMax,
  sessionMinutes,
} from "#app/cases/sessions/session-limits.ts";
import {
  type BoughtSessions,
  sessionFacts,
  type SessionKind,
} from "#app/catalog/service-parts/session-kinds.ts";
import { dayMs, hourMs, minuteMs } from "#app/platform/dates.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

const sessionStates = ["booked", "held", "no_show", "cancelled"] as const;
export type SessionState = (typeof sessionStates)[number];

export const sessionStateLabels: Record<SessionState, string> = {
  booked: "Booked",
  held: "Held",
  no_show: "Missed",
  cancelled: "Cancelled",
};

type SessionCounts = {
  kind: SessionKind;
  bought: number;
  held: number;
  /** Counts as used, like a held one. */
  missed: number;
  booked: number;
  left: number;
};

/** Cancelled sessions do not count. */
export function countSessions(
  { kind, count }: BoughtSessions,
  sessions: readonly { kind: string; state: SessionState }[],
): SessionCounts {
  const inState = (state: SessionState) =>
    sessions.filter((one) => one.kind === kind && one.state === state).length;
  const [held, missed, booked] = [inState("held"), inState("no_show"), inState("booked")];
  return { kind, bought: count, held, missed, booked, left: Math.max(0, count - held - missed - booked) };
}

export function countsText({ kind, bought, held, missed, booked, left }: SessionCounts): string {
  const { many, rounds } = sessionFacts[kind];
  const label = many.charAt(0).toUpperCase() + many.slice(1);
  const used = [
    ...(held > 0 ? [`${held} held`] : []),
    ...(missed > 0 ? [`${missed} missed`] : []),
    ...(booked > 0 ? [`${booked} booked`] : []),
  ];
  return [
    `${label}${rounds === undefined ? "" : ` of ${rounds} rounds`}: ${left} left of ${bought}`,
    ...used,
  ].join(", ");
}

export function isUsedUp({ bought, held, missed }: SessionCounts): boolean {
  return held + missed >= bought;
}

/** The lowest free number; null when none is left. */
export function nextPosition(
  { kind, count }: BoughtSessions,
  sessions: readonly { kind: string; position: number; state: SessionState }[],
): number | null {
  const taken = new Set(
    sessions.filter((one) => one.kind === kind && one.state !== "cancelled").map(({ position }) => position),
  );
  return Array.from({ length: count }, (_, index) => index + 1).find((one) => !taken.has(one)) ?? null;
}

/** Neither in the past nor too far ahead. */
export function checkStart(startsAt: Date, now: Date): Outcome<Date> {
  if (startsAt <= now) return notAhead;
  if (startsAt.getTime() - now.getTime() > daysAheadMax * dayMs) return tooFarAhead;
  return done(startsAt);
}

export function readMinutes(typed: string): Outcome<number> {
  const minutes = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return minutes >= sessionMinutes.min && minutes <= sessionMinutes.max ? done(minutes) : wrongMinutes;
}

/** https only, without credentials. */
export function readMeetingLink(typed: string): Outcome<string> {
  if (typed.length > meetingLinkLengthMax || !URL.canParse(typed)) return wrongLink;
  const url = new URL(typed);
  const plain = url.protocol === "https:" && url.username === "" && url.password === "";
  if (!plain || !url.hostname.includes(".") || url.href.length > meetingLinkLengthMax) return wrongLink;
  return done(url.href);
}

export function readSessionText(typed: string): Outcome<string> {
  const text = plainParagraphs(typed);
  const length = readersLength(text);
  const { min, max } = sessionTextLength;
  return length >= min && length <= max ? done(text) : invalidText;
}

export function endOf(startsAt: Date, minutes: number): Date {
  return new Date(startsAt.getTime() + minutes * minuteMs);
}

export const remindBeforeMs = dayMs;

/** Booked late, the booking mail also serves as the reminder. */
export function remindedBy(startsAt: Date, now: Date): Date | null {
  return startsAt.getTime() - now.getTime() <= remindBeforeMs ? now : null;
}

export function isAsking(session: {
  state: SessionState;
  otherTimeAskedAt: Date | null;
  otherTimeAnsweredAt: Date | null;
}): boolean {
  const { state, otherTimeAskedAt, otherTimeAnsweredAt } = session;
  return state === "booked" && otherTimeAskedAt !== null && otherTimeAnsweredAt === null;
}

export function isEarlyEnough(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() >= askHoursBeforeMin * hourMs;
}

const notAhead = refuse({
  code: "invalid_choice",
  message: "Choose a time that is still to come.",
  status: 422,
  field: "starts_at",
});

const tooFarAhead = refuse({
  code: "invalid_choice",
  message: `Choose a time within ${daysAheadMax} days from now.`,
  status: 422,
  field: "starts_at",
});

const wrongMinutes = refuse({
  code: "invalid_choice",
  message: `A session takes ${sessionMinutes.min} to ${sessionMinutes.max} minutes.`,
  status: 422,
  field: "minutes",
});

const wrongLink = refuse({
  code: "invalid_choice",
  message: `Enter the whole address of the meeting: it begins with https:// and has at most ${meetingLinkLengthMax} characters.`,
  status: 422,
  field: "meeting_link",
});

const invalidText = refuse({
  code: "invalid_choice",
  message: `Write ${sessionTextLength.min} to ${sessionTextLength.max} characters.`,
  status: 422,
  field: "text",
});
