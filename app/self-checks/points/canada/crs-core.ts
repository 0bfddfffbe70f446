import {
  type CanadaProfile,
  educationNames,
  type Partner,
} from "#app/self-checks/points/canada/canada-profile.ts";
import type { CrsColumn, CrsGrid, CrsRow } from "#app/self-checks/points/canada/crs-grid.ts";
import {
  abilities,
  abilityText,
  type LanguageResult,
} from "#app/self-checks/points/canada/language-result.ts";
import { type Band, bandPoints, rowFor } from "#app/self-checks/points/points-grid.ts";
import {
  line,
  type PointsLine,
  type PointsSection,
  sectionOf,
  withCap,
  yearsText,
} from "#app/self-checks/points/points-result.ts";

export function coreSection(
  { age, education, canadianWorkYears }: CanadaProfile,
  { first, second }: { first: LanguageResult | null; second: LanguageResult | null },
  { core }: CrsGrid,
  column: CrsColumn,
): PointsSection {
  const points = (rows: CrsRow[], value: number) => rowFor(rows, value)?.[column] ?? 0;
  const most = (rows: CrsRow[]) => Math.max(...rows.map((row) => row[column]));
  const firstLine = languageLine(
    { id: "first-language", label: "First official language", most: 4 * most(core.firstLanguage) },
    first,
    (level) => points(core.firstLanguage, level),
  );
  const secondCap = core.secondLanguageCap[column];
  const secondLine = languageLine(
    { id: "second-language", label: "Second official language", most: secondCap },
    second,
    (level) => points(core.secondLanguage, level),
  );
  const lines = [
    line({
      id: "age",
      label: "Age",
      points: points(core.age, age),
      most: most(core.age),
      why: `You are ${age}.`,
    }),
    line({
      id: "education",
      label: "Education",
      points: core.education[education][column],
      most: Math.max(...Object.values(core.education).map((row) => row[column])),
      why: `${educationNames[education]}.`,
    }),
    firstLine,
    ...withCap([secondLine], secondCap, {
      id: "second-language-cap",
      label: `At most ${secondCap} for the second language`,
    }),
    line({
      id: "canadian-work",
      label: "Work in Canada",
      points: points(core.canadianWork, canadianWorkYears),
      most: most(core.canadianWork),
      why: workText(canadianWorkYears),
    }),
  ];
  return sectionOf("core", "You", lines, core.cap[column]);
}

export function partnerSection(counted: Partner | null, { partner }: CrsGrid): PointsSection {
  const cap = partner.cap;
  if (!counted) return { id: "partner", label: "Your partner", cap: 0, lines: [], points: 0 };
  const most = (bands: Band[]) => Math.max(...bands.map(({ points }) => points));
  const lines = [
    line({
      id: "partner-education",
      label: "Your partner’s education",
      points: partner.education[counted.education],
      most: Math.max(...Object.values(partner.education)),
      why: `${educationNames[counted.education]}.`,
    }),
    languageLine(
      { id: "partner-language", label: "Your partner’s language", most: 4 * most(partner.language) },
      counted.language,
      (level) => bandPoints(partner.language, level),
    ),
    line({
      id: "partner-canadian-work",
      label: "Your partner’s work in Canada",
      points: bandPoints(partner.canadianWork, counted.canadianWorkYears),
      most: most(partner.canadianWork),
      why: workText(counted.canadianWorkYears),
    }),
  ];
  return sectionOf("partner", "Your partner", lines, cap);
}

function languageLine(
  head: Pick<PointsLine, "id" | "label" | "most">,
  result: LanguageResult | null,
  pointsFor: (level: number) => number,
): PointsLine {
  if (!result) return line({ ...head, points: 0, why: "No test." });
  const parts = abilities.map((ability) => ({
    text: abilityText(result, ability),
    points: pointsFor(result.levels[ability]),
  }));
  const name = result.language === "french" ? "French" : "English";
  const tested = result.test ? `${name}, ${result.test.name}` : name;
  return line({
    ...head,
    points: parts.reduce((sum, { points }) => sum + points, 0),
    why: `${tested}: ${parts.map(({ text, points }) => `${text} (${points})`).join(", ")}.`,
  });
}

function workText(years: number): string {
  return years < 1
    ? "Less than a year of skilled work in Canada."
    : `${yearsText(years)} of skilled work in Canada.`;
}
