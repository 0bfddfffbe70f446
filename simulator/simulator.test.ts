import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { startSimulator, type RunningSimulator } from "#tests/setup/start-simulator.ts";
import { startWebhookListener, type Heard, type WebhookListener } from "#tests/setup/webhook-listener.ts";

let simulator: RunningSimulator;
let listener: WebhookListener;

beforeAll(async () => {
  listener = await startWebhookListener();
  simulator = await startSimulator({ webhookUrl: listener.url });
});
afterAll(async () => {
  await simulator?.stop();
  await listener?.stop();
});
beforeEach(() => {
  listener.heard.splice(0);
  listener.answers.splice(0);
});

const sessionFields = {
  mode: "payment",
  "line_items[0][quantity]": "1",
  "line_items[0][price_data][currency]": "usd",
  "line_items[0][price_data][unit_amount]": "4095",
  "line_items[0][price_data][product_data][name]": "Mock <interview>",
  success_url: "http://shop.test/back?session_id={CHECKOUT_SESSION_ID}",
  cancel_url: "http://shop.test/cancelled",
};

function stripe(path: string, fields?: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(simulator.url + path, {
    method: fields ? "POST" : "GET",
    headers: { authorization: `Bearer ${process.env["STRIPE_SECRET_KEY"]}`, ...headers },
    body: fields && new URLSearchParams(fields),
  });
}

async function newSession(fields: Record<string, string> = {}) {
  const response = await stripe("/v1/checkout/sessions", { ...sessionFields, ...fields });
  return (await response.json()) as { id: string; url: string };
}

const about = (id: string, event: string) => (one: Heard) =>
  one.body.includes(id) && one.body.includes(`"${event}"`);
const completed = "checkout.session.completed";

test("requests without the right key are refused in Stripe's and Razorpay's words", async () => {
  const wrong = await stripe("/v1/events", undefined, { authorization: "Bearer sk_wrong" });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    401,
    { error: { type: "invalid_request_error" } },
  ]);
  const razorpay = await fetch(`${simulator.url}/v1/orders`);
  expect([razorpay.status, await razorpay.json()]).toMatchObject([
    401,
    { error: { code: "BAD_REQUEST_ERROR" } },
  ]);
});

test("a missing or unknown field is refused by its name", async () => {
  const { success_url: _, ...withoutReturn } = sessionFields;
  const missing = await stripe("/v1/checkout/sessions", withoutReturn);
  expect(await missing.json()).toMatchObject({ error: { code: "parameter_missing", param: "success_url" } });
  const unknown = await stripe("/v1/checkout/sessions", { ...sessionFields, payment_method_types: "card" });
  expect(await unknown.json()).toMatchObject({
    error: { code: "parameter_unknown", param: "payment_method_types" },
  });
});

test("the same idempotency key gives the same answer, and refuses another request", async () => {
  const key = { "idempotency-key": randomUUID() };
  const first = await stripe("/v1/checkout/sessions", sessionFields, key);
  const again = await stripe("/v1/checkout/sessions", sessionFields, key);
  expect(await again.json()).toEqual(await first.json());
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  const other = await stripe("/v1/checkout/sessions", { ...sessionFields, cancel_url: "http://x.test" }, key);
  expect([other.status, await other.json()]).toMatchObject([400, { error: { type: "idempotency_error" } }]);
});

test("the hosted page says that no money moves, has the three buttons, and escapes what it shows", async () => {
  const { url } = await newSession();
  const page = await (await fetch(url)).text();
  expect(page).toContain("Simulated gateway: no real money moves");
  expect([...page.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, label]) => label)).toEqual([
    "Pay",
    "Decline",
    "Cancel",
  ]);
  expect(page).toContain("USD 40.95");
  expect(page).toContain("Mock &lt;interview&gt;");
});

test("a message not answered with 2xx is sent again under the same id", async () => {
  const { id } = await newSession();
  listener.answers.push(500, 500, 500);
  await simulator.pressStripe(id, "pay");
  const sent = await listener.hear(2, about(id, completed));
  expect(new Set(sent.map((one) => (JSON.parse(one.body) as { id: string }).id)).size).toBe(1);
});

test("messages are repeated, forged, delayed, dropped and reordered as ordered", async () => {
  const [repeated, forged, dropped, reordered] = await Promise.all([1, 2, 3, 4].map(() => newSession()));
  const order = (fault: "repeat" | "forge" | "drop" | "reorder", id: string, event = completed) =>
    simulator.order({ fault, match: { id, event } });
  await order("repeat", repeated!.id);
  await order("forge", forged!.id);
  await order("drop", dropped!.id);
  await order("reorder", reordered!.id, "payment_intent.succeeded");
  for (const { id } of [repeated!, forged!, dropped!, reordered!]) await simulator.pressStripe(id, "pay");

  expect(await listener.hear(3, about(repeated!.id, completed))).toHaveLength(3);
  const pair = await listener.hear(2, about(forged!.id, completed));
  expect(new Set(pair.map((one) => one.headers.get("stripe-signature"))).size).toBe(2);
  await listener.hear(4, (one) => one.body.includes("payment_intent.succeeded"));
  const last = listener.heard.findLastIndex((one) => one.body.includes("payment_intent.succeeded"));
  expect(last).toBe(listener.heard.length - 1);
  expect(listener.heard.filter(about(dropped!.id, completed))).toEqual([]);
  const missed = (await (await stripe("/v1/events?delivery_success=false")).json()) as {
    data: { type: string }[];
  };
  expect(missed.data.map((event) => event.type)).toContain(completed);
});

test("orders that make no sense are refused", async () => {
  for (const body of [
    '{"fault":"explode"}',
    '{"fault":"drop","times":0}',
    '{"fault":"drop","match":{"x":"y"}}',
    "{",
  ]) {
    const response = await fetch(`${simulator.url}/simulator/orders`, { method: "POST", body });
    expect(response.status).toBe(422);
  }
});

test("kill -9 loses nothing that was answered", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "landfall-simulator-"));
  const doomed = await startSimulator({ dataDir });
  const made = await fetch(`${doomed.url}/v1/checkout/sessions`, {
    method: "POST",
    headers: { authorization: `Bearer ${process.env["STRIPE_SECRET_KEY"]}` },
    body: new URLSearchParams(sessionFields),
  });
  const { id } = (await made.json()) as { id: string };
  await doomed.pressStripe(id, "pay");
  await doomed.kill();
  const revived = await startSimulator({ dataDir, webhookUrl: listener.url });
  const { sessions } = await revived.state();
  expect(sessions).toMatchObject([{ id, payment_status: "paid" }]);
  await listener.hear(1, about(id, completed));
  await revived.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test("it ends by itself when the program that started it is killed", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "landfall-simulator-"));
  const script = `
    const { spawn } = require("node:child_process");
    const child = spawn(process.execPath, ["simulator/main.ts"], { stdio: ["pipe", "pipe", "inherit"] });
    child.stdout.once("data", () => console.log(child.pid));`;
  const env = { ...process.env, SIMULATOR_PORT: "0", SIMULATOR_DATA_DIR: dataDir };
  const parent = spawn(process.execPath, ["--eval", script], { env, stdio: ["ignore", "pipe", "inherit"] });
  const [printed] = (await new Promise((resolve) =>
    parent.stdout.once("data", (data) => resolve([data])),
  )) as [Buffer];
  const pid = Number(String(printed));
  expect(isAlive(pid)).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(() => isAlive(pid), { timeout: 4_000 }).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
