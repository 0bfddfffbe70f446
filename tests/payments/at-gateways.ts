import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, beforeEach } from "vitest";

import type { PaymentToStart } from "#app/payments/gateways/gateway.ts";
import { startSimulator, type RunningSimulator } from "#tests/setup/start-simulator.ts";
import { startWebhookListener, type WebhookListener } from "#tests/setup/webhook-listener.ts";

export let simulator: RunningSimulator;
export let listener: WebhookListener;

export function withSimulator(): void {
  beforeAll(async () => {
    listener = await startWebhookListener();
    simulator = await startSimulator({ webhookUrl: listener.url });
  });
  afterAll(async () => {
    await simulator?.stop();
    await listener?.stop();
  });
  beforeEach(() => void listener.heard.splice(0));
}

export function paymentToStart(said: Partial<PaymentToStart> = {}): PaymentToStart {
  return {
    id: randomUUID(),
    amount: 50_000n,
    currency: "INR",
    description: "A cover letter",
    customer: { name: "Asha Rao", email: "asha@example.org", mobile: "9876543210" },
    expiresAt: new Date(Date.now() + 30 * 60_000),
    ...said,
  };
}

export function stripeKeys() {
  return {
    secretKey: process.env["STRIPE_SECRET_KEY"]!,
    webhookSecret: process.env["STRIPE_WEBHOOK_SECRET"]!,
  };
}

export function razorpayKeys(prefix: "RAZORPAY" | "RAZORPAY_INTERNATIONAL") {
  return {
    keyId: process.env[`${prefix}_KEY_ID`]!,
    keySecret: process.env[`${prefix}_KEY_SECRET`]!,
    webhookSecret: process.env[`${prefix}_WEBHOOK_SECRET`]!,
  };
}

export function payfortKeys() {
  return {
    accessCode: process.env["PAYFORT_ACCESS_CODE"]!,
    merchantIdentifier: process.env["PAYFORT_MERCHANT_IDENTIFIER"]!,
    requestPhrase: process.env["PAYFORT_REQUEST_PHRASE"]!,
    responsePhrase: process.env["PAYFORT_RESPONSE_PHRASE"]!,
    sha: "sha256" as const,
  };
}
