import { refuse } from "#app/platform/outcome.ts";

/** No form of ours sends this. */
export const notUnderstood = refuse({
  code: "malformed",
  message: "The form could not be understood. Please try again.",
  status: 400,
});
