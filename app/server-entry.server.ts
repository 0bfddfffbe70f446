import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, RouterContextProvider } from "react-router";

import { authHandler } from "#app/accounts/auth.server.ts";
import { currentUser } from "#app/accounts/current-user.server.ts";
import { countInterest } from "#app/catalog/count-interest.server.ts";
import { logActiveGateways } from "#app/payments/gateways/gateway-registry.server.ts";
import { databaseAnswers, disconnect } from "#app/platform/db.server.ts";
import { disconnectReplica } from "#app/platform/replica.server.ts";
import { env } from "#app/platform/env.server.ts";
import { logScope } from "#app/platform/log-scope.server.ts";
import { startTraces as startTracesOf } from "#app/platform/traces/start-traces.server.ts";
import { isFromThisMachine } from "#app/platform/loopback.ts";
import type { Refused } from "#app/platform/outcome.ts";
import {
  currentUserContext,
  fromThisMachineContext,
  limitedContext,
  nonceContext,
  type SharedPage,
  sharedPageContext,
  visitorAddressContext,
} from "#app/platform/request-context.ts";
import { takeCalls } from "#app/http/calls/take-calls.server.ts";
import { canonicalPath } from "#app/http/requests/canonical-path.ts";
import { postedByVisitorContext } from "#app/accounts/ended-form.server.ts";
import { handleBySegment } from "#app/http/requests/handle-by-segment.server.ts";
import { failureOf, failurePage } from "#app/http/requests/request-failure.server.ts";
import { makeGuardBody } from "#app/http/requests/guard-body.server.ts";
import { guardMethod } from "#app/http/requests/guard-method.server.ts";
import { guardOrigin } from "#app/http/requests/guard-requests.server.ts";
import { connectionOf, limitRates, visitorAddress } from "#app/http/requests/limit-rates.server.ts";
import { isEachWatched, nameRequests, requestIdHeader } from "#app/http/requests/name-requests.server.ts";
import { routeNames } from "#app/http/metrics/route-names.server.ts";
import { startMetrics as startMetricsOf } from "#app/http/metrics/start-metrics.server.ts";
import { answerKept } from "#app/http/page-cache/answer-kept.server.ts";
import { purger } from "#app/http/page-cache/cdn.server.ts";
import { keepPages } from "#app/http/page-cache/keep-pages.server.ts";
import { movedToSite } from "#app/http/requests/moved-to-site.server.ts";
import { makeNonce, securityHeaders } from "#app/http/requests/security-headers.server.ts";
import { viewedService } from "#app/http/viewed-service.ts";
import { shedOverload } from "#app/http/requests/shed-overload.server.ts";
import { staticFiles } from "#app/http/requests/static-files.server.ts";

export { connectDatabase, demoSignIns, demoWarnings, prepareDatabase } from "#db/prepare-database.server.ts";
export { keepWritingInterest } from "#app/catalog/count-interest.server.ts";
export { startJobs } from "#app/jobs/jobs.server.ts";
export { boundConnections, siteBounds } from "#app/http/requests/bound-connections.server.ts";

export async function disconnectDatabase(): Promise<void> {
  await disconnectReplica();
  await disconnect();
}

const load = () => import("virtual:react-router/server-build");
export const startMetrics = async () => startMetricsOf((await load()).routes);
export const startTraces = () => startTracesOf(async () => routeNames((await load()).routes));
const handlePage = import.meta.env.DEV
  ? createRequestHandler(load, import.meta.env.MODE)
  : handleBySegment(await load(), import.meta.env.MODE);

/** Pages as signed-out visitors see them. Development renders every page again, or an edit would not show. */
const pages = keepPages(renderShared);
export const startPageCache = () => {
  const { DATABASE_URL: databaseUrl, PAGE_CACHE_MB, CDN_PURGE_URL: url, CDN_PURGE_HEADER: header } = env();
  const purgeCdn = url ? purger({ url, header }) : undefined;
  return pages.start({ databaseUrl, megabytes: import.meta.env.DEV ? 0 : PAGE_CACHE_MB, purgeCdn });
};

type Variables = { nonce: string; limited?: Refused };

const ownPolicy = new Set(["content-security-policy", "x-frame-options"]);

const app = new Hono<{ Bindings: HttpBindings; Variables: Variables }>();

/** Kept pages and calls ahead of the pages' router, which takes longer than they do. */
export const listener = answerKept({
  kept: (request) => (isEachWatched() ? null : pages.kept(request)),
  find: pages.find,
  onView: countView,
  named: nameRequests,
  otherwise: shedOverload(takeCalls(getRequestListener(app.fetch))),
});

app.get("/healthz", async (c) => {
  const healthy = await databaseAnswers();
  return c.json({ healthy }, healthy ? 200 : 503);
});

/** Whether a proxy should send anybody here. */
app.get("/readyz", async (c) => {
  const ready = !isStopping && (await databaseAnswers());
  return c.json({ ready }, ready ? 200 : 503);
});

let isStopping = false;
export function sayStopping(): void {
  isStopping = true;
}

app.use(async (c, next) => {
  c.set("nonce", makeNonce());
  await next();
  for (const [name, value] of securityHeaders(c.req.path, c.get("nonce"))) {
    // A file that somebody sent brings a stricter policy of its own, and says itself where it may be framed.
    if (!ownPolicy.has(name) || !c.res.headers.has(name)) c.res.headers.set(name, value);
  }
  const scope = c.res.status >= 500 ? logScope() : {};
  if ("request" in scope) c.res.headers.set(requestIdHeader, scope.request);
});

app.use(guardMethod);
app.use("*", staticFiles);

app.use(async (c, next) => {
  const { method, url } = c.req;
  const moved = movedToSite({ method, host: c.req.header("host"), target: url.slice(url.indexOf("/", 8)) });
  return moved ? c.redirect(moved, 307) : next();
});

app.use(async (c, next) => {
  const url = new URL(c.req.url);
  const canonical = canonicalPath(url.pathname);
  if (canonical && (c.req.method === "GET" || c.req.method === "HEAD")) {
    return c.redirect(canonical + url.search, 308);
  }
  return next();
});

app.use(guardOrigin);
app.use(makeGuardBody(currentUser));
app.use(limitRates);

app.all("/api/auth/*", (c) => authHandler(c.req.raw));

app.use(compress({ encoding: "gzip" }));

app.all("*", async (c) => {
  const context = new RouterContextProvider();
  context.set(nonceContext, import.meta.env.DEV ? null : c.get("nonce"));
  const user = await currentUser(c.req.raw);
  context.set(currentUserContext, user);
  if (!user && c.req.method === "POST") context.set(postedByVisitorContext, c.req.raw.clone());
  context.set(visitorAddressContext, visitorAddress(c));
  context.set(limitedContext, c.get("limited") ?? null);
  context.set(fromThisMachineContext, isFromThisMachine(connectionOf(c)));
  const answer = await handlePage(c.req.raw, context);
  if (user?.role !== "staff") countView(c.env.incoming, answer.status);
  // The next user of this browser must not see a customer's pages.
  if (!answer.headers.has("cache-control")) {
    answer.headers.set("cache-control", user ? "private, no-store" : "private, no-cache");
  }
  return answer;
});

/** Shared by everyone: passes on nothing about the first visitor except the request. */
function renderShared(request: Request, page: SharedPage): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(sharedPageContext, page);
  context.set(nonceContext, page.nonce);
  return handlePage(request, context);
}

function countView(request: HttpBindings["incoming"], status: number): void {
  const service = viewedService(request, status);
  if (service) countInterest(service, "views", new Date());
}

app.onError((error, c) => {
  const { status, text, headers } = failureOf(error, c.req.path);
  const isPage = c.req.method === "GET" && c.req.header("accept")?.includes("text/html");
  return isPage ? c.html(failurePage, status, headers) : c.text(text, status, headers);
});

logActiveGateways();
