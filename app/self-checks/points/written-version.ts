import { writtenDate } from "#app/platform/dates.ts";
import type { GridTable } from "#app/self-checks/points/grid-table.ts";
import type { GridVersion, Source } from "#app/self-checks/points/points-grid.ts";

export type WrittenVersion = ReturnType<typeof writtenVersion> & { tables: GridTable[] };
export type WrittenSource = ReturnType<typeof writtenSource>;

export type PointsNotice = {
  heading: string;
  text: string;
  known: { text: string; source: WrittenSource }[];
  unknown: string | null;
  rulesAt: GridVersion["rulesAt"];
  /** For a chat. */
  brief: string;
};

/** A version as it is shown, with its days written out: the browser needs no words for months. */
export function writtenVersion(
  { name, inForce, rulesAt, sources, remarks }: GridVersion,
  correctedOn: string | null = null,
) {
  return {
    name,
    inForce: [
      isInName(name, inForce) ? [] : (periodText(inForce) ?? []),
      correctedOn === null ? [] : `Corrected by us on ${writtenDate(correctedOn)}.`,
    ]
      .flat()
      .join(" "),
    rulesAt,
    sources: sources.map(writtenSource),
    remarks: remarks.map(({ text, source }) => ({ text, source: source && writtenSource(source) })),
  };
}

function writtenSource({ name, url, asOf }: Source) {
  return { name, url, day: asOf, asOf: writtenDate(asOf) };
}

function isInName(name: string, { from, to }: GridVersion["inForce"]): boolean {
  const days = [from, to].filter((day) => day !== null);
  return days.length > 0 && days.every((day) => name.includes(writtenDate(day)));
}

export function periodText({ from, to }: GridVersion["inForce"]): string | null {
  if (from && to) return `In force from ${writtenDate(from)} to ${writtenDate(to)}.`;
  if (from) return `In force since ${writtenDate(from)}.`;
  return to ? `In force until ${writtenDate(to)}.` : null;
}

/** That newer rules are in force, or must be: every result says it first. */
export function noticeOf({ grid, inForce }: { grid: GridVersion; inForce: boolean }): PointsNotice[] {
  const { superseded, rulesAt, name } = grid;
  if (superseded) {
    const { since, text, known, unknown } = superseded;
    return [
      {
        heading: `Newer rules are in force since ${writtenDate(since)}`,
        text,
        known: known.map((each) => ({ text: each.text, source: writtenSource(each.source) })),
        unknown,
        rulesAt,
        brief: `Newer rules are in force since ${writtenDate(since)}; these figures follow the rules before.`,
      },
    ];
  }
  if (inForce || grid.inForce.to === null) return [];
  const ended = `${name} ended on ${writtenDate(grid.inForce.to)}.`;
  return [
    {
      heading: "Newer rules are in force",
      text: `${ended} We have not entered newer rules yet, so this result follows the old ones.`,
      known: [],
      unknown: null,
      rulesAt,
      brief: `${ended} These figures follow the old rules.`,
    },
  ];
}
