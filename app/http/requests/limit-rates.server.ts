import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";

import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

import { env } from "#app/platform/env.server.ts";
import { networkOf } from "#app/platform/network-of.ts";
import { refuse, type Refusal, type Refused } from "#app/platform/outcome.ts";
import { sharedLimit } from "#app/platform/shared-limit.server.ts";
import { tooMany } from "#app/platform/too-many.ts";
import { refuseRequest } from "#app/http/requests/refuse-request.server.ts";

type Limit = {
  matches(path: string, method: string, query: string): boolean;
  count: Count;
};

const testimonialsPerMinute = 20;
const groupChangesPerMinute = 60;
const profileChangesPerMinute = 30;

const signInPages =
  /^\/account\/(login|forgotten-password|reset-password|second-factor|change-email|security|delete|data)/i;

/** Per address and minute; the first match counts. */
const limits: Limit[] = [
  {
    matches: (path) => path.startsWith("/service/apply_discount"),
    count: onThisServer(() => env().COUPON_CALLS_PER_MINUTE),
  },
  {
    matches: (path) => path.startsWith("/service/get_amount"),
    count: onThisServer(() => env().PRICE_CALLS_PER_MINUTE),
  },
  {
    // Query strings bypass the page cache, so they cost as much as prices.
    matches: (path, method, query) =>
      path.startsWith("/service/get_research_data") ||
      (method !== "POST" && query !== "" && /^\/service\/research_groups(\/|\.data)?$/.test(path)),
    count: onThisServer(() => env().PRICE_CALLS_PER_MINUTE),
  },
  {
    // Each one that is published makes every kept page again.
    matches: (path, method) => method === "POST" && path.startsWith("/service/publish-testimonial"),
    count: onEveryServer("testimonials", () => testimonialsPerMinute),
  },
  {
    // A picture is drawn again, one at a time for everybody.
    matches: (path, method) => method === "POST" && path.startsWith("/profile/"),
    count: onEveryServer("profile changes", () => profileChangesPerMinute),
  },
  {
    matches: (path, method) => method === "POST" && path.startsWith("/service/research_groups"),
    count: onEveryServer("group changes", () => groupChangesPerMinute),
  },
  {
    // Each sends a mail.
    matches: (path, method) => method === "POST" && /^\/contact(\/|\.data)?$/.test(path),
    count: onEveryServer("enquiries", () => env().ENQUIRIES_PER_MINUTE),
  },
  {
    matches: (path, method) =>
      method === "POST" && (path.startsWith("/account/register") || path.startsWith("/api/auth/sign-up")),
    count: onEveryServer("registrations", () => env().REGISTER_CALLS_PER_MINUTE),
  },
  {
    matches: (path, method) => method === "POST" && (signInPages.test(path) || path.startsWith("/api/auth/")),
    count: onEveryServer("sign-ins", () => env().SIGN_IN_CALLS_PER_MINUTE),
  },
];

type Sent = { method: string; path: string; query: string; address: string };

export async function refuseFrequent({ method, path, query, address }: Sent): Promise<Refusal | null> {
  // Routes match without regard to case.
  const lowered = path.toLowerCase();
  const limit = limits.find((candidate) => candidate.matches(lowered, method, query));
  if (!limit) return null;
  const waitMs = await limit.count(address);
  return waitMs === null ? null : tooMany(waitMs);
}

type Count = (address: string) => Promise<number | null>;

function onEveryServer(name: string, points: () => number): Count {
  return sharedLimit(`${name} of an address`, { points, seconds: 60 }).count;
}

/** For what is asked too often to count in the database, and guesses nothing. */
function onThisServer(points: () => number): Count {
  let limiter: RateLimiterMemory | null = null;
  return async (address) => {
    limiter ??= new RateLimiterMemory({ points: points(), duration: 60 });
    try {
      await limiter.consume(address);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return refusal.msBeforeNext;
    }
  };
}

const otherPages = /^\/(contact|profile\/|account\/register|service\/(publish-testimonial|research_groups))/i;

/** Their actions are made by `formAction`, which says it beside what was typed. */
export function hasLimitedForm(path: string): boolean {
  return signInPages.test(path) || otherPages.test(path);
}

type Limited = { Variables: { limited?: Refused } };

export const limitRates = createMiddleware<Limited>(async (c, next) => {
  const { method, path, url } = c.req;
  const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
  const refusal = await refuseFrequent({ method, path, query, address: visitorAddress(c) });
  if (!refusal) return next();
  const answer = refuseRequest(c.req.raw, refusal);
  if (method !== "POST" || !hasLimitedForm(path)) return answer;
  c.set("limited", refuse(refusal));
  await next();
  const wait = answer.headers.get("retry-after");
  if (wait !== null) c.res.headers.set("retry-after", wait);
});

/** As `visitorAddress`, of Node's own request. */
export function addressOf({ headers, socket }: IncomingMessage): string {
  return env().TRUSTED_PROXIES > 0
    ? networkNamed(headers["x-forwarded-for"]?.toString(), socket.remoteAddress)
    : networkOfSocket(socket);
}

const networks = new WeakMap<Socket, string>();

/** Found once for each connection. */
function networkOfSocket(socket: Socket): string {
  const network = networks.get(socket) ?? networkOf(socket.remoteAddress ?? "");
  networks.set(socket, network);
  return network;
}

/** Network of the client, as named by the outermost trusted proxy. */
export function visitorAddress(c: Context): string {
  return networkNamed(c.req.header("x-forwarded-for"), connectionOf(c).remoteAddress);
}

function networkNamed(forwardedFor: string | undefined, connected: string | undefined): string {
  const proxies = env().TRUSTED_PROXIES;
  const named = forwardedFor?.split(",") ?? [];
  if (proxies > 0 && named.length > 0) return networkOf(named.at(-proxies) ?? named[0] ?? "");
  return networkOf(connected ?? "");
}

export function connectionOf(c: Context): { remoteAddress: string | undefined; headers: Headers } {
  return { remoteAddress: c.env ? getConnInfo(c).remote.address : undefined, headers: c.req.raw.headers };
}
