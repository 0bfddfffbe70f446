import { z } from "zod";

import {
  type AustraliaGrid,
  australianEducations,
  australianPartners,
  australianVisas,
  englishLevels,
} from "#app/self-checks/points/australia/australia-grid.ts";
import { bands, points, version } from "#app/self-checks/points/grid-schema.server.ts";

export const australiaGrid = z.strictObject({
  ...version,
  system: z.literal("australia_points_test"),
  pass: points,
  ageBelow: z.int().min(18).max(100),
  age: bands,
  english: z.record(z.enum(englishLevels), points),
  workAbroad: bands,
  workInAustralia: bands,
  workCap: points,
  education: z.record(z.enum(australianEducations), points),
  stemResearchDegree: points,
  australianStudy: points,
  regionalStudy: points,
  professionalYear: points,
  communityLanguage: points,
  partner: z.record(z.enum(australianPartners), points),
  nomination: z.record(z.enum(australianVisas), points),
  most: points,
}) satisfies z.ZodType<AustraliaGrid>;
