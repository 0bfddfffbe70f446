import { clockIn } from "#app/desk/zone-time.ts";
import { shortDate } from "#app/platform/dates.ts";

/** 10:30 in London, with its day where that is another. */
export function timeElsewhere(at: Date, { here, there }: { here: string; there: string }): string {
  const { day, time } = clockIn(at, there);
  const otherDay = day === clockIn(at, here).day ? "" : `${shortDate(day)}, `;
  const city = there.split("/").at(-1)?.replaceAll("_", " ") ?? there;
  return there.includes("/") ? `${otherDay}${time} in ${city}` : `${otherDay}${time} ${city}`;
}
