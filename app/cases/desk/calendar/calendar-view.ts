import type { OpenRequest } from "#app/cases/open-request.ts";

export type CalendarView = {
  week: string;
  heading: string;
  isThisWeek: boolean;
  /** Only set when a single day is shown. */
  wholeWeekHref: string | null;
  days: CalendarDay[];
  asking: CalendarEntry[];
  previousHref: string;
  nextHref: string;
  thisWeekHref: string;
  people: { value: string; label: string }[];
  person: string;
  timeZone: string;
};

export type CalendarDay = {
  day: string;
  heading: string;
  isToday: boolean;
  away: string[];
  entries: CalendarEntry[];
  more: { count: number; href: string } | null;
};

export type CalendarEntry = {
  id: string;
  /** ISO 8601. */
  at: string;
  time: string;
  what: string;
  minutes: number;
  customer: string;
  heldBy: string;
  state: string;
  over: boolean;
  asking: boolean;
  request: OpenRequest | null;
  href: string | null;
};
