import { refuse } from "#app/platform/outcome.ts";

export const notAllowed = refuse({
  code: "not_allowed",
  message: "Your role at the desk does not allow this.",
  status: 403,
});
