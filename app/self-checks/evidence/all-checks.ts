import type { VisaCheckId } from "#app/catalog/visa-checks.ts";
import { australia858 } from "#app/self-checks/evidence/australia-858-table.ts";
import type { CheckDefinition } from "#app/self-checks/evidence/check-definition.ts";
import { eb1a } from "#app/self-checks/evidence/eb-1a-table.ts";
import { eb1b } from "#app/self-checks/evidence/eb-1b-table.ts";
import { eb2Niw } from "#app/self-checks/evidence/eb-2-niw-table.ts";
import { o1a } from "#app/self-checks/evidence/o-1a-table.ts";
import { o1b } from "#app/self-checks/evidence/o-1b-table.ts";
import { onePass } from "#app/self-checks/evidence/one-pass-table.ts";
import { ukGlobalTalent } from "#app/self-checks/evidence/uk-global-talent-table.ts";

/** For the server alone: a page is sent the one it asks. */
export const allChecks: Record<VisaCheckId, CheckDefinition> = {
  "o-1a": o1a,
  "o-1b": o1b,
  "eb-1a": eb1a,
  "eb-1b": eb1b,
  "eb-2-niw": eb2Niw,
  "uk-global-talent": ukGlobalTalent,
  "australia-858": australia858,
  "one-pass": onePass,
};
