import { customerZone } from "#app/bookings/customer-zone.server.ts";
import { calendarColumns } from "#app/cases/desk/calendar/calendar-columns.ts";
import { shownEntry } from "#app/cases/desk/calendar/calendar-entries.ts";
import {
  calendarHref,
  type CalendarQuestion,
  readCalendarQuestion,
  stepFrom,
} from "#app/cases/desk/calendar/calendar-question.ts";
import type { CalendarColumn, CalendarView, Place } from "#app/cases/desk/calendar/calendar-view.ts";
import { clockAxis } from "#app/cases/desk/calendar/clock-axis.ts";
import { type FoldedRows, foldRows } from "#app/cases/desk/calendar/fold-rows.ts";
import { type CalendarPerson, listCalendar, type ListedEntry } from "#app/cases/desk/list-calendar.server.ts";
import { findHeadings } from "#app/catalog/find-headings.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { may } from "#app/desk/permissions.ts";
import { valueOrStatus } from "#app/desk/value-or-status.server.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { shortDate, weekdayDate, writtenDate } from "#app/platform/dates.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

export async function loadCalendar(member: Member, url: URL, now: Date): Promise<CalendarView> {
  const today = clockIn(now, member.timeZone).day;
  const asked = readCalendarQuestion(url.searchParams, today);
  const listed = valueOrStatus(await listCalendar(member, { ...asked, now }));
  const { chosen, firm } = listed;
  const question = { ...asked, people: chosen ?? [] };
  const axis = clockAxis(question.days, member.timeZone);
  const names = await namesOf(listed.entries);
  const around = { member, now, nameOf: (one: ListedEntry) => names.get(one) ?? "", zoneOf };
  const show = (entry: ListedEntry) => shownEntry(entry, around);
  const { columns, used, left } = calendarColumns({
    question,
    axis,
    entries: listed.entries.filter(({ list }) => list !== "asking"),
    people: listed.people.filter(({ id }) => chosen === null || chosen.includes(id)),
    firm,
    now,
    show,
  });
  const folded = foldRows(used);
  const asking = listed.entries.filter(({ list }) => list === "asking");
  return {
    view: question.view,
    from: question.days[0] ?? today,
    heading: headingOf(question),
    timeZone: member.timeZone.replaceAll("_", " "),
    hrefs: hrefsOf(question, today),
    ...peopleToChoose(member, listed.people, chosen),
    rows: folded.rows,
    folds: folded.folds.map(({ from, to }) => ({ row: from, rows: to - from })),
    hours: axis.hours
      .filter(({ row }) => folded.isShown(row))
      .map((hour) => ({ ...hour, row: folded.rowOf(hour.row) })),
    columns: columns.map((column) => foldedColumn(column, folded)),
    left,
    asking: asking.map((one) => {
      const entry = show(one);
      return {
        ...entry,
        time: `${shortDate(clockIn(new Date(one.startsAt), member.timeZone).day)}, ${entry.time}`,
      };
    }),
  };
}

async function namesOf(entries: readonly ListedEntry[]): Promise<Map<ListedEntry, string>> {
  const sessions = entries.flatMap((entry) => (entry.item ? [{ entry, item: entry.item }] : []));
  const chats = entries.flatMap((entry) =>
    entry.service === null ? [] : [{ entry, service: entry.service }],
  );
  const [ofSessions, ofChats] = await Promise.all([
    nameServices(sessions.map(({ item }) => item.configuration)),
    findHeadings(chats.map(({ service }) => service as ServiceSlug)),
  ]);
  return new Map([
    ...sessions.map(({ entry }, nth) => [entry, ofSessions[nth] ?? "Session"] as const),
    ...chats.map(({ entry }, nth) => [entry, ofChats[nth] ?? ""] as const),
  ]);
}

function zoneOf({ customer, toldZone, country }: ListedEntry): string | null {
  return customer && customerZone(toldZone, country ?? customer.country);
}

function headingOf({ view, days }: CalendarQuestion): string {
  const [first = "", last = first] = [days[0], days.at(-1)];
  const year = first.slice(0, 4);
  if (view === "day") return `${weekdayDate(first)} ${year}`;
  return `${writtenDate(first)} to ${writtenDate(last)}`;
}

function hrefsOf(question: CalendarQuestion, today: string): CalendarView["hrefs"] {
  const { view, days, people } = question;
  const from = days[0] ?? today;
  const isNow = days.includes(today);
  return {
    before: calendarHref({ view, from: stepFrom(question, -1), people }),
    today: isNow ? null : calendarHref({ view, from: today, people }),
    after: calendarHref({ view, from: stepFrom(question, 1), people }),
    day: calendarHref({ view: "day", from: isNow ? today : from, people }),
    week: calendarHref({ view: "week", from, people }),
  };
}

/** Who sees only their own work can still leave out the chats of others. */
function peopleToChoose(
  member: Member,
  people: readonly CalendarPerson[],
  chosen: readonly string[] | null,
): Pick<CalendarView, "people" | "whose"> {
  const seesAll = may(member.role, "see_calendar", { own: false });
  const own = { id: member.id, name: "Mine", chosen: chosen?.includes(member.id) ?? false };
  const others = people.filter(({ id }) => seesAll && id !== member.id);
  const all = [own, ...others.map(({ id, name }) => ({ id, name, chosen: chosen?.includes(id) ?? false }))];
  const names = all.filter((one) => one.chosen).map(({ name }) => name);
  const whose = names.length > 2 ? `${names.length} people` : names.join(" and ");
  return { people: all, whose: whose || "Everybody" };
}

function foldedColumn(column: CalendarColumn, { rowOf, isShown }: FoldedRows): CalendarColumn {
  const fold = <Piece extends Place>(piece: Piece): Piece => {
    const row = rowOf(piece.row);
    return { ...piece, row, rows: rowOf(piece.row + piece.rows) - row };
  };
  const { now } = column;
  return {
    ...column,
    closed: column.closed.map(fold).filter(({ rows }) => rows > 0),
    missing: column.missing.map(fold).filter(({ rows }) => rows > 0),
    now: now !== null && isShown(now) ? rowOf(now) : null,
    entries: column.entries.map(fold),
    more: column.more.map(fold),
  };
}
