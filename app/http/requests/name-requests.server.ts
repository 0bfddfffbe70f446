import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener } from "node:http";

import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { inLogScope } from "#app/platform/log-scope.server.ts";
import { beginRequest } from "#app/http/requests/trace-requests.server.ts";
import { tracing } from "#app/platform/traces/tracing.server.ts";

export const requestIdHeader = "x-request-id";

/** Differs from that of any other server, and from that before a restart. */
const ofThisServer = randomBytes(4).toString("hex");
let count = 0;

/** Whether each request is told of, in the log or as a trace, also one that is answered at once. */
export function isEachWatched(): boolean {
  return log.isLevelEnabled("debug") || tracing() !== null;
}

/** Every line of the log says which request it belongs to, and an answer that failed says so too. */
export function nameRequests(answer: RequestListener): RequestListener {
  return (request, response) => {
    const id = idOf(request);
    const begunMs = performance.now();
    const span = beginRequest(id, request, response);
    const scope = { request: id, ...span?.scope };
    const work = () => {
      if (log.isLevelEnabled("debug"))
        response.once("close", () => {
          const { method, url: path } = request;
          const ms = Math.round(performance.now() - begunMs);
          log.debug({ ...scope, method, path, status: response.statusCode, ms }, "a request was answered");
        });
      answer(request, response);
    };
    inLogScope(scope, span ? () => span.run(work) : work);
  };
}

/** A proxy that we trust may have named it already. */
function idOf({ headers }: IncomingMessage): string {
  const named = headers[requestIdHeader]?.toString();
  if (named && env().TRUSTED_PROXIES > 0 && /^[\w.-]{1,64}$/.test(named)) return named;
  count += 1;
  return `${ofThisServer}-${count.toString(36)}`;
}
