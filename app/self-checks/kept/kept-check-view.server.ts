import { isVisaCheckId } from "#app/catalog/visa-checks.ts";
import { writtenDate } from "#app/platform/dates.ts";
import { allChecks } from "#app/self-checks/evidence/all-checks.ts";
import { assess } from "#app/self-checks/evidence/assess.ts";
import { countSentence, ownGroups } from "#app/self-checks/evidence/letter-text.ts";
import {
  aboutCheck,
  type CheckId,
  type KeptAnswers,
  type KeptCheck,
} from "#app/self-checks/kept/kept-check.ts";
import { openPointsCheck } from "#app/self-checks/kept/opened-points-check.server.ts";
import { briefResult } from "#app/self-checks/points/form/points-letter.ts";

export type KeptCheckView = {
  check: CheckId;
  name: string;
  path: string;
  servicePath: string;
  keptOn: string;
  /** The result in a few lines, by the rules of today. */
  lines: string[];
  answers: KeptAnswers;
};

export async function viewKeptCheck(kept: KeptCheck, now: Date): Promise<KeptCheckView> {
  const { checkId, answers, keptAt } = kept;
  const keptOn = writtenDate(keptAt);
  return { check: checkId, ...aboutCheck(checkId), keptOn, lines: await resultLines(kept, now), answers };
}

async function resultLines({ checkId, answers }: KeptCheck, now: Date): Promise<string[]> {
  if (isVisaCheckId(checkId)) {
    const counted = ownGroups(assess(allChecks[checkId], answers));
    return counted.map((group) => `${group.group.heading}: ${countSentence(group)}`);
  }
  const { letterOf } = await openPointsCheck(checkId, now);
  const letter = letterOf(
    Object.fromEntries(Object.entries(answers).map(([name, [one = ""]]) => [name, one])),
  );
  if (!letter.ok) return ["The rules of this check have changed since. Open it to answer again."];
  return letter.value.parts.map((part) => `${part.heading}: ${briefResult(part)}`);
}
