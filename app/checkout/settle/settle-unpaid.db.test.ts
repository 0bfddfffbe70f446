import { beforeAll, describe, expect, test } from "vitest";

import { confirmPurchase } from "#app/checkout/settle/confirm-purchase.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { hasPurchased } from "#app/orders/has-purchased.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { balanceOf, fund, makeBuyer, minutesLater, noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { settle, start } from "#tests/checkout/at-razorpay.ts";

withFakeGateways();

beforeAll(openShop);

describe("a payment that brought no money", () => {
  test("stays open while the customer can still pay", async () => {
    const user = await makeBuyer();
    const payment = await start(user);
    expect(valueOf(await settle(payment.gatewayOrderId))).toMatchObject({ state: "open" });
    expect(await listOrders(user.id)).toMatchObject([{ state: "pending" }]);
  });

  test("frees what was set aside once it has failed", async () => {
    const user = await makeBuyer();
    await fund(user.id, 100_000n);
    const payment = await start(user, { useWallet: true });
    fakeRazorpay.fail(payment.gatewayOrderId);
    expect(valueOf(await settle(payment.gatewayOrderId))).toMatchObject({ state: "ended" });
    expect(await balanceOf(user.id)).toBe(100_000n);
  });

  test("changes nothing while the gateway does not answer", async () => {
    const payment = await start(await makeBuyer());
    fakeRazorpay.unreachable = true;
    await expect(settle(payment.gatewayOrderId)).rejects.toThrow("did not answer");
    expect(await findPayment(db, payment.paymentId)).toMatchObject({ state: "pending" });
  });

  test("that is not ours, or was made with another of our accounts, is not known", async () => {
    const unknown = { ok: false, refusal: { code: "unknown_payment", status: 404 } };
    expect(await settle("order_of_nobody")).toMatchObject(unknown);
    const { gatewayOrderId } = await start(await makeBuyer());
    const at = { gateway: "razorpay" as const, gatewayOrderId, now: noon };
    expect(await settlePayment({ ...at, gatewayAccount: "razorpay_international" })).toMatchObject(unknown);
  });
});

describe("a customer who says they have paid", () => {
  const proof = (gatewayOrderId: string, gatewayPaymentId = `pay_${gatewayOrderId}`) => ({
    gateway: "razorpay" as const,
    gatewayOrderId,
    gatewayPaymentId,
  });

  test("gets their order when they have, as often as they ask", async () => {
    const user = await makeBuyer();
    const { gatewayOrderId, orderId } = await start(user);
    fakeRazorpay.capture(gatewayOrderId);
    for (const now of [noon, minutesLater(1)]) {
      const confirmed = await confirmPurchase({ userId: user.id, proof: proof(gatewayOrderId), now });
      expect(valueOf(confirmed).orderId).toBe(orderId);
    }
  });

  test("gets their order when the gateway does not answer but has before", async () => {
    const user = await makeBuyer();
    const { gatewayOrderId, orderId } = await start(user);
    fakeRazorpay.capture(gatewayOrderId);
    await settle(gatewayOrderId);
    fakeRazorpay.unreachable = true;
    const confirmed = await confirmPurchase({ userId: user.id, proof: proof(gatewayOrderId), now: noon });
    expect(valueOf(confirmed).orderId).toBe(orderId);
  });

  test("is told to wait when they have not", async () => {
    const user = await makeBuyer();
    const { gatewayOrderId } = await start(user);
    const confirmed = await confirmPurchase({ userId: user.id, proof: proof(gatewayOrderId), now: noon });
    expect(confirmed).toMatchObject({ ok: false, refusal: { code: "payment_open", status: 409 } });
    expect(await hasPurchased(user.id)).toBe(false);
  });

  test("gets nothing for somebody else's payment", async () => {
    const [asha, ben] = [await makeBuyer(), await makeBuyer()];
    const ashas = await start(asha);
    const bens = await start(ben);
    fakeRazorpay.capture(ashas.gatewayOrderId);
    const stolen = await confirmPurchase({ userId: ben.id, proof: proof(ashas.gatewayOrderId), now: noon });
    expect(stolen).toMatchObject({ ok: false, refusal: { code: "unknown_payment", status: 404 } });
    const mixed = proof(bens.gatewayOrderId, `pay_${ashas.gatewayOrderId}`);
    expect(await confirmPurchase({ userId: ben.id, proof: mixed, now: noon })).toMatchObject({ ok: false });
    expect(await hasPurchased(ben.id)).toBe(false);
    expect(await hasPurchased(asha.id)).toBe(false);
  });
});
