/** `asOf` is the day of the source, or the day it was read if it has none. */
export type Source = { name: string; url: string; asOf: string };

/** Newer rules are in force, but no source at hand gives their figures. Every result says this first. */
type Superseded = {
  since: string;
  text: string;
  known: { text: string; source: Source }[];
  unknown: string;
};

/** One dated version of a point system. New rules are a newer one; a wrong cell is corrected, and the history says so. */
export type GridVersion = {
  id: string;
  name: string;
  /** The first and the last day; null where no source says. */
  inForce: { from: string | null; to: string | null };
  /** The authority's own page, where the rules of today stand. */
  rulesAt: { name: string; url: string };
  sources: Source[];
  /** What is uncertain, announced, or good to know; shown with every result. */
  remarks: { text: string; source: Source | null }[];
  superseded: Superseded | null;
};

/** Counts from `from` up to the next band. */
export type Band = { from: number; points: number };

export function rowFor<Row extends { from: number }>(rows: readonly Row[], value: number): Row | undefined {
  return rows.findLast((row) => row.from <= value);
}

export function bandPoints(bands: readonly Band[], value: number): number {
  return rowFor(bands, value)?.points ?? 0;
}

/** The newest version that had begun on a day. It may have ended since: then nothing newer is known. */
export function gridOn<Grid extends GridVersion>(
  grids: readonly Grid[],
  day: string,
): { grid: Grid; inForce: boolean } | null {
  const begun = grids.filter(({ inForce }) => (inForce.from ?? "") <= day);
  const [grid] = begun.toSorted((a, b) => ((a.inForce.from ?? "") < (b.inForce.from ?? "") ? 1 : -1));
  if (!grid) return null;
  return { grid, inForce: grid.inForce.to === null || day <= grid.inForce.to };
}

/** What a result keeps of its grid. */
export function versionOf(grid: GridVersion): GridVersion {
  const { id, name, inForce, rulesAt, sources, remarks, superseded } = grid;
  return { id, name, inForce, rulesAt, sources, remarks, superseded };
}
