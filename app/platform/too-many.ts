import type { Refusal } from "#app/platform/outcome.ts";

export function tooMany(msBeforeNext: number): Refusal {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return {
    code: "too_many",
    message: `Too many attempts. Please try again in ${seconds} seconds.`,
    status: 429,
    details: { retry_after: seconds },
  };
}
