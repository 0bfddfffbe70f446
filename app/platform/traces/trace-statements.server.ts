import type pg from "pg";

import { failedBy, type Span, tracing } from "#app/platform/traces/tracing.server.ts";

type Query = (...given: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** Each statement of a request or job is a span. What is bound to its placeholders is not looked at. */
export function traceStatements(client: pg.PoolClient): void {
  if (!tracing()) return;
  const own = client as unknown as { query: Query };
  const query = own.query.bind(client);
  own.query = (...given) => {
    const span = begin(given[0]);
    if (!span) return query(...given);
    const at = given.findIndex((one) => typeof one === "function");
    if (at >= 0) {
      const callback = given[at] as Callback;
      const answered: Callback = (error, result) => {
        span.end(error ? failedBy(error) : undefined);
        callback(error, result);
      };
      return query(...given.with(at, answered));
    }
    const answer = query(...given) as Promise<unknown>;
    answer.then(
      () => span.end(),
      (error: unknown) => span.end(failedBy(error)),
    );
    return answer;
  };
}

/** A cursor or stream is not asked in one go, and by itself no statement is a trace. */
function begin(asked: unknown): Span | null {
  const open = tracing();
  const config = typeof asked === "string" ? { text: asked } : (asked as { text?: string; name?: string });
  if (!open?.traceparent() || typeof config?.text !== "string" || "submit" in config) return null;
  const name = config.name ?? /^[\s(]*(\w+)/.exec(config.text)?.[1]?.toLowerCase() ?? "statement";
  return open.begin({ kind: "statement", name, told: { sql: config.text } });
}
