import { z } from "zod";

import {
  englishCefrLevels,
  germanLevels,
  type OpportunityCardGrid,
} from "#app/self-checks/points/germany/opportunity-card-grid.ts";
import { points, version } from "#app/self-checks/points/grid-schema.server.ts";

export const opportunityCardGrid = z.strictObject({
  ...version,
  system: z.literal("opportunity_card"),
  pass: points,
  partialRecognition: points,
  german: z.record(z.enum(germanLevels), points),
  english: z.record(z.enum(englishCefrLevels), points),
  work: z.array(z.strictObject({ years: z.int().positive(), ofLast: z.literal([5, 7]), points })),
  shortage: points,
  age: z.array(z.strictObject({ notOver: z.int().min(18).max(100), points })),
  stay: points,
  partner: points,
  netIncomeEur: z.int().positive(),
}) satisfies z.ZodType<OpportunityCardGrid>;
