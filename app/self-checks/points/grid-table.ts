import type { Band } from "#app/self-checks/points/points-grid.ts";

/** A table of a grid, as it is printed. */
export type GridTable = { caption: string; columns: string[]; rows: string[][] };

/** Rows by where they begin, such as “18 to 24” and “45 or more”. A step of 0 is for years, which have parts. */
export function rangeRows<Row extends { from: number }>(
  rows: readonly Row[],
  cells: (row: Row) => number[],
  step: 0 | 1 = 1,
): string[][] {
  return rows.map((row, at) => [rangeText(row.from, rows[at + 1]?.from, step), ...cells(row).map(String)]);
}

export function bandRows(bands: readonly Band[]): string[][] {
  return rangeRows(bands, ({ points }) => [points]);
}

export function yearRows(bands: readonly Band[]): string[][] {
  return rangeRows(bands, ({ points }) => [points], 0);
}

function rangeText(from: number, next: number | undefined, step: number): string {
  if (next === undefined) return from === 0 ? "Any" : `${from} or more`;
  if (from === 0) return `Less than ${next}`;
  if (step === 0) return `${from} to under ${next}`;
  return next - step === from ? String(from) : `${from} to ${next - step}`;
}
