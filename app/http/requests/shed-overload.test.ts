import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { shedOverload, type Strain } from "#app/http/requests/shed-overload.server.ts";

const calm: Strain = { poolWaitMs: 0, loopDelayMs: 20, heapPart: 0.3 };
let strain = calm;
let server: Server;

beforeAll(async () => {
  server = createServer(
    shedOverload(
      (_request, response) => response.end("done"),
      () => strain,
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => (strain = calm));
afterAll(() => server.close());

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init);
}

const strained: [string, Partial<Strain>, Partial<Strain>][] = [
  ["requests wait for a connection", { poolWaitMs: 3_500 }, { poolWaitMs: 4_500 }],
  ["the event loop is late", { loopDelayMs: 3_000 }, { loopDelayMs: 4_500 }],
  ["memory is nearly used up", { heapPart: 0.9 }, { heapPart: 0.97 }],
];

test("whoever comes while all is calm is answered", async () => {
  expect((await ask("/service/")).status).toBe(200);
});

test.each(strained)(
  "while %s, pages and calls are refused, and money that arrives is not",
  async (_name, some) => {
    strain = { ...calm, ...some };
    const page = await ask("/service/?q=x", { headers: { accept: "text/html" } });
    expect(page.status).toBe(503);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await page.text()).toContain("<h1>Busy for a moment</h1>");
    const call = await ask("/service/get_amount/", { method: "POST", body: "{}" });
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ success: false, code: "busy" });
    for (const path of ["/webhooks/stripe/", "/payment/razorpay/return/"])
      expect((await ask(path, { method: "POST", body: "{}" })).status).toBe(200);
    for (const path of ["/healthz", "/readyz", "/assets/app.js"]) expect((await ask(path)).status).toBe(200);
  },
);

test.each(strained)(
  "at the very end of it, while %s, money is refused too, and its gateway asks again",
  async (_name, _some, most) => {
    strain = { ...calm, ...most };
    const webhook = await ask("/webhooks/stripe/", { method: "POST", body: "{}" });
    expect(webhook.status).toBe(503);
    expect(webhook.headers.get("retry-after")).not.toBeNull();
    expect((await ask("/healthz")).status).toBe(200);
  },
);
