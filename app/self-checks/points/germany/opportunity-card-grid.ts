import type { GridVersion } from "#app/self-checks/points/points-grid.ts";

export const germanLevels = ["none", "A1", "A2", "B1", "B2_or_more"] as const;
export const englishCefrLevels = ["less", "B2", "C1_or_more"] as const;

type GermanLevel = (typeof germanLevels)[number];
type EnglishCefrLevel = (typeof englishCefrLevels)[number];

/** The Opportunity Card (Chancenkarte), Residence Act sections 20a and 20b. */
export type OpportunityCardGrid = GridVersion & {
  system: "opportunity_card";
  pass: number;
  partialRecognition: number;
  german: Record<GermanLevel, number>;
  english: Record<EnglishCefrLevel, number>;
  /** The first that fits counts; years of related work after qualifying. */
  work: { years: number; ofLast: 5 | 7; points: number }[];
  shortage: number;
  /** The first that fits counts. */
  age: { notOver: number; points: number }[];
  stay: number;
  partner: number;
  netIncomeEur: number;
};

/** Null is a question not answered. */
export type OpportunityCardProfile = {
  /** Of the qualification, by the German authority. */
  recognition: "full" | "partial" | "none";
  /** A degree, or vocational training of two years, recognised by the state where it was gained. */
  qualification: boolean;
  german: GermanLevel;
  english: EnglishCefrLevel;
  /** Years of related work, after qualifying, in the last five and in the last seven. */
  workInLast5: number;
  workInLast7: number;
  /** The qualification belongs to a shortage occupation. */
  shortage: boolean;
  age: number;
  /** Six months of lawful stay in Germany in the last five years. */
  stay: boolean;
  /** Spouse meets the conditions too and applies with you. */
  partnerApplies: boolean;
  /** Net euros a month, from savings or part-time work. */
  netMonthlyEur: number | null;
};
