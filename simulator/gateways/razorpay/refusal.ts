/** Rolls back everything the request did. */
export class RazorpayRefusal extends Error {
  readonly status: 400 | 401;
  readonly field: string | undefined;

  constructor(status: 400 | 401, description: string, field?: string) {
    super(description);
    this.status = status;
    this.field = field;
  }
}

export function refused(description: string, field?: string): RazorpayRefusal {
  return new RazorpayRefusal(400, description, field);
}

export function refusalBody({ message, field }: RazorpayRefusal): object {
  const reason = { source: "business", step: "payment_initiation", reason: "input_validation_failed" };
  return { error: { code: "BAD_REQUEST_ERROR", description: message, ...reason, metadata: {}, field } };
}
