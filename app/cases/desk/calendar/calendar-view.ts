import type { OpenRequest } from "#app/cases/open-request.ts";

export type CalendarView = {
  view: "day" | "week";
  /** The first day that is shown. */
  from: string;
  heading: string;
  timeZone: string;
  hrefs: { before: string; today: string | null; after: string; day: string; week: string };
  people: { id: string; name: string; chosen: boolean }[];
  whose: string;
  /** Of the grid, each five minutes. */
  rows: number;
  /** Where empty hours are left out. */
  folds: Place[];
  hours: { row: number; label: string; again: boolean }[];
  columns: CalendarColumn[];
  /** People for whom there is no column. */
  left: number;
  asking: CalendarEntry[];
};

/** A day of a week, or a person's day. */
export type CalendarColumn = {
  id: string;
  heading: string;
  href: string | null;
  isToday: boolean;
  notes: string[];
  closed: Place[];
  missing: Place[];
  now: number | null;
  entries: PlacedEntry[];
  more: (Lane & { count: number; href: string })[];
  /** Of those, how many the list of a narrow screen leaves to the day's own page. */
  rest: { count: number; href: string } | null;
};

export type Place = { row: number; rows: number };
export type Lane = Place & { lane: number; lanes: number };

type PlacedEntry = CalendarEntry & Lane & { beyond: boolean };

export type CalendarEntry = {
  id: string;
  kind: "session" | "chat";
  /** ISO 8601. */
  at: string;
  /** On the desk's clock, such as 16:00 and 17:00. */
  time: string;
  until: string;
  /** What of it is on another day. */
  beyondDay: string | null;
  /** On the customer's clock, such as 10:30 in London. */
  theirTime: string | null;
  what: string;
  customer: string;
  heldBy: string;
  state: string;
  over: boolean;
  asking: boolean;
  request: OpenRequest | null;
  href: string | null;
};
