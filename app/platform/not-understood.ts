import { refuse } from "#app/platform/outcome.ts";

/** What no form of ours sends. */
export const notUnderstood = refuse({
  code: "malformed",
  message: "The form could not be understood. Please try again.",
  status: 400,
});
