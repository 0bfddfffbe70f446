import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";

import { superuser } from "#db/embedded/cluster.ts";
import { runningPostmaster } from "#db/embedded/postmaster.ts";
import { connect, disconnect } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { freePort } from "#scripts/start/free-port.ts";
import { secretsOf } from "#scripts/start/secrets.ts";
import { openBrowser } from "#tests/chaos/browser.ts";
import { fund } from "#tests/checkout/shop.ts";
import { readyShop } from "#tests/setup/ready-shop.ts";
import { startRealServer } from "#tests/setup/real-server.ts";
import { type Collector, openCollector, type TakenSpan } from "#tests/traces/collector.ts";

const dataDir = readyShop("traces");
const folder = mkdtempSync(join(tmpdir(), "landfall-loaded-"));
const nodeOptions = ["--import", "./tests/traces/record-loaded.ts"];
const mark = "marqed7391x";
const email = `${mark}@example.org`;
const customer = {
  first_name: `${mark}a`,
  last_name: `${mark}b`,
  username: mark,
  email,
  mobile: "9876501234",
  country: "IN",
  password: `${mark} in three calm words`,
};

let collector: Collector;
let output = "";
let userId: UserId;

beforeAll(async () => {
  collector = await openCollector();
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: "api-key=a%20key",
    LOG_LEVEL: "debug",
    LOADED: join(folder, "with"),
  };
  const server = await startRealServer(dataDir, settings, { nodeOptions });
  await shop(server.url);
  const stopsAtMs = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - stopsAtMs).toBeLessThan(15_000);
  output = server.output();
});

afterAll(async () => {
  await collector.close();
  for (const each of [dataDir, folder]) rmSync(each, { recursive: true, force: true });
});

/** Somebody signs up, buys from the wallet, begins to pay by card, and gets a mail of the order. */
async function shop(url: string): Promise<void> {
  const browser = openBrowser({ url, servers: () => [url] });
  const signedUp = await browser.call("/api/auth/sign-up/email", customer);
  userId = UserId.parse((signedUp.body["user"] as { id: string }).id);
  const port = runningPostmaster(join(dataDir, "pg"))?.port;
  connect(`postgres://${superuser}:${secretsOf(dataDir).DATABASE_PASSWORD}@127.0.0.1:${port}/postgres`, 1);
  await fund(userId, 10_000_000n).finally(disconnect);
  const letter = { service_link_list: ["cover-letter"], currency: "INR" };
  const bought = await browser.call("/service/cart_purchase_api", {
    services: [letter],
    make_payment_with_wallet: true,
  });
  expect(bought.status, JSON.stringify(bought.body)).toBe(200);
  await browser.call("/service/start_payment", { services: [letter], payment_platform: "stripe" });
  await browser.call("/service/start_payment", { services: [letter], payment_platform: mark });
  await browser.go(`/service/?q=${mark}`);
  await browser.go("/account/dashboard/");
  await fetch(`${url}/service/${mark}/${mark}`, { headers: { traceparent: strangers, "user-agent": mark } });
  // The mail's job begins at once; it is done when the server has stopped.
  await pause(2_000);
}

const strangersTrace = "0af7651916cd43dd8448eb211c80319c";
const strangers = `00-${strangersTrace}-b7ad6b7169203331-01`;

const named = (name: string) => collector.spans.find((span) => span.name === name);
const partsOf = (span: TakenSpan | undefined) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId);
const anyJob = () => collector.spans.filter(({ name }) => name.startsWith("job "));

test("each request is a span by its route and status, and its statements are parts of it", () => {
  const purchase = named("POST /service/cart_purchase_api");
  expect(purchase?.told).toMatchObject({
    "http.request.method": "POST",
    "http.route": "/service/cart_purchase_api",
    "http.response.status_code": 200,
  });
  const statements = partsOf(purchase).map(({ told }) => String(told["db.query.text"]));
  expect(statements).toContain("commit");
  expect(
    statements.some((text) => /insert into "orders".*\$1/s.test(text)),
    statements.join("\n"),
  ).toBe(true);
});

test("a job is a span with its statements, linked to the request that queued it", () => {
  const purchase = named("POST /service/cart_purchase_api");
  const queued = anyJob().filter(({ links }) => links?.some(({ traceId }) => traceId === purchase?.traceId));
  expect(queued.map(({ name }) => name)).toContain("job send-order-mail");
  expect(partsOf(queued[0]).length).toBeGreaterThan(0);
  expect(queued[0]?.traceId).not.toBe(purchase?.traceId);
});

test("a gateway that is asked is a span of the request that asks it", () => {
  const start = named("POST /service/start_payment");
  const [asked] = partsOf(start).filter(({ name }) => name.startsWith("outside "));
  expect(asked?.told).toMatchObject({ "http.response.status_code": 200 });
});

test("lines of the log name the trace, and spans the request", () => {
  const purchase = named("POST /service/cart_purchase_api");
  const line = output.split("\n").find((one) => one.includes(String(purchase?.traceId)));
  expect(line).toContain(`"request":"${purchase?.told["landfall.request"]}"`);
});

test("a stranger's trace is not gone on with", () => {
  expect(collector.spans.length).toBeGreaterThan(20);
  expect(collector.text()).not.toContain(strangersTrace);
});

test("nothing that was sent says who somebody is, or what they typed", () => {
  const secrets = [mark, customer.mobile, userId, "127.0.0.1", "landfall_site"];
  const text = collector.text().toLowerCase();
  expect(secrets.filter((secret) => text.includes(secret.toLowerCase()))).toEqual([]);
  expect(collector.headers()["api-key"]).toBe("a key");
});

test("without the setting nothing of OpenTelemetry is loaded", async () => {
  const loaded = (name: string, pack: string) => {
    const lines = readFileSync(join(folder, name), "utf8").split("\n");
    return lines.filter((line) => line.includes(`/node_modules/${pack}/`));
  };
  expect(loaded("with", "@opentelemetry/sdk-trace")).not.toEqual([]);
  const server = await startRealServer(dataDir, { LOADED: join(folder, "without") }, { nodeOptions });
  const browser = openBrowser({ url: server.url, servers: () => [server.url] });
  const { status } = await browser.call("/api/auth/sign-in/username", {
    username: mark,
    password: customer.password,
  });
  expect(status).toBe(200);
  await browser.go("/account/dashboard/");
  await server.stop();
  expect(loaded("without", "pg")).not.toEqual([]);
  expect(loaded("without", "@opentelemetry")).toEqual([]);
});

test("a collector that is gone costs no request, and a stop no more than two seconds", async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const server = await startRealServer(dataDir, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
  for (let times = 0; times < 20; times += 1) {
    const answer = await fetch(`${server.url}/service/?x=${times}`);
    expect(answer.status).toBe(200);
    await answer.text();
  }
  const stopsAtMs = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - stopsAtMs).toBeLessThan(10_000);
  expect(server.output().split("traces could not be sent").length).toBeLessThanOrEqual(2);
});
