/** A version as a result names it. `row` is its own for each correction. */
type NamedVersion = {
  row: number;
  version: string;
  system: string;
  name: string;
  correctedOn: string | null;
};

/** The versions a page counts by, and all that anybody was ever counted by. */
export type CountedBy = {
  /** For addresses of results: the rows of the versions. */
  stamp: string;
  used: NamedVersion[];
  /** False if an older count was asked for. */
  isToday: boolean;
  today: NamedVersion[];
  ever: NamedVersion[];
};

export type VersionChange = {
  before: string;
  now: string;
  /** The day of the correction, if it is the same version. */
  correctedOn: string | null;
};

export function stampOf(versions: readonly { row: number }[]): string {
  return versions.map(({ row }) => row).join("-");
}

/** The rows that an address asks for; none of what nobody wrote. */
export function rowsIn(stamp: string): number[] {
  return /^\d{1,9}(-\d{1,9}){0,3}$/.test(stamp) ? stamp.split("-").map(Number) : [];
}

/** Which of the versions that a result was counted by have given way since, and to which. */
export function changesSince(
  stamp: string,
  { today, ever }: Pick<CountedBy, "today" | "ever">,
): VersionChange[] {
  return rowsIn(stamp).flatMap((row) => {
    const before = ever.find((one) => one.row === row);
    const now = today.find(({ system }) => system === before?.system);
    if (!before || !now || before.row === now.row) return [];
    const isSame = before.version === now.version;
    return [{ before: before.name, now: now.name, correctedOn: isSame ? now.correctedOn : null }];
  });
}
