import { href } from "react-router";

import { findHeadings } from "#app/catalog/find-headings.server.ts";
import { weekdayDate, writtenDate } from "#app/platform/dates.ts";
import { UserId } from "#app/platform/ids.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listCalendar } from "#app/cases/desk/list-calendar.server.ts";
import { listColleagues } from "#app/desk/list-colleagues.server.ts";
import { may } from "#app/desk/permissions.ts";
import { readWeek, type Week, weeksLater } from "#app/cases/desk/week.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";
import { type Around, shownChat, shownSession } from "#app/cases/desk/calendar/calendar-entries.ts";
import type { CalendarDay, CalendarEntry, CalendarView } from "#app/cases/desk/calendar/calendar-view.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

/** The rest of a busy day has its own page. */
const entriesPerDayMax = 25;

export async function loadCalendar(member: Member, url: URL, now: Date): Promise<CalendarView> {
  const today = clockIn(now, member.timeZone).day;
  const week = readWeek(url.searchParams.get("week"), today);
  const asked = url.searchParams.get("person") ?? "";
  const people = await peopleFor(member);
  const chosen = people.some(({ value }) => value === asked) ? asked : "";
  const person = chosen === "me" ? member.id : UserId.nullable().parse(chosen || null);
  const listed = valueOrStatus(await listCalendar(member, { week, person, now }));
  const { sessions, asking, chats, items, names, holidays, requests } = listed;
  const named = [...items.values()];
  const [itemNames, chatNames] = await Promise.all([
    nameServices(named.map(({ configuration }) => configuration)),
    chats.length > 0 ? findHeadings(chats.map(({ service }) => service)) : [],
  ]);
  const services = new Map(named.map(({ id }, index) => [id, itemNames[index] ?? ""]));
  const around: Around = { member, items, names, services, requests, now };
  const held = [
    ...sessions.map((one) => ({ at: one.startsAt, show: () => shownSession(one, around) })),
    ...chats.map((one, index) => ({
      at: one.startsAt ?? now,
      show: () => shownChat(one, chatNames[index] ?? one.service, around),
    })),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const byDay = Map.groupBy(held, ({ at }) => clockIn(at, member.timeZone).day);
  const hrefOf = (one: Week, more: Record<string, string> = {}) =>
    `${href("/staff/calendar")}?${new URLSearchParams({ week: one.name, person: chosen, ...more })}`;
  const wholeDay = week.days.find((day) => day === url.searchParams.get("day")) ?? null;
  return {
    week: week.name,
    heading: daysText(week),
    isThisWeek: week.days.includes(today),
    wholeWeekHref: wholeDay && hrefOf(week),
    days: (wholeDay ? [wholeDay] : week.days).map((day): CalendarDay => {
      const away = holidays
        .filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
        .map(({ userId }) => fullName(names.get(userId)));
      const all = byDay.get(day) ?? [];
      const shown = wholeDay ? all : all.slice(0, entriesPerDayMax);
      const more =
        all.length > shown.length ? { count: all.length - shown.length, href: hrefOf(week, { day }) } : null;
      const entries = shown.map(({ show }) => show());
      return { day, heading: weekdayDate(day), isToday: day === today, away, entries, more };
    }),
    asking: asking.map((one): CalendarEntry => {
      const shown = shownSession(one, around);
      return { ...shown, time: `${writtenDate(clockIn(one.startsAt, member.timeZone).day)}, ${shown.time}` };
    }),
    previousHref: hrefOf(weeksLater(week, -1)),
    nextHref: hrefOf(weeksLater(week, 1)),
    thisWeekHref: hrefOf(readWeek(null, today)),
    people,
    person: chosen,
    timeZone: member.timeZone.replaceAll("_", " "),
  };
}

/** Who sees only their own work can still add everybody's chats. */
async function peopleFor({ id, role }: Member): Promise<{ value: string; label: string }[]> {
  const seesAll = may(role, "see_calendar", { own: false });
  const colleagues = seesAll ? await listColleagues() : [];
  return [
    { value: "", label: "Everybody" },
    { value: "me", label: "Mine" },
    ...colleagues.filter((one) => one.id !== id).map((one) => ({ value: one.id, label: one.name })),
  ];
}

function daysText({ days }: Week): string {
  return `${writtenDate(days[0] ?? "")} to ${writtenDate(days[6] ?? "")}`;
}
