import { startOfDay } from "#app/cases/desk/week.ts";
import { clockIn } from "#app/desk/zone-time.ts";
import { dayAfter, dayMs, minuteMs } from "#app/platform/dates.ts";

const rowMinutes = 5;
const cellMinutes = 30;
export const rowsPerHour = 60 / rowMinutes;
const rowsPerCell = cellMinutes / rowMinutes;
const [rowMs, cellMs] = [rowMinutes * minuteMs, cellMinutes * minuteMs];

/** Half an hour of the clock. `again` is 1 where the clock went back and shows it a second time. */
type Cell = { minute: number; again: number };

/** From a row to another, which is no longer part of it. */
export type Rows = { from: number; to: number };

export type DayOnAxis = {
  day: string;
  startsAt: number;
  endsAt: number;
  /** The row of a moment of this day. */
  rowOf: (at: number) => number;
  /** What other days of the axis have and this one has not: the clock leaps over it, or does not repeat it. */
  missing: Rows[];
};

export type ClockAxis = {
  rows: number;
  hours: { row: number; label: string; again: boolean }[];
  days: DayOnAxis[];
};

/** One clock for all days side by side. An hour that one of them has twice is there for all. */
export function clockAxis(days: readonly string[], timeZone: string): ClockAxis {
  const walks = days.map((day) => walkThrough(day, timeZone));
  const cells = ordinaryCells();
  for (const walk of walks) addRepeated(cells, walk.cells);
  const places = new Map(cells.map((cell, place) => [nameOf(cell), place]));
  return {
    rows: cells.length * rowsPerCell,
    hours: cells.flatMap(({ minute, again }, place) =>
      minute % 60 === 0
        ? [
            {
              row: place * rowsPerCell,
              label: `${String(minute / 60).padStart(2, "0")}:00`,
              again: again > 0,
            },
          ]
        : [],
    ),
    days: walks.map((walk) => placedDay(walk, places)),
  };
}

type Walk = { day: string; startsAt: number; endsAt: number; cells: Cell[] };

function walkThrough(day: string, timeZone: string): Walk {
  const [startsAt, endsAt] = [day, dayAfter(day)].map((one) => startOfDay(one, timeZone).getTime()) as [
    number,
    number,
  ];
  if (endsAt - startsAt === dayMs) return { day, startsAt, endsAt, cells: ordinaryCells() };
  const shown = new Map<number, number>();
  const cells: Cell[] = [];
  for (let at = startsAt; at < endsAt; at += cellMs) {
    const minute = minuteOn(at, timeZone);
    const again = shown.get(minute) ?? 0;
    shown.set(minute, again + 1);
    cells.push({ minute, again });
  }
  return { day, startsAt, endsAt, cells };
}

function ordinaryCells(): Cell[] {
  return Array.from({ length: dayMs / cellMs }, (_, nth) => ({ minute: nth * cellMinutes, again: 0 }));
}

function minuteOn(at: number, timeZone: string): number {
  const [hours = 0, minutes = 0] = clockIn(new Date(at), timeZone).time.split(":").map(Number);
  return hours * 60 + Math.floor(minutes / cellMinutes) * cellMinutes;
}

function addRepeated(axis: Cell[], walked: readonly Cell[]): void {
  let place = -1;
  for (const cell of walked) {
    const found = axis.findIndex((one) => nameOf(one) === nameOf(cell));
    place = found < 0 ? place + 1 : found;
    if (found < 0) axis.splice(place, 0, cell);
  }
}

function nameOf({ minute, again }: Cell): string {
  return `${minute}/${again}`;
}

function placedDay({ day, startsAt, endsAt, cells }: Walk, places: ReadonlyMap<string, number>): DayOnAxis {
  const rowOf = (at: number) => {
    const since = Math.max(0, Math.min(at, endsAt - 1) - startsAt);
    const nth = Math.floor(since / cellMs);
    const cell = cells[nth];
    const place = cell ? (places.get(nameOf(cell)) ?? 0) : 0;
    return place * rowsPerCell + Math.floor((since - nth * cellMs) / rowMs);
  };
  const own = new Set(cells.map(nameOf));
  const missing = [...places].flatMap(([name, place]) => (own.has(name) ? [] : [place]));
  return {
    day,
    startsAt,
    endsAt,
    rowOf,
    missing: joinRows(missing.map((place) => ({ from: place * rowsPerCell, to: (place + 1) * rowsPerCell }))),
  };
}

/** In order, without gaps or overlaps between them. */
export function joinRows(rows: readonly Rows[]): Rows[] {
  const joined: Rows[] = [];
  for (const { from, to } of rows.toSorted((one, other) => one.from - other.from)) {
    const before = joined.at(-1);
    if (before && from <= before.to) before.to = Math.max(before.to, to);
    else joined.push({ from, to });
  }
  return joined;
}
