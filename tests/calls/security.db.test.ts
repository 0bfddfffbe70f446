import { Hono } from "hono";
import { describe, expect, test } from "vitest";

import { answerRefusal } from "#app/http/calls/answer-call.server.ts";
import { makeGuardBody } from "#app/http/requests/guard-body.server.ts";
import { guardOrigin } from "#app/http/requests/guard-requests.server.ts";
import { limitRates } from "#app/http/requests/limit-rates.server.ts";
import type { Refused } from "#app/platform/outcome.ts";

const ours = "http://127.0.0.1:3000";

/** A page's action is told of a limit; what else is limited does not get as far as here. */
function guarded() {
  const app = new Hono<{ Variables: { limited?: Refused } }>();
  app.use(guardOrigin);
  app.use(makeGuardBody(async () => null));
  app.use(limitRates);
  app.all("*", async (c) => {
    const limited = c.get("limited");
    return limited ? answerRefusal(limited.refusal) : c.text(`${(await c.req.raw.text()).length}`);
  });
  return app;
}

let networks = 0;

function somewhere(): string {
  networks += 1;
  return `2001:db8:${(networks >> 16).toString(16)}:${(networks & 0xffff).toString(16)}::1`;
}

function ask(path: string, init: RequestInit & { from?: string } = {}) {
  const { from: remoteAddress = "192.0.2.1", ...rest } = init;
  return guarded().request(ours + path, rest, { incoming: { socket: { remoteAddress } } });
}

describe("where a request comes from", () => {
  const cases: [headers: Record<string, string>, status: number][] = [
    [{}, 200],
    [{ origin: ours }, 200],
    [{ origin: ours, "sec-fetch-site": "same-origin" }, 200],
    [{ "sec-fetch-site": "none" }, 200],
    [{ origin: "null" }, 403],
    [{ origin: "" }, 403],
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "http://127.0.0.1:3001" }, 403],
    [{ origin: "https://127.0.0.1:3000" }, 403],
    [{ origin: "http://127.0.0.1:3000.evil.example" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: ours, "sec-fetch-site": "cross-site" }, 403],
  ];
  const changing = ["/service/add_to_cart/", "/service/purchase/", "/account/sign-out", "/api/auth/sign-out"];

  test.each(cases)("with %j a change is answered with %i", async (headers, status) => {
    for (const path of [...changing, "/service/cart.data"]) {
      for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
        expect((await ask(path, { method, headers, from: somewhere() })).status).toBe(status);
      }
    }
  });

  test("reading is open to links from anywhere", async () => {
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await ask("/service/premium/cover-letter/", { headers })).status).toBe(200);
  });

  test("gateways post from their own sites, and only where a signature is checked", async () => {
    const init = {
      method: "POST",
      headers: { origin: "https://api.razorpay.com", "sec-fetch-site": "cross-site" },
    };
    const returns = ["/payment/razorpay/return", "/payment/payfort/return"];
    const hooks = ["/webhooks/stripe/", "/webhooks/razorpay/", "/webhooks/payfort/"];
    for (const path of [...hooks, ...returns]) {
      expect((await ask(path, init)).status).toBe(200);
    }
    for (const path of [
      "/webhooks",
      "/service/webhooks/",
      "/payment/razorpay",
      "/payment/../service/purchase/",
    ]) {
      expect((await ask(path, init)).status).toBe(403);
    }
  });

  test("a refusal is said as calls say it", async () => {
    const refused = await ask("/service/add_to_cart/", { method: "POST", headers: { origin: "null" } });
    expect(await refused.json()).toMatchObject({ success: false, code: "foreign_origin" });
  });
});

describe("how large a body may be", () => {
  const max = 64 * 1024;
  /** Without a Content-Length. */
  const streamed = (bytes: number) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let sent = 0; sent < bytes; sent += 1024) {
          controller.enqueue(new Uint8Array(Math.min(1024, bytes - sent)).fill(120));
        }
        controller.close();
      },
    });

  test.each([
    [max, 200],
    [max + 1, 413],
    [1024 * 1024, 413],
  ])("%i bytes are answered with %i, whether or not their number is told", async (bytes, status) => {
    const told = await ask("/service/get_cart_data/", { method: "POST", body: "x".repeat(bytes) });
    const untold = await ask("/service/get_cart_data/", {
      method: "POST",
      body: streamed(bytes),
      duplex: "half",
    } as RequestInit);
    expect([told.status, untold.status]).toEqual([status, status]);
    if (status === 200) expect([await told.text(), await untold.text()]).toEqual([`${bytes}`, `${bytes}`]);
    else expect(await told.json()).toMatchObject({ success: false, code: "too_large" });
  });

  test("a length that is told wrong does not help", async () => {
    const headers = { "content-length": "10" };
    const init = { method: "POST", headers, body: streamed(max * 2), duplex: "half" } as RequestInit;
    expect((await ask("/service/get_cart_data/", init)).status).toBe(413);
  });

  test("a webhook may be larger, within bounds", async () => {
    const send = (bytes: number) => ask("/webhooks/stripe/", { method: "POST", body: "x".repeat(bytes) });
    expect([(await send(200 * 1024)).status, (await send(300 * 1024)).status]).toEqual([200, 413]);
  });
});

describe("how often one address may ask", () => {
  const cases: [what: string, path: string, perMinute: number][] = [
    ["coupons", "/service/apply_discount/", 20],
    ["prices", "/service/get_amount/", 1_200],
    ["research groups", "/service/get_research_data/", 1_200],
    ["registering", "/account/register", 20],
    ["profiles and their pictures", "/profile/meera/", 30],
    ["signing in", "/account/login/", 10],
    ["writing to us", "/contact", 10],
  ];

  test.each(cases)("%s", async (_what, path, perMinute) => {
    const from = somewhere();
    const post = (address = from, way = path) => ask(way, { method: "POST", from: address });
    for (let count = 0; count < perMinute; count += 1) expect((await post()).status).toBe(200);
    const refused = await post();
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({ success: false, code: "too_many", retry_after: seconds });
    // Routes match any case and the data suffix, so the limit must too.
    expect((await post(from, path.toUpperCase())).status).toBe(429);
    expect((await post(from, `${path.replace(/\/$/, "")}.data`)).status).toBe(429);
    expect((await post(somewhere())).status).toBe(200);
  });

  test.each([
    ["/api/auth/sign-in/email", 10],
    ["/api/auth/sign-in/username", 10],
    ["/api/auth/sign-up/email", 20],
  ])("%s counts too", async (path, perMinute) => {
    const from = somewhere();
    for (let count = 0; count < perMinute; count += 1) await ask(path, { method: "POST", from });
    expect((await ask(path, { method: "POST", from })).status).toBe(429);
  });

  test("a list of groups that is asked for by its own query", async () => {
    const from = somewhere();
    const look = async (path: string) => (await ask(path, { from })).status;
    const paths = ["/service/research_groups/?page=2", "/service/research_groups.data?show=open"];
    for (let count = 0; count < 600; count += 1) for (const path of paths) expect(await look(path)).toBe(200);
    expect(await look("/service/research_groups/?coAuthors=1")).toBe(429);
    const led = await ask("/service/research_groups/?coAuthors=1", {
      from,
      headers: { accept: "text/html" },
    });
    expect(led.headers.get("content-type")).toContain("text/html");
    expect(await led.text()).toMatch(/http-equiv="refresh" content="\d+"[\s\S]*Too many attempts/);
    expect(await look("/service/research_groups/")).toBe(200);
    expect(await look("/service/research_groups/create?coAuthors=1")).toBe(200);
  });

  test("looking at the forms is not counted", async () => {
    const from = somewhere();
    for (let count = 0; count < 40; count += 1) {
      expect((await ask("/account/login/", { from })).status).toBe(200);
    }
  });

  test("whoever has an IPv6 network has no more tries than whoever has one address", async () => {
    const network = somewhere().replace(/::1$/, "");
    const post = (host: string) => ask("/account/login/", { method: "POST", from: `${network}:${host}` });
    for (let count = 1; count <= 10; count += 1) {
      expect((await post(`${count}:${count}:0:${count}`)).status).toBe(200);
    }
    expect((await post("ffff:ffff:ffff:ffff")).status).toBe(429);
    expect((await ask("/account/login/", { method: "POST", from: somewhere() })).status).toBe(200);
  });

  test("an IPv4 address is the same one however a server that listens to both sees it", async () => {
    const post = (from: string) => ask("/account/login/", { method: "POST", from });
    for (let count = 0; count < 5; count += 1) {
      await post("198.51.100.77");
      await post("::ffff:198.51.100.77");
    }
    expect((await post("::ffff:c633:644d")).status).toBe(429);
  });

  test("nobody takes another address by naming it", async () => {
    const from = somewhere();
    const post = (count: number) =>
      ask("/account/login/", { method: "POST", from, headers: { "x-forwarded-for": `198.51.100.${count}` } });
    for (let count = 0; count < 10; count += 1) await post(count);
    expect((await post(11)).status).toBe(429);
  });
});
