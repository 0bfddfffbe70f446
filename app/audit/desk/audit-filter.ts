import { dayAfter, isDay } from "#app/platform/dates.ts";
import { momentIn } from "#app/desk/zone-time.ts";

/** As it stands in the address; null for what is not there. */
export type TypedFilter = Record<"event" | "who" | "to" | "from" | "until", string | null>;

const typedMax = 250;

/** What cannot be stored cannot be found either. */
export function readTyped(params: URLSearchParams): TypedFilter {
  const asked = (name: string) => {
    const text = params.get(name)?.trim().slice(0, typedMax) ?? "";
    return text === "" || text.includes("\0") ? null : text;
  };
  return {
    event: asked("event"),
    who: asked("who"),
    to: asked("to"),
    from: dayOf("from"),
    until: dayOf("until"),
  };
  function dayOf(name: string): string | null {
    const text = asked(name) ?? "";
    return isDay(text) ? text : null;
  }
}

/** Whole days of the reader's zone, the last one included. */
export function boundsOf(
  { from, until }: Pick<TypedFilter, "from" | "until">,
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

export function auditQuery(filter: Record<string, string | null>): string {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== null);
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
