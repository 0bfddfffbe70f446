import type { Band, GridVersion } from "#app/self-checks/points/points-grid.ts";

export const australianVisas = ["189", "190", "491"] as const;
type AustralianVisa = (typeof australianVisas)[number];

export const englishLevels = ["less", "competent", "proficient", "superior"] as const;
export const australianEducations = ["none", "diploma_or_trade", "bachelor_or_more", "doctorate"] as const;

/** `citizen_or_resident` is of Australia; `skilled` is under 45, with competent English and an assessed occupation. */
export const australianPartners = [
  "none",
  "citizen_or_resident",
  "skilled",
  "competent_english",
  "other",
] as const;

type EnglishLevel = (typeof englishLevels)[number];
type AustralianEducation = (typeof australianEducations)[number];
type AustralianPartner = (typeof australianPartners)[number];

/** The points test of skilled visas 189, 190 and 491. */
export type AustraliaGrid = GridVersion & {
  system: "australia_points_test";
  pass: number;
  ageBelow: number;
  age: Band[];
  english: Record<EnglishLevel, number>;
  workAbroad: Band[];
  workInAustralia: Band[];
  workCap: number;
  education: Record<AustralianEducation, number>;
  stemResearchDegree: number;
  australianStudy: number;
  regionalStudy: number;
  professionalYear: number;
  communityLanguage: number;
  partner: Record<AustralianPartner, number>;
  nomination: Record<AustralianVisa, number>;
  /** The highest that the test can give. */
  most: number;
};

/** As on the day of the invitation. Null is a question not answered. */
export type AustraliaProfile = {
  visa: AustralianVisa;
  age: number;
  english: EnglishLevel;
  /** Skilled work of the last ten years. */
  workAbroadYears: number;
  workInAustraliaYears: number;
  education: AustralianEducation;
  /** An Australian master’s by research or doctorate in a STEM field. */
  stemResearchDegree: boolean;
  /** 92 weeks over at least 16 months. */
  australianStudy: boolean;
  regionalStudy: boolean;
  professionalYear: boolean;
  /** A NAATI credential. */
  communityLanguage: boolean;
  partner: AustralianPartner;
  listedOccupation: boolean | null;
  skillsAssessed: boolean | null;
  /** For 190 by a state or territory; for 491 that or a family sponsor. */
  nominated: boolean | null;
};
