import type { Education } from "#app/self-checks/points/canada/canada-profile.ts";
import type { Band, GridVersion } from "#app/self-checks/points/points-grid.ts";

/** Points with a partner who counts, and without. */
export type CrsColumn = "withPartner" | "single";
export type CrsPoints = Record<CrsColumn, number>;
export type CrsRow = CrsPoints & { from: number };

export type TransferLevel = "none" | "low" | "high";

/** Where a low and a high level begin. */
export type LevelStart = { low: number; high: number };

/** By the level of the first, then of the second of two combined factors. */
export type PairPoints = Record<"low" | "high", { low: number; high: number }>;

/** The Comprehensive Ranking System of Express Entry. */
export type CrsGrid = GridVersion & {
  system: "crs";
  most: number;
  core: {
    age: CrsRow[];
    education: Record<Education, CrsPoints>;
    /** For each ability, by level. */
    firstLanguage: CrsRow[];
    secondLanguage: CrsRow[];
    secondLanguageCap: CrsPoints;
    canadianWork: CrsRow[];
    cap: CrsPoints;
  };
  partner: { education: Record<Education, number>; language: Band[]; canadianWork: Band[]; cap: number };
  transferability: {
    education: Record<Education, TransferLevel>;
    language: LevelStart;
    canadianWork: LevelStart;
    foreignWork: LevelStart;
    educationWithLanguage: PairPoints;
    educationWithCanadianWork: PairPoints;
    foreignWorkWithLanguage: PairPoints;
    foreignWorkWithCanadianWork: PairPoints;
    certificateWithLanguage: { language: LevelStart; low: number; high: number };
    /** For the two lines of education together, and for the two of foreign work. */
    pairCap: number;
    cap: number;
  };
  additional: {
    nomination: number;
    jobOffer: number;
    canadianStudy: { short: number; long: number };
    sibling: number;
    /** `french` and `english` are lowest levels in all four abilities. */
    french: { french: number; english: number; withEnglish: number; withoutEnglish: number };
    cap: number;
  };
};
