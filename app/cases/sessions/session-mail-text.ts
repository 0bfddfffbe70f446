import { askHoursBeforeMin } from "#app/cases/sessions/session-limits.ts";

export const sessionNews = [
  "booked",
  "moved",
  "kept",
  "cancelled",
  "reminder",
  "handed_on",
  "missed",
  "given_back",
] as const;
type About = (typeof sessionNews)[number];

type ToldOfSession = {
  about: About;
  toCustomer: boolean;
  heading: string;
  /** In the reader's time zone and the other side's. */
  when: string;
  whenShort: string;
  minutes: number;
  meetingLink: string;
  /** Null when nobody wrote anything. */
  deskReason: string | null;
  page: string;
};

export function sessionMailText(told: ToldOfSession): { subject: string; lines: string[] } {
  return { subject: subjects[told.about](told), lines: bodies[told.about](told) };
}

const subjects: Record<About, (told: ToldOfSession) => string> = {
  booked: ({ heading, whenShort }) => `${heading}: a session on ${whenShort}`,
  moved: ({ heading, whenShort }) => `${heading}: your session is now on ${whenShort}`,
  kept: ({ heading, whenShort }) => `${heading}: your session stays on ${whenShort}`,
  cancelled: ({ heading, whenShort }) => `Cancelled: ${heading}, the session on ${whenShort}`,
  reminder: ({ heading, whenShort }) => `Reminder: ${heading}, your session on ${whenShort}`,
  missed: ({ heading, whenShort }) => `${heading}: the session on ${whenShort} counts as missed`,
  given_back: ({ heading, whenShort }) => `${heading}: you have the session of ${whenShort} again`,
  handed_on: ({ heading, whenShort }) => `${heading}: a colleague holds the session on ${whenShort}`,
};

const bodies: Record<About, (told: ToldOfSession) => string[]> = {
  booked: (told) => [`A session of “${told.heading}” is booked for ${told.when}.`, ...place(told)],
  moved: (told) => [`A session of “${told.heading}” has changed. It is on ${told.when}.`, ...place(told)],
  kept: (told) => [
    `You asked for another time. The session of “${told.heading}” stays on ${told.when}.`,
    ...quoted("Your counsellor writes:", told.deskReason),
    `Everything about it, and the conversation with us: ${told.page}`,
  ],
  cancelled: (told) => [
    `The session of “${told.heading}” on ${told.when} is cancelled. There is nothing you need to do.`,
    ...(told.toCustomer ? quoted("Your counsellor writes:", told.deskReason) : []),
    "The file that comes with this mail takes it out of your calendar.",
    `Everything about it: ${told.page}`,
  ],
  reminder: (told) => [`Your session of “${told.heading}” is on ${told.when}.`, ...place(told)],
  missed: (told) => [
    `The session of “${told.heading}” on ${told.when} counts as missed. It is one of those you bought, and by our refund rules nothing comes back for it.`,
    ...quoted("Your counsellor writes:", told.deskReason),
    `If you see it otherwise, write to us here: ${told.page}`,
  ],
  given_back: (told) => [
    `The session of “${told.heading}” on ${told.when} does not count as missed any more. You can have it at another time.`,
    ...quoted("We write:", told.deskReason),
    `Agree on a time here: ${told.page}`,
  ],
  handed_on: (told) => [
    `A colleague holds the session of “${told.heading}” on ${told.when}.`,
    "The file that comes with this mail takes it out of your calendar.",
  ],
};

function place({ toCustomer, minutes, meetingLink, page }: ToldOfSession): string[] {
  return [
    `It takes ${minutes} minutes. Join it here: ${meetingLink}`,
    "The file that comes with this mail puts it into your calendar, in your own time zone.",
    toCustomer
      ? `If the time does not suit you, move it or ask for another until ${askHoursBeforeMin} hours before: ${page}`
      : `Everything about it: ${page}`,
  ];
}

function quoted(before: string, text: string | null): string[] {
  return text === null ? [] : [before, text];
}
