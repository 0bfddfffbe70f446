import type { Member } from "#app/desk/find-staff.server.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { listNotifications } from "#app/notifications/list-notifications.server.ts";
import { dayAfter, weekdayDate } from "#app/platform/dates.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";

type ShownNotice = { id: number; sentence: string; href: string; at: string; time: string; unread: boolean };

export async function loadNotifications({ id, timeZone }: Member, after: Cursor, now: Date) {
  const { notices, next } = await listNotifications(id, after);
  const shown = notices.map(({ notification, sentence, href }) => {
    const { createdAt, readAt } = notification;
    const { day, time } = clockIn(createdAt, timeZone);
    const at = createdAt.toISOString();
    return { day, notice: { id: notification.id, sentence, href, at, time, unread: readAt === null } };
  });
  const days = Map.groupBy(shown, ({ day }) => day);
  const today = clockIn(now, timeZone).day;
  return {
    days: Array.from(days, ([day, ofDay]) => ({
      day,
      label: dayLabel(day, today),
      notices: ofDay.map(({ notice }): ShownNotice => notice),
    })),
    timeZone,
    /** Only the newest page can be read as a whole. */
    readUpTo:
      after === null && shown.some(({ notice }) => notice.unread) ? (shown[0]?.notice.at ?? null) : null,
    moreHref: next === null ? null : `?after=${next}`,
    firstHref: after === null ? null : "?",
  };
}

function dayLabel(day: string, today: string): string {
  if (day === today) return "Today";
  return day === dayAfter(today, -1) ? "Yesterday" : weekdayDate(day);
}
