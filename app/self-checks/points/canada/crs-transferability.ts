import type { CanadaProfile } from "#app/self-checks/points/canada/canada-profile.ts";
import type {
  CrsGrid,
  LevelStart,
  PairPoints,
  TransferLevel,
} from "#app/self-checks/points/canada/crs-grid.ts";
import { type LanguageResult, levelName, lowestOf } from "#app/self-checks/points/canada/language-result.ts";
import {
  line,
  type PointsLine,
  type PointsSection,
  sectionOf,
  upperFirst,
  withCap,
  yearsText,
} from "#app/self-checks/points/points-result.ts";

/** A factor of a pair: how high it is, and why, as a part of a sentence. */
type Factor = { level: TransferLevel; text: string };

/** Combinations of two strengths. Language is the first language, by its lowest ability. */
export function transferabilitySection(
  profile: CanadaProfile,
  first: LanguageResult | null,
  { transferability: grid }: CrsGrid,
): PointsSection {
  const factors = factorsOf(profile, first, grid);
  const { education, language, canadianWork, foreignWork } = factors;
  const capped = (lines: PointsLine[], id: string, what: string) =>
    withCap(lines, grid.pairCap, { id: `${id}-pairs-cap`, label: `At most ${grid.pairCap} for ${what}` });
  const lines = [
    ...capped(
      [
        pairLine(
          ["education-language", "Education and language"],
          education,
          language,
          grid.educationWithLanguage,
        ),
        pairLine(
          ["education-canadian-work", "Education and work in Canada"],
          education,
          canadianWork,
          grid.educationWithCanadianWork,
        ),
      ],
      "education",
      "education",
    ),
    ...capped(
      [
        pairLine(
          ["foreign-work-language", "Foreign work and language"],
          foreignWork,
          language,
          grid.foreignWorkWithLanguage,
        ),
        pairLine(
          ["foreign-work-canadian-work", "Foreign work and work in Canada"],
          foreignWork,
          canadianWork,
          grid.foreignWorkWithCanadianWork,
        ),
      ],
      "foreign-work",
      "foreign work",
    ),
    certificateLine(profile, first, grid.certificateWithLanguage),
  ];
  return sectionOf("transferability", "Skills that transfer", lines, grid.cap);
}

function factorsOf(
  { education, canadianWorkYears, foreignWorkYears }: CanadaProfile,
  first: LanguageResult | null,
  grid: CrsGrid["transferability"],
): Record<"education" | "language" | "canadianWork" | "foreignWork", Factor> {
  const educationText = {
    none: "no credential after school",
    low: "one credential after school",
    high: "two or more credentials, or a master’s degree or above",
  };
  return {
    education: { level: grid.education[education], text: educationText[grid.education[education]] },
    language: { level: levelIn(grid.language, lowestOf(first)), text: lowestText(first) },
    canadianWork: {
      level: levelIn(grid.canadianWork, canadianWorkYears),
      text: `${yearsText(canadianWorkYears)} of work in Canada`,
    },
    foreignWork: {
      level: levelIn(grid.foreignWork, foreignWorkYears),
      text: `${yearsText(foreignWorkYears)} of work abroad`,
    },
  };
}

function pairLine([id, label]: [string, string], one: Factor, other: Factor, points: PairPoints): PointsLine {
  const given = one.level === "none" || other.level === "none" ? 0 : points[one.level][other.level];
  return line({
    id,
    label,
    points: given,
    most: points.high.high,
    why: `${upperFirst(one.text)}, with ${other.text}.`,
  });
}

function certificateLine(
  { tradeCertificate }: CanadaProfile,
  first: LanguageResult | null,
  grid: CrsGrid["transferability"]["certificateWithLanguage"],
): PointsLine {
  const level = tradeCertificate ? levelIn(grid.language, lowestOf(first)) : "none";
  return line({
    id: "certificate-language",
    label: "Trade certificate and language",
    points: level === "none" ? 0 : grid[level],
    most: grid.high,
    why: tradeCertificate
      ? `A Canadian certificate of qualification, with ${lowestText(first)}.`
      : "No Canadian certificate of qualification in a trade.",
  });
}

function levelIn(start: LevelStart, value: number): TransferLevel {
  if (value >= start.high) return "high";
  return value >= start.low ? "low" : "none";
}

function lowestText(first: LanguageResult | null): string {
  if (!first) return "no language test";
  const lowest = lowestOf(first);
  const name = levelName(first.language);
  return lowest === 0 ? `an ability below ${name} 4` : `${name} ${lowest} in the lowest ability`;
}
