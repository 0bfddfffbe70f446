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

/** A gateway in memory: what a test says happened there is what the adapter answers. */
export type FakeGateway = Gateway & {
  /** How often an attempt was opened, repeats of the same payment included. */
  starts: number;
  unreachable: boolean;
  refuseStarts: boolean;
  /** The refusal's code, where it is another than `refund_refused`. */
  refuseRefunds: boolean | "refund_impossible";
  /** The attempts that somebody asked about, in turn. */
  asked: string[];
  /** The money sent back, once for each refund's id. */
  refunds: Map<RefundId, RefundToMake>;
  /** What refunds are from here on. */
  refundState: "done" | "pending";
  /** The customer pays, for the first or another time: what was asked for, or something else. */
  capture(gatewayOrderId: string, other?: { amount?: bigint; currency?: Currency }): void;
  fail(gatewayOrderId: string): void;
  /** A refund under way arrives. */
  finishRefund(refundId: RefundId): void;
  /** The bank returns a refund that the gateway had taken on, perhaps even called done. */
  failRefund(refundId: RefundId): void;
  /** The gateway loses a refund it had taken on. */
  eraseRefund(refundId: RefundId): void;
  reset(): void;
};

/** What is known of an attempt, and what it asks for. */
type Attempt = GatewayPayment & { amount: bigint; currency: Currency; gatewayAccount: string };

export function fakeGateway(name: GatewayName, minimums: Record<string, bigint> = {}): FakeGateway {
  const attempts = new Map<string, Attempt>();
  const capturedAt = new Map<string, Date>();
  const refunded = new Map<string, GatewayRefund & { refusals: number }>();
  /** What was sent back, which a test that begins again does not undo. */
  const sent = new Map<string, RefundToMake>();
  const find = async (gatewayOrderId: string): Promise<Attempt> => {
    // A turn of the event loop, as a network takes, so that callers do meet.
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
      // As Razorpay, whose orders cannot be closed; Stripe closes what is still open.
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
      // As Amazon's gateway, which has no lists.
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

/** Puts the fakes in the place of the configured gateways while a file's tests run. */
export function withFakeGateways(fakes: FakeGateway[] = [fakeStripe, fakeRazorpay]): void {
  withGateways(() => [...fakes]);
  beforeEach(() => fakes.forEach((fake) => fake.reset()));
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
