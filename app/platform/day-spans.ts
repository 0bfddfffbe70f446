/** Whole days from the first to the last, as `2026-11-30`. */
export type DaySpan = { first: string; last: string };

export const dayMs = 86_400_000;

/** The day so many days after another. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

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
