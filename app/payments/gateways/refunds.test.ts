import { describe, expect, test } from "vitest";

import type { Gateway, RefundToMake } from "#app/payments/gateways/gateway.ts";
import { razorpayGateway } from "#app/payments/gateways/razorpay/gateway.server.ts";
import { stripeGateway } from "#app/payments/gateways/stripe/gateway.server.ts";
import {
  listener,
  paymentToStart,
  razorpayKeys,
  simulator,
  stripeKeys,
  withSimulator,
} from "#tests/payments/at-gateways.ts";
import { newId, RefundId } from "#app/platform/ids.ts";

withSimulator();

const gateways = {
  stripe: () => stripeGateway({ ...stripeKeys(), apiUrl: simulator.url, siteUrl: "http://shop.test" }),
  razorpay: () =>
    razorpayGateway({ apiUrl: simulator.url, domestic: razorpayKeys("RAZORPAY"), international: null }),
};

/** The gateways list at most as many at once. */
const pageSize = 100;

const untold = { refundedBefore: 0n, refusals: 0, asks: 0, unansweredSince: null };

async function paid(gateway: Gateway): Promise<RefundToMake> {
  const started = await gateway.start(paymentToStart());
  if (!started.ok) throw new Error(started.refusal.message);
  const { gatewayOrderId, gatewayAccount, window } = started.value;
  if (window) await simulator.pressRazorpay(gatewayOrderId, String(window["key"]), "pay");
  else await simulator.pressStripe(gatewayOrderId, "pay");
  const { captures } = await gateway.fetchPayment(gatewayOrderId, gatewayAccount);
  const { gatewayPaymentId } = captures[0]!;
  const money = { gatewayOrderId, gatewayPaymentId, gatewayAccount, currency: "INR" as const };
  return { ...money, refundId: newId(RefundId), amount: 20_000n, ...untold };
}

const listed = async (gateway: Gateway, { gatewayAccount, gatewayPaymentId }: RefundToMake) => {
  const since = new Date(Date.now() - 3_600_000);
  const all = await gateway.listMoney({ gatewayAccount, since, gatewayOrderIds: [] });
  return all.find((money) => money.gatewayPaymentId === gatewayPaymentId);
};

describe.each(Object.entries(gateways))("%s", (name, make) => {
  test("captured money is listed with what was sent back of it", async () => {
    const gateway = make();
    const refund = await paid(gateway);
    expect(await listed(gateway, refund)).toMatchObject({ captured: 50_000n, refunded: 0n, currency: "INR" });
    await gateway.refund(refund);
    expect(await listed(gateway, refund)).toMatchObject({ captured: 50_000n, refunded: 20_000n });
  });

  test("a list longer than a page is read to its end", { timeout: 60_000 }, async () => {
    const gateway = make();
    const refunds: RefundToMake[] = [];
    const payOn = async () => {
      while (refunds.length <= pageSize) refunds.push(await paid(gateway));
    };
    await Promise.all(Array.from({ length: 8 }, payOn));
    const since = new Date(Date.now() - 3_600_000);
    const { gatewayAccount } = refunds[0]!;
    const all = await gateway.listMoney({ gatewayAccount, since, gatewayOrderIds: [] });
    const ids = new Set(all.map((money) => money.gatewayPaymentId));
    expect(refunds.filter(({ gatewayPaymentId }) => !ids.has(gatewayPaymentId))).toEqual([]);
    expect(ids.size).toBe(all.length);
  });

  test("a refund whose answer was lost is found again and not made twice", async () => {
    const gateway = make();
    const refund = await paid(gateway);
    await simulator.order({ fault: "close_connection", match: { path: "POST", gateway: name as "stripe" } });
    await gateway.refund(refund).catch(() => null);
    expect(await gateway.refund(refund)).toMatchObject({ ok: true, value: { state: "done" } });
    expect(await listed(gateway, refund)).toMatchObject({ refunded: 20_000n });
  });

  test("a refund that was made unanswered, and is not in the lists yet, is not made twice", async () => {
    const gateway = make();
    const refund = await paid(gateway);
    const order = { fault: "refund_unanswered", match: { id: refund.gatewayPaymentId } } as const;
    await simulator.order({ ...order, delayMs: 60_000 });
    await gateway.refund(refund).catch(() => null);
    expect(await gateway.fetchRefund(refund)).toBeNull();
    expect(await gateway.refund(refund)).toMatchObject({ ok: true, value: { state: "done" } });
    expect(await listed(gateway, refund)).toMatchObject({ refunded: 20_000n });
  });

  test("of two equal refunds of the same money each is found by its own name", async () => {
    const gateway = make();
    const first = await paid(gateway);
    const second = { ...first, refundId: newId(RefundId), refundedBefore: 20_000n };
    await gateway.refund(first);
    expect(await gateway.fetchRefund(second)).toBeNull();
    await gateway.refund(second);
    const found = await Promise.all([first, second].map((one) => gateway.fetchRefund(one)));
    expect(new Set(found.map((one) => one?.gatewayRefundId)).size).toBe(2);
    expect(await listed(gateway, first)).toMatchObject({ refunded: 40_000n });
  });

  test("a refund refused is refused for certain, and made when it is tried again", async () => {
    const gateway = make();
    const refund = await paid(gateway);
    await simulator.order({ fault: "refund_refused", match: { id: refund.gatewayPaymentId } });
    expect(await gateway.refund(refund)).toMatchObject({ refusal: { code: "refund_refused" } });
    expect(await gateway.fetchRefund(refund)).toBeNull();
    expect(await gateway.refund({ ...refund, refusals: 1 })).toMatchObject({ value: { state: "done" } });
  });

  test.each([
    ["refund_pending", "pending", "done", 20_000n],
    ["refund_fails_later", "done", "failed", 0n],
  ] as const)(
    "%s: it begins %s, is told to be %s, and the figures agree",
    async (fault, begins, ends, gone) => {
      const gateway = make();
      const refund = await paid(gateway);
      await simulator.order({ fault, match: { id: refund.gatewayPaymentId }, delayMs: 100 });
      expect(await gateway.refund(refund)).toMatchObject({ ok: true, value: { state: begins } });
      const isOurs = ({ body }: { body: string }) => body.includes(refund.refundId);
      const [, told] = await listener.hear(2, isOurs);
      expect(gateway.readWebhook(told!.body, told!.headers, new Date())).toMatchObject({
        ok: true,
        value: { refundId: refund.refundId, gatewayOrderId: null },
      });
      expect(await gateway.fetchRefund(refund)).toMatchObject({ state: ends });
      expect(await listed(gateway, refund)).toMatchObject({ refunded: gone });
    },
  );
});
