import { invariant } from "#app/platform/invariant.ts";

/** An expected "no"; bugs throw instead. */
export type Refusal = {
  /** Stable, for programs, such as `missing_choice`. */
  code: string;
  message: string;
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 503;
  field?: string;
  errors?: Partial<Record<string, string>>;
  details?: Record<string, unknown>;
};

export type Outcome<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

export type Refused = Extract<Outcome<never>, { ok: false }>;

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function refuse(refusal: Refusal): Refused {
  return { ok: false, refusal };
}

/** Everything that is wrong, each at its field. Of the outcomes at least one is a refusal: the first leads. */
export function refuseAll(outcomes: readonly Outcome<unknown>[]): Refused {
  const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal]));
  const [first] = refusals;
  invariant(first, "something is refused");
  const atFields = refusals.map(({ errors, field = "", message }) => errors ?? { [field]: message });
  return refuse({ ...first, errors: Object.assign({}, ...atFields) });
}

export function changedMeanwhile(what: string, advice = "Look at it again, then decide."): Refused {
  return refuse({
    code: "changed_meanwhile",
    message: `Somebody has changed ${what} since you opened this page. ${advice}`,
    status: 409,
  });
}
