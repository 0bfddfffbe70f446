import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
} from "cockatiel";

import { log } from "#app/platform/log.server.ts";
import { type SpanEnd, traced } from "#app/platform/traces/tracing.server.ts";

/** Thrown at once, without asking, while a service is known not to answer. */
export { BrokenCircuitError as OutsideIsDown } from "cockatiel";

const failuresMax = 5;
/** Then one call tries it, and each failure doubles the wait. */
const silence = { initialDelay: 5_000, maxDelay: 60_000 };

type Outside = { name: string; answered: number; failed: number; refused: number; isDown: () => boolean };

/** Since the start, by service. */
export const outsideUses = new Map<string, Outside>();

type Guard = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

type Failures = { thrown?: (error: unknown) => boolean; answered?: (answer: unknown) => boolean };

/**
 * A service that fails again and again is left alone for a while: nobody waits for it in vain, and it is not kept down
 * by what everybody asks of it. Whatever is thrown is a failure, unless told otherwise, and no answer is.
 */
export function outside(name: string, { thrown = () => true, answered = () => false }: Failures = {}): Guard {
  const breaker = circuitBreaker(handleWhen(thrown).orWhenResult(answered), {
    breaker: new ConsecutiveBreaker(failuresMax),
    halfOpenAfter: new ExponentialBackoff(silence),
  });
  const uses: Outside = {
    name,
    answered: 0,
    failed: 0,
    refused: 0,
    isDown: () => breaker.state !== CircuitState.Closed,
  };
  outsideUses.set(name, uses);
  breaker.onSuccess(() => (uses.answered += 1));
  breaker.onFailure(() => (uses.failed += 1));
  breaker.onBreak(() =>
    log.error({ outside: name }, "a service outside does not answer and is left alone for now"),
  );
  breaker.onReset(() => log.info({ outside: name }, "a service outside answers again"));
  const span = { kind: "outside", name: `outside ${name}`, told: { service: name } } as const;
  return async (ask) => {
    try {
      return await breaker.execute(() => traced(span, ask, endOf));
    } catch (error) {
      if (error instanceof BrokenCircuitError) uses.refused += 1;
      throw error;
    }
  };
}

/** What reads and changes nothing is asked again at once, twice at most, after a time that differs for everybody. */
const again = retry(
  handleWhen((error) => !(error instanceof BrokenCircuitError) && !isLate(error)).orWhenResult(isOutage),
  { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 1_500 }) },
);

/**
 * `fetch` for a service that is not ours. Its caller sets the time limit, which holds for all tries together. `once` is
 * for a library with tries of its own.
 */
export function outsideFetch(name: string, { once = false } = {}): typeof fetch {
  const guard = outside(name, { answered: isOutage });
  return (input, init) => {
    const ask = () => guard(() => fetch(input, init));
    return !once && (init?.method ?? "GET") === "GET" ? again.execute(ask) : ask();
  };
}

function isLate(error: unknown): boolean {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError");
}

function endOf(answer: unknown): SpanEnd {
  const status = statusOf(answer);
  return status === null ? {} : { told: { status }, failed: status >= 500 };
}

function isOutage(answer: unknown): boolean {
  return (statusOf(answer) ?? 0) >= 502;
}

/** Null of what is no answer by HTTP. The server puts a class of its own in place of `Response`, so it is not asked for. */
function statusOf(answer: unknown): number | null {
  const { status } = (answer ?? {}) as { status?: unknown };
  return typeof status === "number" ? status : null;
}
