import { servicePath } from "#app/catalog/metadata.ts";
import { type PointsCheckId, pointsCheckIds, pointsChecks } from "#app/catalog/points-checks.ts";
import { visaPath } from "#app/catalog/service-parts/visa-comparison.ts";
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

type AboutCheck = {
  name: string;
  path: string;
  /** The page of what we do for it. */
  servicePath: string;
};

export function aboutCheck(id: CheckId): AboutCheck {
  if (isVisaCheckId(id)) {
    const { name, visa } = visaChecks[id];
    return { name, path: checkPath(id), servicePath: visaPath(visa) };
  }
  const { name, path, help } = pointsChecks[id];
  return { name, path, servicePath: servicePath(help.service) };
}
