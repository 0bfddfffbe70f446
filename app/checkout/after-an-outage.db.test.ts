import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { startTopUp } from "#app/checkout/start/start-top-up.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { findPayment } from "#app/payments/find-payment.server.ts";
import { razorpayGateway } from "#app/payments/gateways/razorpay/gateway.server.ts";
import { stripeGateway } from "#app/payments/gateways/stripe/gateway.server.ts";
import { payments } from "#app/payments/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { withGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  fund,
  makeBuyer,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { razorpayKeys, stripeKeys } from "#tests/payments/at-gateways.ts";
import { startSimulator, type RunningSimulator } from "#tests/setup/start-simulator.ts";
import { newId, PaymentId } from "#app/platform/ids.ts";

let simulator: RunningSimulator;

beforeAll(async () => {
  await openShop();
  simulator = await startSimulator();
});
afterAll(async () => {
  await simulator?.stop();
});

/** The real adapters, aimed at the simulator. */
withGateways(() => [
  stripeGateway({ ...stripeKeys(), apiUrl: simulator.url, siteUrl: env().SITE_URL }),
  razorpayGateway({ apiUrl: simulator.url, domestic: razorpayKeys("RAZORPAY"), international: null }),
]);

const sixMinutesAgo = () => new Date(Date.now() - 6 * 60_000);

async function outage<Result>(
  gateway: "stripe" | "razorpay",
  during: () => Promise<Result>,
): Promise<Result> {
  await simulator.order({ fault: "answer_500", match: { gateway }, times: 1_000 });
  const result = await during();
  await fetch(`${simulator.url}/simulator/orders`, { method: "DELETE" });
  return result;
}

test.each(["stripe", "razorpay"] as const)(
  "after an outage of %s the same press on Pay opens a fresh attempt, and what the first had set aside is free again",
  async (gateway) => {
    const user = await makeBuyer();
    await fund(user.id, 50_000n);
    const asked = { ...purchaseOf(user, { useWallet: true, now: sixMinutesAgo() }), gateway };
    const lost = await outage(gateway, () => startPayment(asked));
    expect(lost).toMatchObject({ ok: false, refusal: { code: "gateway_unreachable" } });
    expect(await balanceOf(user.id)).toBe(50_000n);
    const opened = valueOf(await startPayment({ ...asked, now: new Date() }));
    expect((await findPayment(db, opened.paymentId))?.state).toBe("pending");
    expect((await listOrders(user.id)).filter(({ state }) => state === "pending")).toHaveLength(1);
    expect(valueOf(await startPayment({ ...asked, now: new Date() }))).toEqual(opened);
    await checkLedger();
  },
);

test.each(["stripe", "razorpay"] as const)(
  "after an outage of %s so does the same press on a top-up's Pay, once however often it is pressed",
  async (gateway) => {
    const user = await makeBuyer();
    const asked = { user, amount: 100_000n, currency: "INR" as const, gateway, topUpId: newId(PaymentId) };
    for (let presses = 0; presses < 2; presses += 1) {
      const lost = await outage(gateway, () => startTopUp({ ...asked, now: sixMinutesAgo() }));
      expect(lost).toMatchObject({ ok: false, refusal: { code: "gateway_unreachable" } });
    }
    const pressed = await Promise.all(
      Array.from({ length: 5 }, () => startTopUp({ ...asked, now: new Date() })),
    );
    expect(new Set(pressed.map((one) => valueOf(one).paymentId)).size).toBe(1);
    const other = await startTopUp({ ...asked, amount: 200_000n, now: new Date() });
    expect(other).toMatchObject({ ok: false, refusal: { code: "payment_gone" } });
  },
);

test("an attempt that was written down and never reached its gateway gives way to a fresh one", async () => {
  const user = await makeBuyer();
  const asked = { ...purchaseOf(user, { now: sixMinutesAgo() }), gateway: "stripe" as const };
  const first = valueOf(await startPayment({ ...asked, now: new Date() }));
  // As if the process had died before asking.
  const cut = { state: "created" as const, started: null, gatewayOrderId: null, createdAt: sixMinutesAgo() };
  await db.update(payments).set(cut).where(eq(payments.id, first.paymentId));
  const second = valueOf(await startPayment({ ...asked, now: new Date() }));
  expect(second.paymentId).not.toBe(first.paymentId);
  expect((await findPayment(db, first.paymentId))?.state).toBe("expired");
});
