import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { gatewaySettings } from "#scripts/start/gateway-settings.ts";
import { secretsOf } from "#scripts/start/secrets.ts";

let dataDir: string;

beforeAll(() => void (dataDir = mkdtempSync(join(tmpdir(), "landfall-secrets-"))));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const simulator = { apiUrl: "http://127.0.0.1:3001", publicUrl: "https://pay.example" };

test("a data directory made before a gateway was there keeps its secrets and gets the new ones", () => {
  const { PAYFORT_ACCESS_CODE: _, PAYFORT_REQUEST_PHRASE: _phrase, ...before } = secretsOf(dataDir);
  writeFileSync(join(dataDir, "secrets.json"), JSON.stringify(before));
  const after = secretsOf(dataDir);
  expect(after).toMatchObject(before);
  expect(after["PAYFORT_ACCESS_CODE"]).toMatch(/^[0-9a-f]{20}$/);
  expect(JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"))).toEqual(after);
  expect(secretsOf(dataDir)).toEqual(after);
});

test("without keys of the owner's every gateway is the simulator's", () => {
  const keys = secretsOf(dataDir);
  const settings = gatewaySettings(simulator, keys, {});
  expect(settings).toMatchObject({
    STRIPE_API_URL: "http://127.0.0.1:3001",
    RAZORPAY_CHECKOUT_URL: "https://pay.example/razorpay/checkout.js",
    PAYFORT_REQUEST_PHRASE: keys["PAYFORT_REQUEST_PHRASE"],
    PAYFORT_API_URL: "http://127.0.0.1:3001/FortAPI/paymentApi",
    PAYFORT_PAGE_URL: "https://pay.example/FortAPI/paymentPage",
    PAYMENT_PAGE_ORIGINS: "https://pay.example",
  });
  expect(Object.keys(settings)).not.toContain("SECRET");
});

test("a gateway whose key the owner has set is spoken to for real, and its page may be posted to", () => {
  const settings = gatewaySettings(simulator, secretsOf(dataDir), { PAYFORT_ACCESS_CODE: "own" });
  expect(Object.keys(settings).filter((name) => name.startsWith("PAYFORT_"))).toEqual([]);
  expect(settings["PAYMENT_PAGE_ORIGINS"]).toBe("https://pay.example https://checkout.payfort.com");
  expect(settings["STRIPE_API_URL"]).toBe("http://127.0.0.1:3001");
});
