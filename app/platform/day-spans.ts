import { dayAfter, dayMs } from "#app/platform/dates.ts";

export type DaySpan = { first: string; last: string };

export function daysIn({ first, last }: DaySpan): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
}

export function everyDay(span: DaySpan): string[] {
  return Array.from({ length: Math.max(0, daysIn(span)) }, (_, days) => dayAfter(span.first, days));
}

export function spansOf(days: readonly string[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of days.toSorted()) {
    const before = spans.at(-1);
    if (before && dayAfter(before.last) === day) before.last = day;
    else spans.push({ first: day, last: day });
  }
  return spans;
}

export function spansWithout(span: DaySpan, days: ReadonlySet<string>): DaySpan[] {
  return spansOf(everyDay(span).filter((day) => !days.has(day)));
}
