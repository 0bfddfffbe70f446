import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";

import { longestPoolWaitMs } from "#app/platform/db.server.ts";
import { plainPage } from "#app/http/requests/plain-page.server.ts";
import { throttledLog } from "#app/platform/throttled-log.server.ts";

/** What a server can bear before it answers nobody any more. */
export type Strain = { poolWaitMs: number; loopDelayMs: number; heapPart: number };

type Bounds = Strain & { isFor: (request: IncomingMessage) => boolean };

/** Where money arrives: refused last, because it has been paid already. */
const moneyArrives = /^\/(webhooks\/|payment\/[a-z]+\/return)/;
/** They cost next to nothing, and who looks after the server needs them most now. */
const alwaysAnswered = /^\/(healthz|readyz|assets\/)/;

/** A connection is waited for five seconds, and then a request fails. */
const bounds: readonly Bounds[] = [
  { poolWaitMs: 3_000, loopDelayMs: 2_500, heapPart: 0.85, isFor: ({ url = "" }) => !moneyArrives.test(url) },
  {
    poolWaitMs: 4_000,
    loopDelayMs: 4_000,
    heapPart: 0.95,
    isFor: ({ url = "" }) => !alwaysAnswered.test(url),
  },
];

const retryAfterSeconds = 5;
export const shedRequests = { count: 0 };
const sayShed = throttledLog("requests are refused because there are too many");

/** Refuses at once what would fail after a wait, and so leaves the rest to those who wait already. */
export function shedOverload(
  answer: RequestListener,
  strain: () => Strain = measuredStrain(),
): RequestListener {
  return (request, response) => {
    const now = strain();
    if (!bounds.some((bound) => exceeds(now, bound) && isRefused(request, bound)))
      return answer(request, response);
    shedRequests.count += 1;
    sayShed({ ...now });
    refuse(request, response);
  };
}

function isRefused(request: IncomingMessage, bound: Bounds): boolean {
  return bound.isFor(request) && !alwaysAnswered.test(request.url ?? "");
}

function exceeds(now: Strain, bound: Strain): boolean {
  return (
    now.poolWaitMs > bound.poolWaitMs || now.loopDelayMs > bound.loopDelayMs || now.heapPart > bound.heapPart
  );
}

const everyMs = 500;

/** Of the last half second; the wait for a connection as it is now. */
function measuredStrain(): () => Strain {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let [loopDelayMs, heapPart] = [0, 0];
  setInterval(() => {
    loopDelayMs = delay.percentile(50) / 1e6;
    delay.reset();
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    heapPart = used / limit;
  }, everyMs).unref();
  return () => ({ poolWaitMs: longestPoolWaitMs(), loopDelayMs, heapPart });
}

function refuse({ method, headers }: IncomingMessage, response: ServerResponse): void {
  const isPage = headers.accept?.includes("text/html");
  const call = JSON.stringify({ success: false, msg: sentence, code: "busy" });
  const body = !isPage ? call : method === "GET" ? page : pageOfForm;
  response
    .writeHead(503, {
      "retry-after": String(retryAfterSeconds),
      "content-type": isPage ? "text/html; charset=utf-8" : "application/json",
      "content-security-policy": "default-src 'none'",
      "cache-control": "no-store",
      // Its body may still be on the way, and nobody reads it.
      ...(method === "GET" || method === "HEAD" ? {} : { connection: "close" }),
    })
    .end(method === "HEAD" ? undefined : body);
}

const heading = "Busy for a moment";
const sentence =
  "Very many people are here at the moment. Nothing was changed. Please try again in a few seconds.";
const text = `${sentence} This page does so by itself.`;
const page = plainPage({ heading, text, againAfterSeconds: retryAfterSeconds });
const pageOfForm = plainPage({ heading, text: `${sentence} What you typed is one step back.` });
