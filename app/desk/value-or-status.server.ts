import { data } from "react-router";

import type { Outcome } from "#app/platform/outcome.ts";

/** A refusal becomes a response with only its status. */
export function valueOrStatus<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw data(null, { status: outcome.refusal.status });
  return outcome.value;
}
