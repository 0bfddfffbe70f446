import { momentIn } from "#app/desk/zone-time.ts";
import { dayAfter } from "#app/platform/dates.ts";

type Days = { from: string | null; until: string | null };

/** Whole days of the reader's zone, the last one included. */
export function dayBounds(
  { from, until }: Days,
  timeZone: string,
): { from: Date | null; before: Date | null } {
  return {
    from: from === null ? null : startOf(from, timeZone),
    before: until === null ? null : startOf(dayAfter(until), timeZone),
  };
}

/** Where summer time skips midnight, the day begins an hour later. */
function startOf(day: string, timeZone: string): Date | null {
  return momentIn(`${day}T00:00`, timeZone) ?? momentIn(`${day}T01:00`, timeZone);
}
