import { createHash, randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { startSimulator, type PayfortForm, type RunningSimulator } from "#tests/setup/start-simulator.ts";
import { startWebhookListener, type WebhookListener } from "#tests/setup/webhook-listener.ts";

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
beforeEach(() => void listener.heard.splice(0));

function payfortForm(fields: Record<string, string> = {}): PayfortForm {
  const unsigned: Record<string, string> = {
    command: "PURCHASE",
    access_code: process.env["PAYFORT_ACCESS_CODE"]!,
    merchant_identifier: process.env["PAYFORT_MERCHANT_IDENTIFIER"]!,
    merchant_reference: randomUUID(),
    amount: "105000",
    currency: "AED",
    language: "en",
    customer_email: "layla@example.org",
    order_description: "Mock interview",
    return_url: "http://shop.test/back",
    ...fields,
  };
  const text = Object.keys(unsigned)
    .toSorted()
    .map((name) => `${name}=${unsigned[name]}`)
    .join("");
  const phrase = process.env["PAYFORT_REQUEST_PHRASE"]!;
  const signature = createHash("sha256").update(`${phrase}${text}${phrase}`).digest("hex");
  return { action: `${simulator.url}/FortAPI/paymentPage`, fields: { ...unsigned, signature } };
}

test("Amazon's page has the three buttons and takes the browser back by a form", async () => {
  const { action, fields } = payfortForm();
  const page = await fetch(action, { method: "POST", body: new URLSearchParams(fields) });
  const text = await page.text();
  expect(text).toContain("AED 1,050.00");
  expect([...text.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, label]) => label)).toEqual([
    "Pay",
    "Decline",
    "Cancel",
  ]);
  const paid = await fetch(page.url, { method: "POST", body: new URLSearchParams({ action: "pay" }) });
  expect(await paid.text()).toContain('method="post" action="http://shop.test/back"');
});

test.each([
  [{ currency: "ZZZ" }, "00013"],
  [{ amount: "0" }, "00005"],
  [{ amount: "1.5" }, "00002"],
  [{ customer_email: "" }, "00001"],
  [{ order_description: "a, b" }, "00002"],
  [{ command: "AUTHORIZATION" }, "00004"],
  [{ surplus: "1" }, "00002"],
])("Amazon refuses a form with %j in its own words", async (fields, code) => {
  const back = await simulator.pressPayfort(payfortForm(fields), "pay");
  expect(back).toMatchObject({ status: "00", response_code: code });
});

test("Amazon's messages are repeated, forged and dropped as ordered, and signed inside", async () => {
  const [repeated, forged, dropped] = [payfortForm(), payfortForm(), payfortForm()];
  const id = (form: PayfortForm) => form.fields["merchant_reference"]!;
  await simulator.order({ fault: "repeat", match: { gateway: "payfort", id: id(repeated) } });
  await simulator.order({ fault: "forge", match: { event: "PURCHASE 14000", id: id(forged) } });
  await simulator.order({ fault: "drop", match: { id: id(dropped) } });
  for (const form of [dropped, repeated, forged]) await simulator.pressPayfort(form, "pay");
  expect(await listener.hear(3, (one) => one.body.includes(id(repeated)))).toHaveLength(3);
  const pair = await listener.hear(2, (one) => one.body.includes(id(forged)));
  const signatures = pair.map((one) => (JSON.parse(one.body) as { signature: string }).signature);
  expect(new Set(signatures).size).toBe(2);
  expect(listener.heard.filter((one) => one.body.includes(id(dropped)))).toEqual([]);
});
