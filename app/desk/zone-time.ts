import { dayMs, minuteMs, shortDate } from "#app/platform/dates.ts";
import { zoneFormats } from "#app/platform/zone-formats.ts";

type Clock = { day: string; time: string };

export function clockIn(at: Date, timeZone: string): Clock {
  const ms = at.getTime();
  if (!(ms >= quartersFromMs && ms < quartersUntilMs)) return readClock(at, timeZone);
  const local = new Date(ms + quarterOffsetMs(ms, timeZone)).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** Since then every zone has changed its clocks on a quarter of an hour; Casey in Antarctica was the last that did not. */
const quartersFromMs = Date.UTC(2023);
const quartersUntilMs = Date.UTC(9999);
const quarterMs = 15 * minuteMs;
const quartersMax = 20_000;
const offsets = new Map<string, number>();

/** Kept, because to read a clock takes ten times as long as to add to it. */
function quarterOffsetMs(ms: number, timeZone: string): number {
  const quarter = Math.floor(ms / quarterMs);
  const key = `${quarter} ${timeZone}`;
  const kept = offsets.get(key);
  if (kept !== undefined) return kept;
  if (offsets.size >= quartersMax) offsets.clear();
  const { day, time } = readClock(new Date(quarter * quarterMs), timeZone);
  const offset = Date.parse(`${day}T${time}:00Z`) - quarter * quarterMs;
  offsets.set(key, offset);
  return offset;
}

function readClock(at: Date, timeZone: string): Clock {
  const parts = new Map(
    clockFormat(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? "";
  return {
    day: `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** "3 Oct 2026, 16:30"; the page names the zone elsewhere. */
export function shortTime(at: Date, timeZone: string): string {
  return shortFormat(timeZone).format(at);
}

/** 10:30 in London, with its day where that is another. */
export function timeElsewhere(at: Date, { here, there }: { here: string; there: string }): string {
  const { day, time } = clockIn(at, there);
  const otherDay = day === clockIn(at, here).day ? "" : `${shortDate(day)}, `;
  const city = there.split("/").at(-1)?.replaceAll("_", " ") ?? there;
  return there.includes("/") ? `${otherDay}${time} in ${city}` : `${otherDay}${time} ${city}`;
}

/** What the customer's clock says, where it says something else. */
export function customersTime(at: Date, own: string, zone: string | null | undefined): string | null {
  if (!zone || shortTime(at, zone) === shortTime(at, own)) return null;
  return timeElsewhere(at, { here: own, there: zone });
}

const shortFormat = zoneFormats({ dateStyle: "medium", timeStyle: "short" });

const typed = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/** `local`: 2026-10-03T16:30. Null when invalid or skipped by summer time; an ambiguous hour is the first. */
export function momentIn(local: string, timeZone: string): Date | null {
  const [, day = "", time = ""] = typed.exec(local) ?? [];
  const asUtc = new Date(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc.getTime())) return null;
  // No zone is further from UTC, so its offset is the one before or after.
  const around = [-dayMs, dayMs].map((distance) => new Date(asUtc.getTime() + distance));
  return (
    around
      .map((near) => new Date(asUtc.getTime() - offsetMs(near, timeZone)))
      .toSorted((one, other) => one.getTime() - other.getTime())
      .find((moment) => {
        const shown = clockIn(moment, timeZone);
        return shown.day === day && shown.time === time;
      }) ?? null
  );
}

function offsetMs(at: Date, timeZone: string): number {
  const { day, time } = clockIn(at, timeZone);
  const minute = Math.floor(at.getTime() / minuteMs) * minuteMs;
  return new Date(`${day}T${time}:00Z`).getTime() - minute;
}

const clockFormat = zoneFormats({
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
