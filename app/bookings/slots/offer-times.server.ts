import { zoneName } from "#app/bookings/chat-time.ts";
import { findFreeTimes } from "#app/bookings/slots/find-free-times.server.ts";
import type { SlotShape } from "#app/bookings/slots/free-times.ts";
import { bookablePeriod, chatShape } from "#app/bookings/slots/slot-limits.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { isDay, weekdayDate } from "#app/platform/dates.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export type OfferedTimes = {
  days: { day: string; label: string; times: { value: string; label: string }[] }[];
  zones: { own: string; counsellors: string[] };
  earlierHref: string | null;
  laterHref: string | null;
};

type Asked = {
  customerId: UserId;
  /** A booking that is about to move. */
  besides?: string | undefined;
  /** For a session, which one counsellor holds; left out, a free chat with anybody. */
  session?: { counsellorId: UserId; shape: SlotShape; period: { from: Date; to: Date } };
  /** The visitor's: days and times are theirs. */
  timeZone: string;
  /** The page's address: `from` is the first day to show. */
  url: URL;
  now: Date;
};

/** Some days at a time. */
export async function offerTimes(
  tx: Db,
  { customerId, besides, session, timeZone, url, now }: Asked,
): Promise<OfferedTimes> {
  const { shape = chatShape, period = bookablePeriod(now), counsellorId } = session ?? {};
  const { times, timeZones } = await findFreeTimes(tx, {
    ...period,
    customerId,
    besides,
    counsellorId,
    shape,
  });
  const byDay = [...Map.groupBy(times, ({ at }) => clockIn(at, timeZone).day)];
  const from = url.searchParams.get(fromParameter) ?? "";
  const found = isDay(from) ? byDay.findIndex(([day]) => day >= from) : 0;
  const first = Math.max(0, found);
  const names = timeZones.map((zone) => zoneName(now, zone));
  const own = zoneName(now, timeZone);
  return {
    days: byDay.slice(first, first + daysShown).map(([day, ofDay]) => ({
      day,
      label: weekdayDate(day),
      times: ofDay.map(({ at }) => ({ value: at.toISOString(), label: clockIn(at, timeZone).time })),
    })),
    zones: { own, counsellors: [...new Set(names)].filter((name) => name !== own) },
    earlierHref: first > 0 ? hrefFrom(url, byDay[Math.max(0, first - daysShown)]?.[0]) : null,
    laterHref: hrefFrom(url, byDay[first + daysShown]?.[0]),
  };
}

const fromParameter = "from";

const daysShown = 5;

function hrefFrom(url: URL, day: string | undefined): string | null {
  if (day === undefined) return null;
  const query = new URLSearchParams(url.searchParams);
  query.delete("done");
  query.set(fromParameter, day);
  return `?${query}`;
}
