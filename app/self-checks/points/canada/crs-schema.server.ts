import { z } from "zod";

import { educations } from "#app/self-checks/points/canada/canada-profile.ts";
import type { CrsGrid } from "#app/self-checks/points/canada/crs-grid.ts";
import { ascending, bands, points, version } from "#app/self-checks/points/grid-schema.server.ts";

const education = z.enum(educations);
const bothColumns = z.strictObject({ withPartner: points, single: points });
const rows = ascending(z.strictObject({ from: z.number().min(0), withPartner: points, single: points }));
const pairPoints = z.strictObject({
  low: z.strictObject({ low: points, high: points }),
  high: z.strictObject({ low: points, high: points }),
});
const levelStart = z
  .strictObject({ low: z.number().min(0), high: z.number().min(0) })
  .refine(({ low, high }) => low < high, "The high level begins after the low one.");

export const crsGrid = z.strictObject({
  ...version,
  system: z.literal("crs"),
  most: points,
  core: z.strictObject({
    age: rows,
    education: z.record(education, bothColumns),
    firstLanguage: rows,
    secondLanguage: rows,
    secondLanguageCap: bothColumns,
    canadianWork: rows,
    cap: bothColumns,
  }),
  partner: z.strictObject({
    education: z.record(education, points),
    language: bands,
    canadianWork: bands,
    cap: points,
  }),
  transferability: z.strictObject({
    education: z.record(education, z.enum(["none", "low", "high"])),
    language: levelStart,
    canadianWork: levelStart,
    foreignWork: levelStart,
    educationWithLanguage: pairPoints,
    educationWithCanadianWork: pairPoints,
    foreignWorkWithLanguage: pairPoints,
    foreignWorkWithCanadianWork: pairPoints,
    certificateWithLanguage: z.strictObject({ language: levelStart, low: points, high: points }),
    pairCap: points,
    cap: points,
  }),
  additional: z.strictObject({
    nomination: points,
    jobOffer: points,
    canadianStudy: z.strictObject({ short: points, long: points }),
    sibling: points,
    french: z.strictObject({
      french: z.int().min(4).max(12),
      english: z.int().min(4).max(12),
      withEnglish: points,
      withoutEnglish: points,
    }),
    cap: points,
  }),
}) satisfies z.ZodType<CrsGrid>;
