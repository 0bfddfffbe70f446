import { type PointsCheckId, pointsCheckIds, pointsChecks } from "#app/catalog/points-checks.ts";
import { checkPath, isVisaCheckId, type VisaCheckId, visaChecks } from "#app/catalog/visa-checks.ts";

export type CheckId = VisaCheckId | PointsCheckId;

/** By question, as its form sends them. */
export type KeptAnswers = Record<string, string[]>;

export type KeptCheck = { checkId: CheckId; version: number; answers: KeptAnswers; keptAt: Date };

export function isCheckId(text: string): text is CheckId {
  return isVisaCheckId(text) || isPointsCheckId(text);
}

export function isPointsCheckId(text: string): text is PointsCheckId {
  return pointsCheckIds.some((id) => id === text);
}

export function aboutCheck(id: CheckId): { name: string; path: string } {
  return isVisaCheckId(id) ? { name: visaChecks[id].name, path: checkPath(id) } : pointsChecks[id];
}
