import { dayAfter, dayMs } from "#app/platform/dates.ts";

/** Whole days from the first to the last, as `2026-11-30`. */
export type DaySpan = { first: string; last: string };

/** How many days it has. */
export function daysIn({ first, last }: DaySpan): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
}

/** Every day of it, in order. */
export function everyDay(span: DaySpan): string[] {
  return Array.from({ length: Math.max(0, daysIn(span)) }, (_, days) => dayAfter(span.first, days));
}

/** The days in as few spans as can be. */
export function spansOf(days: readonly string[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of days.toSorted()) {
    const before = spans.at(-1);
    if (before && dayAfter(before.last) === day) before.last = day;
    else spans.push({ first: day, last: day });
  }
  return spans;
}

/** What is left of a span without some of its days, in as few spans as can be. */
export function spansWithout(span: DaySpan, days: ReadonlySet<string>): DaySpan[] {
  return spansOf(everyDay(span).filter((day) => !days.has(day)));
}
