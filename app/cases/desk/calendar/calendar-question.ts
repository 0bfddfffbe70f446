import { href } from "react-router";

import { weekOf } from "#app/cases/desk/week.ts";
import { dayAfter, isDay } from "#app/platform/dates.ts";

export type CalendarQuestion = {
  view: "day" | "week";
  /** Of the week from Monday, or one. */
  days: string[];
  /** Ids; empty for everybody. */
  people: string[];
};

const [earliest, latest] = ["2000-01-03", "2100-12-31"];

export function readCalendarQuestion(params: URLSearchParams, today: string): CalendarQuestion {
  const view = params.get("view") === "day" ? "day" : "week";
  const typed = params.get("from") ?? "";
  const from = isDay(typed) && earliest <= typed && typed <= latest ? typed : today;
  const people = [...new Set(params.getAll("people").filter((id) => id !== ""))];
  return { view, days: view === "day" ? [from] : weekOf(from), people };
}

export function calendarHref({
  view,
  from,
  people,
}: Pick<CalendarQuestion, "view" | "people"> & { from: string }): string {
  const query = new URLSearchParams([
    ["view", view],
    ["from", from],
    ...people.map((id): [string, string] => ["people", id]),
  ]);
  return `${href("/staff/calendar")}?${query}`;
}

/** The first day of what comes before or after. */
export function stepFrom({ view, days }: CalendarQuestion, steps: 1 | -1): string {
  return dayAfter(days[0] ?? "", steps * (view === "day" ? 1 : 7));
}
