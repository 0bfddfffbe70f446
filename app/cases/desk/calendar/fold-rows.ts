import { joinRows, type Rows, rowsPerHour } from "#app/cases/desk/calendar/clock-axis.ts";

/** Fewer empty hours than these stay: a fold would save nothing. */
const foldedHoursMin = 2;
/** What a fold takes instead. */
export const foldRowsTall = 4;

export type FoldedRows = {
  /** How many are left. */
  rows: number;
  /** Where hours are left out, in rows that are left. */
  folds: Rows[];
  /** Where a row stands; one that is left out stands where its fold begins. */
  rowOf: (row: number) => number;
  isShown: (row: number) => boolean;
};

/** Leaves out the hours that nothing is in: at both ends, and between what is early or late and the rest. */
export function foldRows(used: readonly Rows[]): FoldedRows {
  let shown = 0;
  const kept = wholeHours(used).map((span, nth) => {
    const at = nth === 0 ? 0 : shown + foldRowsTall;
    shown = at + span.to - span.from;
    return { ...span, at };
  });
  return {
    rows: shown,
    folds: kept.slice(1).map(({ at }) => ({ from: at - foldRowsTall, to: at })),
    rowOf: (row) => {
      let end = 0;
      for (const { from, to, at } of kept) {
        if (row < from) return end;
        if (row <= to) return at + row - from;
        end = at + to - from;
      }
      return end;
    },
    isShown: (row) => kept.some(({ from, to }) => from <= row && row < to),
  };
}

function wholeHours(used: readonly Rows[]): Rows[] {
  const hours = joinRows(
    used.map(({ from, to }) => ({
      from: Math.floor(from / rowsPerHour) * rowsPerHour,
      to: Math.ceil(to / rowsPerHour) * rowsPerHour,
    })),
  );
  const spans: Rows[] = [];
  for (const { from, to } of hours) {
    const before = spans.at(-1);
    if (before && from - before.to < foldedHoursMin * rowsPerHour) before.to = to;
    else spans.push({ from, to });
  }
  return spans;
}
