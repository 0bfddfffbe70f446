import type { CaseProblem } from "#app/cases/case-part.ts";

/**
 * A refusal that stands in no part of the page: of a form that was not understood, or of a part that has nothing to show
 * any more because the service has moved on. It is said above everything.
 */
export function withoutPlace(
  problem: CaseProblem | null,
  views: Readonly<Record<string, unknown>>,
): CaseProblem | null {
  return problem && !views[problem.part] ? problem : null;
}
