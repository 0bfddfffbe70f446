import { AsyncLocalStorage } from "node:async_hooks";

/** All that a span may tell: no field of these can say who somebody is, or what they typed. */
export type Told = {
  method?: string;
  /** By its pattern, such as `/account/orders/:orderId`. */
  route?: string;
  status?: number;
  /** The request's name in the log. */
  request?: string;
  /** A statement with placeholders. */
  sql?: string;
  service?: string;
  /** A job's number in the queue. */
  job?: string;
  attempt?: number;
  /** A kind of error or its code, never its message. */
  fault?: string;
};

export type SpanStart = {
  kind: "request" | "statement" | "outside" | "job";
  name: string;
  told: Told;
  /** What it is a part of or was queued by, in the form of W3C's `traceparent`. */
  partOf?: string | undefined;
  queuedBy?: string | undefined;
};

export type SpanEnd = { told?: Told; failed?: boolean };

export type Span = {
  /** For lines of the log. */
  scope: { trace?: string };
  run: <Result>(work: () => Result) => Result;
  end: (end?: SpanEnd) => void;
};

type Tracing = {
  begin: (start: SpanStart) => Span;
  /** Null outside of requests and jobs that are traced. */
  traceparent: () => string | null;
  routeOf: (address: string) => string;
};

let opened: Tracing | null = null;

/** Null unless traces are set. */
export function tracing(): Tracing | null {
  return opened;
}

export function setTracing(next: Tracing | null): void {
  opened = next;
}

const noScope = {};

/** `work` as a span of its own. It is told what lines of its log should say. */
export async function traced<Result>(
  start: SpanStart,
  work: (scope: Span["scope"]) => Promise<Result>,
  endOf?: (result: Result) => SpanEnd,
): Promise<Result> {
  if (!opened) return work(noScope);
  const span = opened.begin(start);
  try {
    // A query is sent when it is waited for, so it is waited for within.
    const result = await span.run(async () => await work(span.scope));
    span.end(endOf?.(result));
    return result;
  } catch (error) {
    span.end(failedBy(error));
    throw error;
  }
}

export function failedBy(error: unknown): SpanEnd {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const fault = [code, name].find((one) => typeof one === "string" && /^[\w.]{1,60}$/.test(one));
  return { failed: true, told: { fault: (fault as string | undefined) ?? "unknown" } };
}

/** A callback that waits in somebody else's queue, called as part of what is worked on now. */
export function inThisTrace<Callback extends (...given: never[]) => unknown>(callback: Callback): Callback {
  return opened ? AsyncLocalStorage.bind(callback) : callback;
}
