import {
  type CanadaProfile,
  educationNames,
  languageOrders,
} from "#app/self-checks/points/canada/canada-profile.ts";
import {
  abilities,
  abilityText,
  type Language,
  type LanguageResult,
  levelName,
  lowestOf,
} from "#app/self-checks/points/canada/language-result.ts";
import { adaptabilitySection } from "#app/self-checks/points/canada/fsw-adaptability.ts";
import { fundsGate, quebecGate } from "#app/self-checks/points/canada/programme-gates.ts";
import type { FswGrid, ProgrammesGrid } from "#app/self-checks/points/canada/programmes-grid.ts";
import { bandPoints, type GridVersion, versionOf } from "#app/self-checks/points/points-grid.ts";
import {
  type Gate,
  gate,
  line,
  type PointsLine,
  type PointsSection,
  sectionOf,
  sumPoints,
  type Verdict,
  verdictOf,
  yearsText,
} from "#app/self-checks/points/points-result.ts";

export type FswResult = {
  version: GridVersion;
  firstLanguage: Language | null;
  gates: Gate[];
  sections: PointsSection[];
  total: number;
  pass: number;
  most: number;
  /** Whether one may enter the pool; nothing about an invitation. */
  verdict: Verdict;
};

export function fswScore(profile: CanadaProfile, grid: ProgrammesGrid): FswResult {
  const { pass, most } = grid.fsw;
  const results = languageOrders(profile).map(({ first, second }) => {
    const gates = gatesOf(profile, first, grid);
    const sections = [
      factorsSection(profile, first, second, grid.fsw),
      adaptabilitySection(profile, grid.fsw),
    ];
    const total = sumPoints(sections);
    const verdict = verdictOf(gates, sections, pass);
    return { firstLanguage: first?.language ?? null, gates, sections, total, verdict };
  });
  const rank = { met: 2, open: 1, missed: 0 };
  const best = results.reduce((one, other) =>
    rank[other.verdict] - rank[one.verdict] > 0 || (other.verdict === one.verdict && other.total > one.total)
      ? other
      : one,
  );
  return { version: versionOf(grid), ...best, pass, most };
}

function gatesOf(profile: CanadaProfile, first: LanguageResult | null, grid: ProgrammesGrid): Gate[] {
  const { minimumLevel, minimumYears } = grid.fsw;
  const { credentialAssessed, education } = profile;
  const name = first ? levelName(first.language) : "CLB";
  return [
    gate({
      id: "language",
      label: `${name} ${minimumLevel} in all four abilities`,
      met: lowestOf(first) >= minimumLevel,
      why: first ? `Your lowest ability is at ${name} ${lowestOf(first) || "3 or less"}.` : "No test.",
    }),
    gate({
      id: "experience",
      label: "A year of skilled work without a break",
      met: workYears(profile) < minimumYears ? false : profile.continuousYear,
      why: "Paid work in one occupation of TEER 0 to 3, for a year or 1,560 hours, in the last ten years.",
    }),
    gate({
      id: "credential",
      label: "A Canadian credential, or an assessed foreign one",
      met: education === "none" ? false : credentialAssessed,
      why: "A foreign credential needs an educational credential assessment.",
    }),
    fundsGate(profile, grid),
    quebecGate(profile),
  ];
}

function factorsSection(
  profile: CanadaProfile,
  first: LanguageResult | null,
  second: LanguageResult | null,
  fsw: FswGrid,
): PointsSection {
  const { age, education, jobOffer } = profile;
  const years = workYears(profile);
  const most = (bands: { points: number }[]) => Math.max(...bands.map(({ points }) => points));
  const lines = [
    firstLanguageLine(first, fsw),
    secondLanguageLine(second, fsw),
    line({
      id: "education",
      label: "Education",
      points: fsw.education[education],
      most: Math.max(...Object.values(fsw.education)),
      why: `${educationNames[education]}.`,
    }),
    line({
      id: "experience",
      label: "Work experience",
      points: bandPoints(fsw.experience, years),
      most: most(fsw.experience),
      why: `${yearsText(years)} of skilled work in the last ten years, in Canada and abroad.`,
    }),
    line({
      id: "age",
      label: "Age",
      points: bandPoints(fsw.age, age),
      most: most(fsw.age),
      why: `You are ${age}. The day of the application counts.`,
    }),
    line({
      id: "arranged-employment",
      label: "Arranged employment",
      points: jobOffer ? fsw.arrangedEmployment : 0,
      most: fsw.arrangedEmployment,
      why: jobOffer ? "You have a qualifying job offer." : "No qualifying job offer.",
    }),
  ];
  return sectionOf("factors", "Selection factors", lines, fsw.most - fsw.adaptability.cap);
}

function firstLanguageLine(first: LanguageResult | null, { firstLanguage }: FswGrid): PointsLine {
  const most = 4 * Math.max(...firstLanguage.map(({ points }) => points));
  const head = { id: "first-language", label: "First official language", most };
  if (!first) return line({ ...head, points: 0, why: "No test." });
  const parts = abilities.map((ability) => ({
    text: abilityText(first, ability),
    points: bandPoints(firstLanguage, first.levels[ability]),
  }));
  const why = parts.map(({ text, points }) => `${text} (${points})`).join(", ");
  return line({ ...head, points: sumPoints(parts), why: `By ability: ${why}.` });
}

function secondLanguageLine(second: LanguageResult | null, { secondLanguage }: FswGrid): PointsLine {
  const { level, points } = secondLanguage;
  const name = second ? levelName(second.language) : "that level";
  const isReached = second !== null && lowestOf(second) >= level;
  const why = second
    ? `${isReached ? "" : "Not "}${name} ${level} or more in all four abilities.`
    : "No test in the other official language.";
  return line({
    id: "second-language",
    label: "Second official language",
    points: isReached ? points : 0,
    most: points,
    why,
  });
}

function workYears({ foreignWorkYears, canadianWorkYears }: CanadaProfile): number {
  return foreignWorkYears + canadianWorkYears;
}
