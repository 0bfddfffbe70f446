import { dayAfter, writtenDate } from "#app/platform/dates.ts";

/** By when what is dated has to hold, and why. */
export type HoldsUntil = { day: string; why: string };

export type DateWarning = { tone: "danger" | "warning" | "neutral"; text: string };

const nearDays = 90;

/** What is said of a date on which something runs out. Days are `2026-11-30`. */
export function dateWarning(expiresOn: string, today: string, until: HoldsUntil | null): DateWarning {
  const day = writtenDate(expiresOn);
  if (expiresOn < today) return { tone: "danger", text: `Expired on ${day}.` };
  if (until && expiresOn < until.day)
    return { tone: "danger", text: `Expires on ${day}, before ${until.why} (${writtenDate(until.day)}).` };
  if (expiresOn <= dayAfter(today, nearDays)) return { tone: "warning", text: `Expires soon, on ${day}.` };
  return { tone: "neutral", text: `Valid until ${day}.` };
}
