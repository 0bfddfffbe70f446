import type { Raise } from "#app/self-checks/points/form/raises.ts";
import type { Gate, PointsSection, Verdict } from "#app/self-checks/points/points-result.ts";

/** The result of a check, as it is read. */
export type PointsLetter = { parts: LetterPart[] };

export type LetterPart = {
  id: string;
  heading: string;
  /** Which grid it was counted by. */
  version: string;
  /** What follows from it, in a sentence or two. */
  summary: string[];
  /** Null where there are no points. */
  total: { points: number; most: number | null; pass: number | null } | null;
  verdict: Verdict | null;
  gates: Gate[];
  sections: PointsSection[];
  raises: Raise[];
};

export function totalText({ points, most, pass }: NonNullable<LetterPart["total"]>): string {
  const of = most === null ? "" : ` of ${written(most)}`;
  return `${written(points)}${of} points${pass === null ? "" : `, ${written(pass)} needed`}`;
}

/** Such as “469 of 1,200 points.” or “70 of 100 points, 67 needed. Met, as you answered.” */
export function briefResult({ total, verdict }: Pick<LetterPart, "total" | "verdict">): string {
  const said = [...(total ? [totalText(total)] : []), ...(verdict ? [verdictTexts[verdict]] : [])];
  return `${said.join(". ")}.`;
}

const verdictTexts: Record<Verdict, string> = {
  met: "Met, as you answered",
  missed: "Not met, as you answered",
  open: "Still open",
};

/** For a chat: the result in a few lines. `warning` says first what is not in it. */
export function shortLetter(name: string, { parts }: PointsLetter, warning: string | null): string {
  return [
    `My self-check: ${name}.`,
    ...(warning === null ? [] : [warning]),
    ...parts.flatMap(shortPart),
  ].join("\n");
}

function shortPart(part: LetterPart): string[] {
  const { heading, version, total, sections, gates } = part;
  return [
    `${heading}: ${briefResult(part)}`,
    ...(total ? [`Counted by: ${version}.`] : []),
    ...sections.filter(({ lines }) => lines.length > 0).map(({ label, points }) => `- ${label}: ${points}`),
    ...gates
      .filter(({ state }) => state !== "met")
      .map(({ label, state }) => `- ${stateTexts[state]}: ${label}`),
  ];
}

export const stateTexts: Record<Verdict, string> = { met: "Met", missed: "Not met", open: "Open" };

function written(points: number): string {
  return points.toLocaleString("en");
}
