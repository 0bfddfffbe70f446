import { momentIn, clockIn } from "#app/desk/zone-time.ts";

const digestTime = "08:00";

type DigestTime = { day: string; before: Date };

/** The day whose digest is due there, and what it covers: what came before eight in the morning. Null until then. */
export function digestDue(now: Date, timeZone: string): DigestTime | null {
  const { day, time } = clockIn(now, timeZone);
  if (time < digestTime) return null;
  const before = momentIn(`${day}T${digestTime}`, timeZone);
  return before && { day, before };
}
