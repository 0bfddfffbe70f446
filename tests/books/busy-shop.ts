import { sql } from "drizzle-orm";
import { beforeAll } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { listSendable, sendBack } from "#app/refunds/send-back.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { convertWallet } from "#app/wallet/convert-wallet.server.ts";
import { fakeGateway, withGateways } from "#tests/checkout/fake-gateway.ts";
import { addFundsAt } from "#tests/checkout/pay-at-fake.ts";
import {
  coverLetter,
  fund,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { makeGroup, shareOf } from "#tests/research-groups/make-group.ts";

// A separate gateway: other tests' payments must not count here.
export const fakeRazorpay = fakeGateway("razorpay", { INR: 100n });
/** Of the order that was paid with a coupon, twice. */
export let gatewayOrderId: string;

/** A shop where everything has happened. */
export function withBusyShop(): void {
  withGateways(() => [fakeRazorpay, fakeGateway("payfort")]);
  beforeAll(openBusyShop);
}

async function openBusyShop(): Promise<void> {
  await openShop();
  await db.execute(sql`insert into coupons (code, percent, cap_inr, cap_usd, starts_at, total_limit, per_customer_limit)
    values ('TEN', 10, 100000, 1000, '2026-01-01', 2, 1)`);
  const user = await makeBuyer();
  const counselling = { configurations: [configured("counselling-session", { sessions: 1 })] };
  await fund(user.id, 300_000n);
  valueOf(await buyWithWallet(purchaseOf(user, { what: counselling })));
  const larger = { configurations: [configured("express-entry")] };
  const purchase = purchaseOf(user, { what: larger, useWallet: true, couponCode: "TEN" });
  const started = valueOf(await startPayment({ ...purchase, gateway: "razorpay" }));
  gatewayOrderId = started.started.gatewayOrderId;
  fakeRazorpay.capture(gatewayOrderId);
  fakeRazorpay.capture(gatewayOrderId);
  valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon }));
  const refund = { orderId: started.orderId!, amount: 10_000n, requestKey: "part", reason: "asked" };
  const { id } = valueOf(await refundOrder({ ...refund, refundedBy: "system", now: noon }));
  await sendRefund(id, noon);
  await fund(user.id, 50_000n);
  const open = purchaseOf(user, { useWallet: true, what: { configurations: [configured("eb2-niw")] } });
  valueOf(await startPayment({ ...open, gateway: "razorpay" }));
  await fund(user.id, 100n);
  await moveWallets();
  const group = await makeGroup(1);
  const what = { configurations: [shareOf(group.id, 1)] };
  const [asha, ben] = group.members.map((member) => purchaseOf(member, { what, now: minutesLater(1) }));
  const share = valueOf(await startPayment({ ...asha!, gateway: "razorpay" }));
  fakeRazorpay.capture(share.started.gatewayOrderId);
  const paid = { gateway: "razorpay" as const, gatewayOrderId: share.started.gatewayOrderId };
  valueOf(await settlePayment({ ...paid, now: minutesLater(2) }));
  valueOf(await startPayment({ ...ben!, gateway: "razorpay" }));
}

async function moveWallets(): Promise<void> {
  const user = await makeBuyer("FR");
  const topUp = async (amount: bigint) => {
    await addFundsAt(fakeRazorpay, user, amount, "EUR");
  };
  await topUp(50_000n);
  await topUp(7_000n);
  const [sendable] = (await listSendable(user.id)).filter(({ amount }) => amount < 50_000n);
  valueOf(await sendBack({ userId: user.id, reference: sendable!.reference, now: noon }));
  valueOf(await db.transaction((tx) => convertWallet(tx, { userId: user.id, to: "USD", now: noon })));
  const what = { configurations: [coverLetter()] };
  const bought = valueOf(await buyWithWallet(purchaseOf(user, { what, currency: "USD" })));
  valueOf(await buyWithWallet(purchaseOf(user, { what, currency: "GBP" })));
  valueOf(await db.transaction((tx) => convertWallet(tx, { userId: user.id, to: "JPY", now: noon })));
  const refund = { orderId: bought.orderId, amount: 1_000n, requestKey: "wallet part", reason: "asked" };
  valueOf(await refundOrder({ ...refund, refundedBy: "system", now: noon }));
}
