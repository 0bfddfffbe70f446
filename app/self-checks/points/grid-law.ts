/** What is wrong with a cell, though each number by itself could be right. */
export type BrokenLaw = { path: string; message: string };

export function law(holds: boolean, path: string, message: string): BrokenLaw[] {
  return holds ? [] : [{ path, message }];
}

export function notAbove(path: string, value: number, cap: number): BrokenLaw[] {
  return law(value <= cap, path, `Above the most that counts, ${cap}.`);
}

/** A higher level, or more years, never give less. */
export function rising<Row extends { from: number }>(
  path: string,
  rows: readonly Row[],
  key: keyof Row & string,
): BrokenLaw[] {
  return rows.flatMap((row, at) =>
    law(
      at === 0 || Number(row[key]) >= Number(rows[at - 1]?.[key]),
      `${path}.${at}.${key}`,
      "Less than the row before it gives.",
    ),
  );
}

export function mostOf(numbers: Iterable<number>): number {
  return Math.max(0, ...numbers);
}
