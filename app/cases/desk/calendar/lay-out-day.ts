import type { DayOnAxis, Rows } from "#app/cases/desk/calendar/clock-axis.ts";

/** Moments, in milliseconds. */
type Timed = { startsAt: number; endsAt: number };

type Placed<Entry> = {
  entry: Entry;
  rows: Rows;
  /** From 0, of so many side by side. */
  lane: number;
  lanes: number;
  beganBefore: boolean;
  endsAfter: boolean;
  /** There is no lane for it: it is among those that `more` counts. */
  beyond: boolean;
};

type More = { rows: Rows; lane: number; lanes: number; count: number };

type Grid = {
  /** Of the axis. */
  rows: number;
  /** What a line of words needs, however short the entry. */
  rowsMin: number;
  lanesMax: number;
};

/** Entries of one day, in order, those at the same time side by side. */
export function layOutDay<Entry extends Timed>(
  day: DayOnAxis,
  entries: readonly Entry[],
  grid: Grid,
): { placed: Placed<Entry>[]; more: More[] } {
  const spans = entries
    .filter(({ startsAt, endsAt }) => startsAt < day.endsAt && Math.max(endsAt, startsAt + 1) > day.startsAt)
    .map((entry) => ({ entry, rows: rowsOf(entry, day, grid) }))
    .toSorted(
      (one, other) => one.entry.startsAt - other.entry.startsAt || other.entry.endsAt - one.entry.endsAt,
    )
    .toSorted((one, other) => one.rows.from - other.rows.from);
  const groups = touching(spans);
  const laid = groups.map((group) => sideBySide(group, day, grid.lanesMax));
  return { placed: laid.flatMap(({ placed }) => placed), more: laid.flatMap(({ more }) => more) };
}

function rowsOf({ startsAt, endsAt }: Timed, day: DayOnAxis, { rows, rowsMin }: Grid): Rows {
  const first = day.rowOf(Math.max(startsAt, day.startsAt));
  const last = endsAt > day.startsAt ? day.rowOf(Math.min(endsAt, day.endsAt) - 1) : first;
  const to = Math.min(rows, Math.max(last + 1, first + rowsMin));
  return { from: Math.max(0, Math.min(first, to - rowsMin)), to };
}

type Span<Entry> = { entry: Entry; rows: Rows };

/** Groups of spans of which each overlaps another. */
function touching<Entry>(spans: readonly Span<Entry>[]): Span<Entry>[][] {
  const groups: Span<Entry>[][] = [];
  let until = -1;
  for (const span of spans) {
    if (span.rows.from < until) groups.at(-1)?.push(span);
    else groups.push([span]);
    until = Math.max(until, span.rows.to);
  }
  return groups;
}

function sideBySide<Entry extends Timed>(
  group: readonly Span<Entry>[],
  day: DayOnAxis,
  lanesMax: number,
): { placed: Placed<Entry>[]; more: More[] } {
  const takenTo: number[] = [];
  const inLanes = group.map((span) => {
    const free = takenTo.findIndex((to) => to <= span.rows.from);
    const lane = free < 0 ? takenTo.length : free;
    takenTo[lane] = span.rows.to;
    return { ...span, lane };
  });
  const tooMany = takenTo.length > lanesMax;
  const [lanes, lastLane] = tooMany ? [lanesMax, lanesMax - 1] : [takenTo.length, takenTo.length];
  const placed = inLanes.map(({ entry, rows, lane }) => ({
    entry,
    rows,
    lane: Math.min(lane, lanes - 1),
    lanes,
    beganBefore: entry.startsAt < day.startsAt,
    endsAfter: entry.endsAt > day.endsAt,
    beyond: lane >= lastLane,
  }));
  const beyond = placed.filter((one) => one.beyond);
  if (beyond.length === 0) return { placed, more: [] };
  const rows = {
    from: Math.min(...beyond.map((one) => one.rows.from)),
    to: Math.max(...beyond.map((one) => one.rows.to)),
  };
  return { placed, more: [{ rows, lane: lanes - 1, lanes, count: beyond.length }] };
}
