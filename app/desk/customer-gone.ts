import { refuse } from "#app/platform/outcome.ts";

export const customerGone = refuse({
  code: "customer_gone",
  message: "The customer has deleted their account, so nothing more is written about them.",
  status: 409,
});
