/** A week at the desk, ready to be shown on the clock of whoever looks. */
export type CalendarView = {
  week: string;
  /** "23 to 29 November 2026" */
  heading: string;
  isThisWeek: boolean;
  /** Where only one day is shown, whole. */
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
  /** "Monday, 23 November" */
  heading: string;
  isToday: boolean;
  /** Who is away that day. */
  away: string[];
  entries: CalendarEntry[];
  /** How many are left out, and where the whole day stands. */
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
  href: string | null;
};
