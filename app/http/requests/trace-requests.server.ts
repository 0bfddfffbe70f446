import type { IncomingMessage, ServerResponse } from "node:http";

import { methodName } from "#app/http/metrics/route-names.server.ts";
import { env } from "#app/platform/env.server.ts";
import { type Span, tracing } from "#app/platform/traces/tracing.server.ts";

/** Ends with its answer. Null unless traces are set. `id` is the request's name in the log. */
export function beginRequest(id: string, request: IncomingMessage, response: ServerResponse): Span | null {
  const open = tracing();
  if (!open) return null;
  const [method, route] = [methodName(request.method), open.routeOf(request.url ?? "")];
  const span = open.begin({
    kind: "request",
    name: `${method} ${route}`,
    told: { method, route, request: id },
    partOf: traceOfProxy(request),
  });
  response.once("close", () => {
    // As in the figures, 499 was given up by whoever asked.
    const status = response.writableFinished ? response.statusCode : 499;
    span.end({ told: { status }, failed: status >= 500 });
  });
  return span;
}

/** A stranger's would put traces together that have nothing in common, or have all of them kept. */
function traceOfProxy({ headers }: IncomingMessage): string | undefined {
  return env().TRUSTED_PROXIES > 0 ? headers["traceparent"]?.toString() : undefined;
}
