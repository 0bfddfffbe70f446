import { z } from "zod";

import { educations } from "#app/self-checks/points/canada/canada-profile.ts";
import type { LanguageTable } from "#app/self-checks/points/canada/language-result.ts";
import type { ProgrammesGrid } from "#app/self-checks/points/canada/programmes-grid.ts";
import { bands, day, points, sentence, version } from "#app/self-checks/points/grid-schema.server.ts";

const level = z.int().min(4).max(12);
const years = z.int().min(1).max(10);
const dollars = z.int().positive();
const atLevel = z.strictObject({ level, points });

const abilitiesOf = <Value extends z.ZodType>(value: Value) => ({
  reading: value,
  writing: value,
  listening: value,
  speaking: value,
});

export const programmesGrid = z.strictObject({
  ...version,
  system: z.literal("express_entry_programmes"),
  fsw: z.strictObject({
    pass: points,
    most: points,
    minimumLevel: level,
    minimumYears: years,
    firstLanguage: bands,
    secondLanguage: atLevel,
    education: z.record(z.enum(educations), points),
    experience: bands,
    age: bands,
    arrangedEmployment: points,
    adaptability: z.strictObject({
      partnerLanguage: atLevel,
      partnerStudy: points,
      partnerWork: points,
      ownStudy: points,
      ownWork: points,
      arrangedEmployment: points,
      relative: points,
      cap: points,
    }),
  }),
  cec: z.strictObject({ years, levelTeer0And1: level, levelTeer2And3: level }),
  fst: z.strictObject({ years, levels: z.strictObject(abilitiesOf(level)) }),
  funds: z.strictObject({
    byFamilySize: z.array(dollars).min(1),
    eachFurther: dollars,
    asOf: day,
    uncertain: sentence,
  }),
}) satisfies z.ZodType<ProgrammesGrid>;

const score = z.number().min(0).max(1000);

const scale = z
  .strictObject({ least: score, most: score, step: z.number().positive() })
  .refine(({ least, most }) => least < most, "The scale ends before it begins.");

const scoresOfLevels = z
  .array(z.strictObject({ level, ...abilitiesOf(score) }))
  .min(1)
  .refine(
    (rows) =>
      rows.every((row, at) => {
        const before = rows[at - 1];
        const keys = ["level", "reading", "writing", "listening", "speaking"] as const;
        return !before || keys.every((key) => row[key] > before[key]);
      }),
    "Each level asks for more than the one before it.",
  );

/** A score that no scale has would make a level that nobody can reach. */
export const languageTable = z.strictObject({
  ...version,
  system: z.literal("language_tests"),
  tests: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+$/),
        name: sentence,
        language: z.enum(["english", "french"]),
        note: sentence.nullable(),
        scale: z.strictObject(abilitiesOf(scale)),
        levels: scoresOfLevels,
      }),
    )
    .min(1),
}) satisfies z.ZodType<LanguageTable>;
