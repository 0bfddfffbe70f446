import type { GridVersion } from "#app/self-checks/points/points-grid.ts";

/** A share in percent; the first that fits counts. */
type ShareBand = { below: number; points: number };

/** Least a month in Singapore dollars at the youngest, and from the oldest age on; between, it rises with age. */
type SalaryRange = { least: number; atOldest: number };

/** COMPASS, the points of Singapore's Employment Pass. */
export type CompassGrid = GridVersion & {
  system: "compass";
  pass: number;
  exemptFrom: number;
  salaries: { appliesFrom: string | null; general: SalaryRange; financial: SalaryRange }[];
  oldestAge: number;
  salary: { p90: number; p65: number };
  qualification: { top: number; degree: number };
  diversity: ShareBand[];
  localShare: { p50: number; p20: number };
  smallFirm: { below: number; points: number };
  shortage: { points: number; reduced: number; reducedFromShare: number };
  strategic: number;
};

/** Null is something that one does not know. */
export type CompassProfile = {
  /** Fixed, in Singapore dollars a month. */
  monthlySalary: number;
  financialServices: boolean;
  age: number;
  /** The day of the application, as 2027-01-31. */
  appliesOn: string;
  /** Against local professionals of the sector, by age. */
  salaryRank: "p90" | "p65" | "below" | null;
  qualification: "top" | "degree" | "none";
  /** Professionals, managers, executives and technicians in the firm. */
  firmProfessionals: number | null;
  /** Percent of them who have your nationality. */
  nationalityShare: number | null;
  /** The firm's share of locals, against its sector. */
  localShare: "p50" | "p20" | "below" | null;
  shortageOccupation: boolean | null;
  /** The firm takes part in a programme that the government counts as strategic. */
  strategicFirm: boolean | null;
};
