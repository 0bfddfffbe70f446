import type { Education } from "#app/self-checks/points/canada/canada-profile.ts";
import type { Abilities } from "#app/self-checks/points/canada/language-result.ts";
import type { Band, GridVersion } from "#app/self-checks/points/points-grid.ts";

/** The Federal Skilled Worker grid: who may enter the pool, not who is invited from it. */
export type FswGrid = {
  pass: number;
  most: number;
  minimumLevel: number;
  minimumYears: number;
  /** For each ability, by level. */
  firstLanguage: Band[];
  /** Once, if all four abilities are at the level. */
  secondLanguage: { level: number; points: number };
  education: Record<Education, number>;
  experience: Band[];
  age: Band[];
  arrangedEmployment: number;
  adaptability: {
    /** Of the partner, in all four abilities. */
    partnerLanguage: { level: number; points: number };
    partnerStudy: number;
    partnerWork: number;
    ownStudy: number;
    ownWork: number;
    arrangedEmployment: number;
    relative: number;
    cap: number;
  };
};

/** The minimums of the three federal programmes of Express Entry. */
export type ProgrammesGrid = GridVersion & {
  system: "express_entry_programmes";
  fsw: FswGrid;
  cec: { years: number; levelTeer0And1: number; levelTeer2And3: number };
  fst: { years: number; levels: Abilities };
  /** Canadian dollars for one person, two, and so on. */
  funds: { byFamilySize: number[]; eachFurther: number; asOf: string; uncertain: string };
};
