import { isDay } from "#app/platform/dates.ts";

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

export function auditQuery(filter: Record<string, string | null>): string {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== null);
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
