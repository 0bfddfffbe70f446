import { createHash } from "node:crypto";

import type { Simulation } from "#simulator/simulation.ts";

export type Answer = { status: number; body: object; replayed?: boolean };

export type StripeFault = {
  type?: "invalid_request_error" | "idempotency_error";
  code?: string;
  message: string;
  param?: string;
};

/** Rolls back everything the request did. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly fault: StripeFault;

  constructor(status: number, fault: StripeFault) {
    super(fault.message);
    this.status = status;
    this.fault = fault;
  }
}

export function refusal(code: string | undefined, message: string, param?: string): StripeRefusal {
  return new StripeRefusal(400, { code, message, param });
}

export function missing(param: string): StripeRefusal {
  return refusal("parameter_missing", `Missing required param: ${param}.`, param);
}

export function answer(simulation: Simulation, work: () => object): Answer {
  try {
    return { status: 200, body: simulation.store.transaction(work) };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, body: { error: { type: "invalid_request_error", ...error.fault } } };
  }
}

/**
 * Once per Idempotency-Key: stores the first good answer with the work and repeats it. Refuses a different request
 * under the same key.
 */
export function answerOnce(
  simulation: Simulation,
  request: { key: string | undefined; path: string; text: string },
  work: () => object,
): Answer {
  const { key } = request;
  if (!key) return answer(simulation, work);
  const fingerprint = createHash("sha256").update(`${request.path}\n${request.text}`).digest("hex");
  const [kept] = simulation.store.all("select * from answers where key = ?", key);
  if (kept && kept["request"] !== fingerprint) return answer(simulation, () => refuseOtherRequest(key));
  if (kept)
    return {
      status: Number(kept["status"]),
      body: JSON.parse(String(kept["body"])) as object,
      replayed: true,
    };
  return answer(simulation, () => {
    const body = work();
    simulation.store.run(
      "insert into answers (key, request, status, body) values (?, ?, 200, ?)",
      key,
      fingerprint,
      JSON.stringify(body),
    );
    return body;
  });
}

function refuseOtherRequest(key: string): never {
  throw new StripeRefusal(400, {
    type: "idempotency_error",
    message:
      "Keys for idempotent requests can only be used with the same parameters they were first used with. " +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
