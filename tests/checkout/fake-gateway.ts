import { afterAll, beforeAll, beforeEach } from "vitest";

import {
  type Gateway,
  type GatewayPayment,
  type GatewayRefund,
  GatewayUnreachable,
  type MoneyAtGateway,
  type RefundToMake,
} from "#app/payments/gateways/gateway.ts";
import { activeGateways, gatewayAccountFor } from "#app/payments/gateways/gateway-registry.server.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import { done, refuse } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";
import type { RefundId } from "#app/platform/ids.ts";

export type FakeGateway = Gateway & {
  starts: number;
  unreachable: boolean;
  refuseStarts: boolean;
  /** A code other than `refund_refused`. */
  refuseRefunds: boolean | "refund_impossible";
  asked: string[];
  refunds: Map<RefundId, RefundToMake>;
  refundState: "done" | "pending";
  capture(gatewayOrderId: string, other?: { amount?: bigint; currency?: Currency }): void;
  fail(gatewayOrderId: string): void;
  finishRefund(refundId: RefundId): void;
  failRefund(refundId: RefundId): void;
  eraseRefund(refundId: RefundId): void;
  reset(): void;
};

type Attempt = GatewayPayment & { amount: bigint; currency: Currency; gatewayAccount: string };

export function fakeGateway(name: GatewayName, minimums: Record<string, bigint> = {}): FakeGateway {
  const attempts = new Map<string, Attempt>();
  const capturedAt = new Map<string, Date>();
  const refunded = new Map<string, GatewayRefund & { refusals: number }>();
  /** What was sent back, which a test that begins again does not undo. */
  const sent = new Map<string, RefundToMake>();
  const find = async (gatewayOrderId: string): Promise<Attempt> => {
    // A turn of the event loop, as on a network, so callers can meet.
    await new Promise((resolve) => setTimeout(resolve, 1));
    const attempt = attempts.get(gatewayOrderId);
    fake.asked.push(gatewayOrderId);
    if (fake.unreachable || !attempt) throw new GatewayUnreachable(`${name} did not answer`);
    return { ...attempt };
  };
  const fake: FakeGateway = {
    name,
    starts: 0,
    unreachable: false,
    refuseStarts: false,
    refuseRefunds: false,
    asked: [],
    refunds: new Map(),
    refundState: "done",
    has: (account) => account.startsWith(name),
    takes: () => true,
    minimumCharge: (currency) => minimums[currency] ?? 0n,
    async start(payment) {
      fake.starts += 1;
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (fake.unreachable) throw new GatewayUnreachable(`${name} did not answer`);
      if (fake.refuseStarts) return refuse({ code: "amount_too_small", message: "Too small.", status: 422 });
      const gatewayOrderId = `order_${payment.id.replaceAll("-", "")}`;
      const { amount, currency } = payment;
      const gatewayAccount = gatewayAccountFor(name, currency);
      if (!attempts.has(gatewayOrderId)) {
        const open = { gatewayOrderId, state: "open" as const, captures: [] };
        attempts.set(gatewayOrderId, { ...open, amount, currency, gatewayAccount });
      }
      const address = `http://127.0.0.1/pay/${gatewayOrderId}`;
      if (name !== "payfort") return done({ gatewayAccount, gatewayOrderId, redirectUrl: address });
      const fields = { merchant_reference: gatewayOrderId };
      return done({ gatewayAccount, gatewayOrderId, form: { action: address, fields } });
    },
    readReturn: (fields) =>
      done({
        gatewayOrderId:
          fields["razorpay_order_id"] ?? fields["session_id"] ?? fields["merchant_reference"] ?? "",
      }),
    readWebhook: () => refuse({ code: "bad_signature", message: "Not used here.", status: 400 }),
    fetchPayment: find,
    async expire(gatewayOrderId) {
      const attempt = await find(gatewayOrderId);
      // Like the real ones: Stripe closes open sessions, Razorpay's orders never close.
      if (name === "stripe" && attempt.state === "open") {
        attempts.set(gatewayOrderId, { ...attempt, state: "expired" });
      }
      return find(gatewayOrderId);
    },
    async refund(refund) {
      if (fake.unreachable) throw new GatewayUnreachable(`${name} did not answer`);
      const earlier = refunded.get(refund.refundId);
      const triedAgain = earlier?.state === "failed" && refund.refusals > earlier.refusals;
      if (earlier && !triedAgain) return done(answerOf(earlier));
      if (fake.refuseRefunds) {
        const code = fake.refuseRefunds === true ? "refund_refused" : fake.refuseRefunds;
        return refuse({ code, message: "No balance.", status: 409 });
      }
      fake.refunds.set(refund.refundId, refund);
      sent.set(refund.refundId, refund);
      const gatewayRefundId = `rfnd_${refund.refundId}${triedAgain ? `_${refund.refusals}` : ""}`;
      const made = { gatewayRefundId, state: fake.refundState, refusals: refund.refusals };
      refunded.set(refund.refundId, made);
      return done(answerOf(made));
    },
    async fetchRefund({ refundId }) {
      if (fake.unreachable) throw new GatewayUnreachable(`${name} did not answer`);
      const found = refunded.get(refundId);
      return found ? answerOf(found) : null;
    },
    async listMoney({ gatewayAccount, since, gatewayOrderIds }) {
      if (fake.unreachable) throw new GatewayUnreachable(`${name} did not answer`);
      // Amazon has no lists.
      const isAsked = (id: string) => name !== "payfort" || gatewayOrderIds.includes(id);
      return [...attempts.values()]
        .filter((one) => one.gatewayAccount === gatewayAccount && isAsked(one.gatewayOrderId))
        .flatMap(moneyOf)
        .filter((money) => money.capturedAt >= since);
    },
    capture(gatewayOrderId, other = {}) {
      const attempt = attempts.get(gatewayOrderId);
      if (!attempt) throw new Error(`nothing was started as ${gatewayOrderId}`);
      const { captures, amount, currency } = attempt;
      const gatewayPaymentId = `pay_${gatewayOrderId}${captures.length > 0 ? `_${captures.length + 1}` : ""}`;
      const money = { gatewayPaymentId, amount, currency, ...other };
      capturedAt.set(gatewayPaymentId, new Date());
      attempts.set(gatewayOrderId, { ...attempt, state: "captured", captures: [...captures, money] });
    },
    fail(gatewayOrderId) {
      const attempt = attempts.get(gatewayOrderId);
      if (attempt) attempts.set(gatewayOrderId, { ...attempt, state: "failed" });
    },
    eraseRefund: (refundId) => void (refunded.delete(refundId), sent.delete(refundId)),
    finishRefund: (refundId) => endRefund(refundId, "done"),
    failRefund: (refundId) => endRefund(refundId, "failed"),
    reset() {
      Object.assign(fake, { starts: 0, unreachable: false, refuseStarts: false, refuseRefunds: false });
      Object.assign(fake, { asked: [], refunds: new Map(), refundState: "done" });
    },
  };
  const endRefund = (refundId: RefundId, state: GatewayRefund["state"]) => {
    const made = refunded.get(refundId);
    if (!made) throw new Error(`nothing was refunded as ${refundId}`);
    refunded.set(refundId, { ...made, state });
  };
  const moneyOf = ({ gatewayOrderId, captures }: Attempt): MoneyAtGateway[] =>
    captures.map(({ gatewayPaymentId, amount, currency }) => ({
      gatewayPaymentId,
      gatewayOrderId,
      captured: amount,
      refunded: refundedOf(gatewayPaymentId),
      currency,
      capturedAt: capturedAt.get(gatewayPaymentId) ?? new Date(),
    }));
  const refundedOf = (gatewayPaymentId: string) =>
    [...sent.values()]
      .filter((one) => one.gatewayPaymentId === gatewayPaymentId)
      .filter((one) => refunded.get(one.refundId)?.state !== "failed")
      .reduce((sum, one) => sum + one.amount, 0n);
  return fake;
}

const answerOf = ({ gatewayRefundId, state }: GatewayRefund): GatewayRefund => ({ gatewayRefundId, state });

export const fakeRazorpay = fakeGateway("razorpay", { INR: 100n });
export const fakeStripe = fakeGateway("stripe", { USD: 50n });
export const fakePayfort = fakeGateway("payfort");

export function withFakeGateways(fakes: FakeGateway[] = [fakeStripe, fakeRazorpay]): void {
  withGateways(() => [...fakes]);
  beforeEach(() => fakes.forEach((fake) => fake.reset()));
}

/** Files of a run share modules, so restore the gateways afterwards. */
export function withGateways(make: () => Gateway[]): void {
  let configured: Gateway[] = [];
  beforeAll(() => {
    configured = activeGateways().splice(0, Infinity, ...make());
  });
  afterAll(() => {
    activeGateways().splice(0, Infinity, ...configured);
  });
}
