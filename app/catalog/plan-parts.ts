import { ours, type PlanStep } from "#app/catalog/plan-step.ts";

/** The sessions after the first, agreed one by one. Many are one line: each has its own place among the sessions. */
export function laterSessions(bought: unknown): PlanStep[] {
  const count = Number(bought) || 1;
  if (count < 2) return [];
  const words = count === 2 ? "The second session" : `Sessions 2 to ${count}, each as you agree`;
  return [ours("later_sessions", words, null)];
}

/** What visa help adds to an application. Its date follows the offer, which nobody can set. */
export const visaStep: PlanStep = ours(
  "visa",
  "The visa: papers, forms and a mock interview for each person, once the offer is here",
  null,
);
