import { refuse } from "#app/platform/outcome.ts";

/** Nobody of the desk gives money back to themselves. */
export const ownOrder = refuse({
  code: "own_order",
  message: "A colleague must decide on your own order.",
  status: 409,
});
