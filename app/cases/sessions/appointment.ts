import {
  appointmentTextLength,
  askHoursBeforeMin,
  daysAheadMax,
  meetingLinkLengthMax,
  sessionMinutes,
} from "#app/cases/sessions/appointment-limits.ts";
import {
  type BoughtSessions,
  sessionFacts,
  type SessionKind,
} from "#app/catalog/service-parts/session-kinds.ts";
import { dayMs, hourMs } from "#app/platform/dates.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

const appointmentStates = ["booked", "held", "no_show", "cancelled"] as const;
export type AppointmentState = (typeof appointmentStates)[number];

export const appointmentStateLabels: Record<AppointmentState, string> = {
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
  appointments: readonly { kind: string; state: AppointmentState }[],
): SessionCounts {
  const inState = (state: AppointmentState) =>
    appointments.filter((one) => one.kind === kind && one.state === state).length;
  const [held, missed, booked] = [inState("held"), inState("no_show"), inState("booked")];
  return { kind, bought: count, held, missed, booked, left: Math.max(0, count - held - missed - booked) };
}

export function countsText({ kind, bought, held, missed, booked, left }: SessionCounts): string {
  const { one, many } = sessionFacts[kind];
  return [
    `${held} of ${bought} ${bought === 1 ? one : many} held`,
    ...(missed > 0 ? [`${missed} missed`] : []),
    ...(booked > 0 ? [`${booked} booked`] : []),
    `${left} left`,
  ].join(", ");
}

export function isUsedUp({ bought, held, missed }: SessionCounts): boolean {
  return held + missed >= bought;
}

/** The lowest free number; null when none is left. */
export function nextPosition(
  { kind, count }: BoughtSessions,
  appointments: readonly { kind: string; position: number; state: AppointmentState }[],
): number | null {
  const taken = new Set(
    appointments
      .filter((one) => one.kind === kind && one.state !== "cancelled")
      .map(({ position }) => position),
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

export function readAppointmentText(typed: string): Outcome<string> {
  const text = plainParagraphs(typed);
  const length = readersLength(text);
  const { min, max } = appointmentTextLength;
  return length >= min && length <= max ? done(text) : invalidText;
}

export function isAsking(appointment: {
  state: AppointmentState;
  otherTimeAskedAt: Date | null;
  otherTimeAnsweredAt: Date | null;
}): boolean {
  const { state, otherTimeAskedAt, otherTimeAnsweredAt } = appointment;
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
  message: `Write ${appointmentTextLength.min} to ${appointmentTextLength.max} characters.`,
  status: 422,
  field: "text",
});
