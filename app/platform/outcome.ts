/** An expected "no", written beside the rule that refuses. A bug throws instead. */
export type Refusal = {
  /** A stable word for programs, such as `missing_choice`. */
  code: string;
  /** A sentence for people. */
  message: string;
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 503;
  /** The form field or choice the refusal is about, in our words. */
  field?: string;
  /** What is wrong with each field, where it is several. */
  errors?: Partial<Record<string, string>>;
  /** Facts that go with the refusal, such as the right price. */
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

/** Somebody else was faster: what a form showed is no more, so nothing that it asks for is done. */
export function changedMeanwhile(what: string, advice = "Look at it again, then decide."): Refused {
  return refuse({
    code: "changed_meanwhile",
    message: `Somebody has changed ${what} since you opened this page. ${advice}`,
    status: 409,
  });
}
