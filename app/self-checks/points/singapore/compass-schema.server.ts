import { z } from "zod";

import type { CompassGrid } from "#app/self-checks/points/singapore/compass-grid.ts";
import { day, points, version } from "#app/self-checks/points/grid-schema.server.ts";

const dollars = z.int().positive();
const percent = z.number().min(0).max(100);

const salaryRange = z
  .strictObject({ least: dollars, atOldest: dollars })
  .refine(({ least, atOldest }) => least <= atOldest, "The salary falls with age.");

export const compassGrid = z.strictObject({
  ...version,
  system: z.literal("compass"),
  pass: points,
  exemptFrom: dollars,
  salaries: z
    .array(z.strictObject({ appliesFrom: day.nullable(), general: salaryRange, financial: salaryRange }))
    .min(1)
    .refine((rows) => rows[0]?.appliesFrom === null, "The first row holds from the beginning."),
  oldestAge: z.int().min(18).max(100),
  salary: z.strictObject({ p90: points, p65: points }),
  qualification: z.strictObject({ top: points, degree: points }),
  diversity: z.array(z.strictObject({ below: percent, points })),
  localShare: z.strictObject({ p50: points, p20: points }),
  smallFirm: z.strictObject({ below: z.int().positive(), points }),
  shortage: z.strictObject({ points, reduced: points, reducedFromShare: percent }),
  strategic: points,
}) satisfies z.ZodType<CompassGrid>;
