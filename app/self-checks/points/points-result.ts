/** One explained part of a score. A cut at a cap is a line too, and negative, so that lines always add up. */
export type PointsLine = {
  id: string;
  label: string;
  points: number;
  /** What this line can give at most. */
  most: number;
  why: string;
  /** What no source settles. The lower reading is counted. */
  uncertain: string | null;
  /** What an unanswered question could still add. */
  open: number;
};

/** `points` is the sum of the lines, and never above `cap`. */
export type PointsSection = { id: string; label: string; cap: number; lines: PointsLine[]; points: number };

/** Something that must be so, whatever the points. Open: not answered, or no source settles it. */
export type Gate = {
  id: string;
  label: string;
  state: "met" | "missed" | "open";
  why: string;
  uncertain: string | null;
};

/** Open: an answer is missing that could decide it. */
export type Verdict = "met" | "missed" | "open";

export function line(
  parts: Pick<PointsLine, "id" | "label" | "points" | "most" | "why"> & Partial<PointsLine>,
): PointsLine {
  return { uncertain: null, open: 0, ...parts };
}

export function gate(
  parts: Pick<Gate, "id" | "label" | "why"> & { met: boolean | null; uncertain?: string },
): Gate {
  const { met, uncertain = null, ...rest } = parts;
  return { ...rest, state: met === null ? "open" : met ? "met" : "missed", uncertain };
}

export function sectionOf(
  id: string,
  label: string,
  lines: readonly PointsLine[],
  cap: number,
): PointsSection {
  const all = withCap(lines, cap, { id: `${id}-cap`, label: `At most ${cap}` });
  return { id, label, cap, lines: all, points: sumPoints(all) };
}

/** The lines, and what they are cut by if they come to more than the cap. */
export function withCap(
  lines: readonly PointsLine[],
  cap: number,
  { id, label }: { id: string; label: string },
): PointsLine[] {
  const sum = sumPoints(lines);
  if (sum <= cap) return [...lines];
  const why = `The lines above come to ${sum}. They count up to ${cap} together.`;
  return [...lines, line({ id, label, points: cap - sum, most: 0, why })];
}

export function sumPoints(parts: readonly { points: number }[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

/** Without a pass mark the gates decide alone. */
export function verdictOf(
  gates: readonly Gate[],
  sections: readonly PointsSection[] = [],
  pass: number | null = null,
): Verdict {
  if (gates.some(({ state }) => state === "missed")) return "missed";
  const total = sumPoints(sections);
  const open = sections.flatMap(({ lines }) => lines).reduce((sum, each) => sum + each.open, 0);
  if (pass !== null && total + open < pass) return "missed";
  const isReached = pass === null || total >= pass;
  return isReached && gates.every(({ state }) => state === "met") ? "met" : "open";
}

/** What gives points, or is missing for them. `condition` is the rest of a sentence. */
export function conditionText(has: boolean, condition: string): string {
  return has ? upperFirst(condition) : `No points without ${condition}`;
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Such as “1 year” or “2.5 years”. */
export function yearsText(years: number): string {
  return years === 1 ? "1 year" : `${years} years`;
}
