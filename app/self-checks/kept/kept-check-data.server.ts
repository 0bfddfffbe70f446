import { isVisaCheckId } from "#app/catalog/visa-checks.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { allChecks } from "#app/self-checks/evidence/all-checks.ts";
import { aboutCheck, type KeptCheck } from "#app/self-checks/kept/kept-check.ts";
import { listKeptChecks } from "#app/self-checks/kept/kept-checks.server.ts";

/** The answers in words, as far as the questions are still asked. */
export async function exportKeptChecks(userId: UserId): Promise<object[]> {
  const kept = await listKeptChecks(db, userId);
  return kept.map((one) => ({
    check: aboutCheck(one.checkId).name,
    kept_at: one.keptAt,
    answers: answersAsText(one),
  }));
}

function answersAsText({ checkId, answers }: KeptCheck): Record<string, string[]> {
  if (!isVisaCheckId(checkId)) return answers;
  const asked = allChecks[checkId].questions.flatMap(({ id, ask, options }) => {
    const chosen = options.filter((option) => answers[id]?.includes(option.id)).map(({ label }) => label);
    return chosen.length > 0 ? [[ask, chosen] as const] : [];
  });
  return Object.fromEntries(asked);
}
