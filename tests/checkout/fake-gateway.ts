import { afterAll, beforeAll, beforeEach } from "vitest";

import {
  GatewayUnreachable,
  type Gateway,
  type GatewayPayment,
  type Platform,
} from "#app/payments/gateway.ts";
import { activeGateways } from "#app/payments/gateways.server.ts";
import { gatewayAccountFor } from "#app/payments/platforms.ts";
import { done, refuse } from "#app/platform/outcome.ts";

/** A gateway in memory: what a test says happened there is what the adapter answers. */
export type FakeGateway = Gateway & {
  /** How often an attempt was opened, repeats of the same payment included. */
  starts: number;
  unreachable: boolean;
  refuseStarts: boolean;
  refuseRefunds: boolean;
  /** The attempts that somebody asked about, in turn. */
  asked: string[];
  /** The money sent back, once for each refund's id. */
  refunds: Map<string, Parameters<Gateway["refund"]>[0]>;
  /** The customer pays, for the first or another time: what was asked for, or something else. */
  capture(gatewayOrderId: string, other?: { amount?: bigint; currency?: string }): void;
  fail(gatewayOrderId: string): void;
  reset(): void;
};

/** What is known of an attempt, and what it asks for. */
type Attempt = GatewayPayment & { amount: bigint; currency: string };

export function fakeGateway(platform: Platform, minimums: Record<string, bigint> = {}): FakeGateway {
  const attempts = new Map<string, Attempt>();
  const find = async (gatewayOrderId: string): Promise<Attempt> => {
    // A turn of the event loop, as a network takes, so that callers do meet.
    await new Promise((resolve) => setTimeout(resolve, 1));
    const attempt = attempts.get(gatewayOrderId);
    fake.asked.push(gatewayOrderId);
    if (fake.unreachable || !attempt) throw new GatewayUnreachable(`${platform} did not answer`);
    return { ...attempt };
  };
  const fake: FakeGateway = {
    platform,
    starts: 0,
    unreachable: false,
    refuseStarts: false,
    refuseRefunds: false,
    asked: [],
    refunds: new Map(),
    takes: () => true,
    minimumCharge: (currency) => minimums[currency] ?? 0n,
    async start(payment) {
      fake.starts += 1;
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (fake.unreachable) throw new GatewayUnreachable(`${platform} did not answer`);
      if (fake.refuseStarts) return refuse({ code: "amount_too_small", message: "Too small.", status: 422 });
      const gatewayOrderId = `order_${payment.id.replaceAll("-", "")}`;
      if (!attempts.has(gatewayOrderId)) {
        const { amount, currency } = payment;
        attempts.set(gatewayOrderId, { gatewayOrderId, state: "open", captures: [], amount, currency });
      }
      const gatewayAccount = gatewayAccountFor(platform, payment.currency);
      return done({ gatewayAccount, gatewayOrderId, redirectUrl: `http://127.0.0.1/pay/${gatewayOrderId}` });
    },
    readReturn: (fields) =>
      done({ gatewayOrderId: fields["razorpay_order_id"] ?? fields["session_id"] ?? "" }),
    readWebhook: () => refuse({ code: "bad_signature", message: "Not used here.", status: 400 }),
    fetchPayment: find,
    async expire(gatewayOrderId) {
      const attempt = await find(gatewayOrderId);
      // As Razorpay, whose orders cannot be closed; Stripe closes what is still open.
      if (platform === "stripe" && attempt.state === "open") {
        attempts.set(gatewayOrderId, { ...attempt, state: "expired" });
      }
      return find(gatewayOrderId);
    },
    async refund(refund) {
      if (fake.unreachable) throw new GatewayUnreachable(`${platform} did not answer`);
      if (fake.refuseRefunds) return refuse({ code: "refund_refused", message: "No balance.", status: 409 });
      fake.refunds.set(refund.refundId, refund);
      return done({ gatewayRefundId: `rfnd_${refund.refundId}`, state: "done" });
    },
    capture(gatewayOrderId, other = {}) {
      const attempt = attempts.get(gatewayOrderId);
      if (!attempt) throw new Error(`nothing was started as ${gatewayOrderId}`);
      const { captures, amount, currency } = attempt;
      const gatewayPaymentId = `pay_${gatewayOrderId}${captures.length > 0 ? `_${captures.length + 1}` : ""}`;
      const money = { gatewayPaymentId, amount, currency, ...other };
      attempts.set(gatewayOrderId, { ...attempt, state: "captured", captures: [...captures, money] });
    },
    fail(gatewayOrderId) {
      const attempt = attempts.get(gatewayOrderId);
      if (attempt) attempts.set(gatewayOrderId, { ...attempt, state: "failed" });
    },
    reset() {
      Object.assign(fake, { starts: 0, unreachable: false, refuseStarts: false, refuseRefunds: false });
      Object.assign(fake, { asked: [], refunds: new Map() });
    },
  };
  return fake;
}

export const fakeRazorpay = fakeGateway("razorpay", { INR: 100n });
export const fakeStripe = fakeGateway("stripe", { USD: 50n });

/** Puts the fakes in the place of the configured gateways while a file's tests run. */
export function withFakeGateways(): void {
  withGateways(() => [fakeStripe, fakeRazorpay]);
  beforeEach(() => {
    fakeStripe.reset();
    fakeRazorpay.reset();
  });
}

/** The files of a run share their modules, so what is put in place is taken out again. */
export function withGateways(make: () => Gateway[]): void {
  let configured: Gateway[] = [];
  beforeAll(() => {
    configured = activeGateways().splice(0, Infinity, ...make());
  });
  afterAll(() => {
    activeGateways().splice(0, Infinity, ...configured);
  });
}
