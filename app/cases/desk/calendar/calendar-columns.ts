import { fullName } from "#app/accounts/profile/person-name.ts";
import { calendarHref, type CalendarQuestion } from "#app/cases/desk/calendar/calendar-question.ts";
import type { CalendarColumn, CalendarEntry, Place } from "#app/cases/desk/calendar/calendar-view.ts";
import {
  type ClockAxis,
  type DayOnAxis,
  type Rows,
  rowsPerHour,
} from "#app/cases/desk/calendar/clock-axis.ts";
import { closedRows, rememberOpenHours } from "#app/cases/desk/calendar/closed-rows.ts";
import { layOutDay } from "#app/cases/desk/calendar/lay-out-day.ts";
import type { CalendarPerson, ListedEntry } from "#app/cases/desk/list-calendar.server.ts";
import { shortDate, weekdayDate } from "#app/platform/dates.ts";

type Ground = {
  question: CalendarQuestion;
  axis: ClockAxis;
  entries: readonly ListedEntry[];
  /** Those who were chosen, or everybody. */
  people: readonly CalendarPerson[];
  firm: readonly { day: string; name: string }[];
  now: Date;
  show: (entry: ListedEntry) => CalendarEntry;
};

type Source = Pick<CalendarColumn, "id" | "heading" | "href"> & {
  day: DayOnAxis;
  people: readonly CalendarPerson[];
  entries: readonly ListedEntry[];
  namesAway: boolean;
};

/** A line of words needs so many rows. */
const rowsMin = 5;
const lanesMax = { week: 3, day: 4 };
/** Of what a week's grid has no lane for, so much is listed where there is no grid. */
const beyondMax = 10;
/** With more, names and times could not be read. */
const columnsMax = 24;

export function calendarColumns(ground: Ground): {
  columns: CalendarColumn[];
  used: Rows[];
  left: number;
} {
  const { axis, question } = ground;
  const sources = question.view === "week" ? daysOf(ground) : peopleOf(ground);
  const openOf = rememberOpenHours();
  const columns = sources.slice(0, columnsMax).map((source): CalendarColumn => {
    const { id, heading, href, day, people, entries } = source;
    const grid = { rows: axis.rows, rowsMin, lanesMax: lanesMax[question.view] };
    const { placed, more } = layOutDay(day, entries, grid);
    const beyond = placed.filter((one) => one.beyond);
    const left = new Set(question.view === "week" ? beyond.slice(beyondMax) : []);
    const wholeDay = calendarHref({ view: "day", from: day.day, people: question.people });
    const now = ground.now.getTime();
    const isToday = day.startsAt <= now && now < day.endsAt;
    return {
      id,
      heading,
      href,
      isToday: isToday && question.view === "week",
      notes: notesOn(day.day, source, ground.firm),
      closed: closedRows(day, people.map(hoursWith(ground.firm)), { rows: axis.rows, openOf }).map(placeOf),
      missing: day.missing.map(placeOf),
      now: isToday ? day.rowOf(now) : null,
      entries: placed
        .filter((one) => !left.has(one))
        .map(({ entry, rows, lane, lanes, beyond: isBeyond, beganBefore, endsAfter }) => {
          const shown = ground.show(entry);
          const beyondDay = beganBefore ? "from the day before" : endsAfter ? "to the day after" : null;
          return { ...shown, beyondDay, ...placeOf(rows), lane, lanes, beyond: isBeyond };
        }),
      more: more.map(({ rows, lane, lanes, count }) => ({
        ...placeOf(rows),
        lane,
        lanes,
        count,
        href: wholeDay,
      })),
      rest: left.size > 0 ? { count: left.size, href: wholeDay } : null,
    };
  });
  return { columns, used: usedRows(columns, axis), left: Math.max(0, sources.length - columnsMax) };
}

function placeOf({ from, to }: Rows): Place {
  return { row: from, rows: to - from };
}

function daysOf({ axis, question, people, entries }: Ground): Source[] {
  return axis.days.map((day) => ({
    id: day.day,
    heading: `${weekdayDate(day.day).split(" ")[0]} ${shortDate(day.day)}`,
    href: calendarHref({ view: "day", from: day.day, people: question.people }),
    day,
    people,
    entries: entries.filter(({ startsAt, endsAt }) => startsAt < day.endsAt && endsAt > day.startsAt),
    namesAway: true,
  }));
}

/** Whoever works or holds something that day; all who were chosen. */
function peopleOf(ground: Ground): Source[] {
  const [day] = ground.axis.days;
  if (!day) return [];
  const held = Map.groupBy(ground.entries, ({ holderId }): string => holderId ?? "");
  const isChosen = ground.question.people.length > 0;
  const openOf = rememberOpenHours();
  const works = (person: CalendarPerson) =>
    openOf(hoursWith(ground.firm)(person), day.day).length > 0 || held.has(person.id);
  const atDesk = ground.people.filter((person) => isChosen || works(person));
  const known = new Set<string>(atDesk.map(({ id }) => id));
  const column = (id: string, heading: string, people: CalendarPerson[]): Source => ({
    id: id || "nobody",
    heading,
    href: id === "" ? null : calendarHref({ view: "week", from: day.day, people: [id] }),
    day,
    people,
    entries: held.get(id) ?? [],
    namesAway: false,
  });
  const others = [...held].filter(([id]) => !known.has(id));
  const columns = [
    ...atDesk.map((person) => column(person.id, person.name, [person])),
    ...others.map(([id, of]) => column(id, id === "" ? "Nobody yet" : fullName(of[0]?.holder), [])),
  ];
  return columns.length > 0 ? columns : [{ ...column("", "Nobody", []), people: ground.people }];
}

function hoursWith(firm: Ground["firm"]) {
  const closed = firm.map(({ day }) => ({ startsOn: day, endsOn: day }));
  return ({ timeZone, hours, holidays }: CalendarPerson) => ({
    timeZone,
    hours,
    daysOff: [...closed, ...holidays],
  });
}

const namesMax = 3;

function notesOn(day: string, { people, namesAway }: Source, firm: Ground["firm"]): string[] {
  const closed = firm.filter((one) => one.day === day).map(({ name }) => `Closed: ${name}`);
  const away = people
    .filter(({ holidays }) => holidays.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn))
    .map(({ name }) => (namesAway ? `${name} is on holiday` : "On holiday"));
  const rest = away.length - namesMax;
  return [...closed, ...away.slice(0, namesMax), ...(rest > 0 ? [`and ${rest} more on holiday`] : [])];
}

const usual = { from: 8 * rowsPerHour, to: 18 * rowsPerHour };

/** The usual hours, working hours and what is booked outside of them. */
function usedRows(columns: readonly CalendarColumn[], { rows, hours }: ClockAxis): Rows[] {
  const rowAt = (clock: string, otherwise: number) =>
    hours.find(({ label }) => label === clock)?.row ?? otherwise;
  const entries: Place[] = columns.flatMap((column) => column.entries);
  return [
    { from: rowAt("08:00", usual.from), to: rowAt("18:00", usual.to) },
    ...entries.map(({ row, rows: tall }) => ({ from: row, to: row + tall })),
    ...columns.flatMap(({ closed }) => openEnds(closed, rows)),
  ];
}

/** From the first to the last working hour; nothing where there is none. */
function openEnds(closed: readonly Place[], rows: number): Rows[] {
  const first = closed[0];
  const last = closed.at(-1);
  if (!first || !last || (first === last && first.rows === rows)) return [];
  const from = first.row === 0 ? first.rows : 0;
  return [{ from, to: last.row + last.rows === rows ? last.row : rows }];
}
