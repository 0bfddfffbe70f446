import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, onTestFinished, test } from "vitest";

import { nameRequests } from "#app/http/requests/name-requests.server.ts";
import { env } from "#app/platform/env.server.ts";
import { logScope } from "#app/platform/log-scope.server.ts";
import { openTraces } from "#app/platform/traces/open-traces.server.ts";
import { openCollector, type TakenSpan } from "#tests/traces/collector.ts";

const early = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${early}-b7ad6b7169203331-01`;

afterEach(() => void (env().TRUSTED_PROXIES = 0));

async function spanOf(path: string, answer: RequestListener, signal?: AbortSignal): Promise<TakenSpan> {
  const collector = await openCollector();
  const routeOf = () => "/check/:visa";
  const traces = openTraces({ endpoint: collector.url, service: "a shop", ratio: 1, routeOf });
  const closed = Promise.withResolvers<void>();
  const named = nameRequests(answer);
  const server = createServer((request, response) => {
    response.once("close", () => closed.resolve());
    named(request, response);
  });
  onTestFinished(async () => {
    await traces.stop();
    await collector.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const init = { headers: { traceparent }, ...(signal ? { signal } : {}) };
  const asked = fetch(`http://127.0.0.1:${port}${path}`, init).then((one) => one.text());
  await asked.catch(() => {});
  await closed.promise;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await traces.stop();
  expect(collector.text()).not.toContain("asha");
  return collector.spans[0]!;
}

test("a request's span has its route, its status and its name in the log, and a stranger's trace is left", async () => {
  let scope = {};
  const span = await spanOf("/check/asha/?mail=asha", (_request, response) => {
    scope = logScope();
    response.writeHead(503).end();
  });
  expect(span).toMatchObject({ name: "GET /check/:visa", status: { code: 2 } });
  expect(span.told).toMatchObject({ "http.route": "/check/:visa", "http.response.status_code": 503 });
  expect(scope).toEqual({ request: span.told["landfall.request"], trace: span.traceId });
  expect(span.traceId).not.toBe(early);
});

test("a proxy's trace goes on, if the proxy is trusted", async () => {
  env().TRUSTED_PROXIES = 1;
  const span = await spanOf("/check/asha/", (_request, response) => void response.end());
  expect(span).toMatchObject({ traceId: early, parentSpanId: "b7ad6b7169203331", status: { code: 0 } });
});

test("a request that was given up ends as one", async () => {
  const left = new AbortController();
  const span = await spanOf("/check/asha/", () => void pause(20).then(() => left.abort()), left.signal);
  expect(span.told["http.response.status_code"]).toBe(499);
});
