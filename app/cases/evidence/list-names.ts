import { type VisaCheckId, visaCheckIds, visaChecks } from "#app/catalog/visa-checks.ts";
import type { ListId } from "#app/cases/evidence/evidence-list.ts";

const visaNames = Object.fromEntries(visaCheckIds.map((id) => [id, visaChecks[id].name])) as Record<
  VisaCheckId,
  string
>;

export const listNames: Record<ListId, string> = {
  ...visaNames,
  "express-entry": "Canada Express Entry",
  "student-visa": "Student visa or permit",
  "visa-statement": "Statement for a visa",
  application: "University applications",
};

export const listIds = Object.keys(listNames) as [ListId, ...ListId[]];
