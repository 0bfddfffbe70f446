import { data } from "react-router";

import type { Outcome } from "#app/platform/outcome.ts";

/** What a page shows. Where it is refused, the page is answered by its status alone. */
export function valueOrStatus<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw data(null, { status: outcome.refusal.status });
  return outcome.value;
}
