import { beforeAll, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { viewPurchase } from "#app/checkout/pay/view-purchase.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { quoteForCustomer } from "#app/orders/quote-for-customer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { convertWallet } from "#app/wallet/convert-wallet.server.ts";
import { walletLog } from "#app/wallet/wallet-log.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  checkLedger,
  coverLetter,
  fund,
  ledger,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";

withFakeGateways();

beforeAll(openShop);

async function checkoutInDollars(rupees: bigint) {
  const user = await makeBuyer("US");
  await fund(user.id, rupees);
  const asked = purchaseOf(user, { currency: "USD", useWallet: true });
  const opened = valueOf(await startPayment({ ...asked, gateway: "razorpay" }));
  return { user, asked, orderId: opened.orderId!, gatewayOrderId: opened.started.gatewayOrderId };
}

test("a checkout in another currency that is abandoned leaves the wallet as it was", async () => {
  const { user } = await checkoutInDollars(200_000n);
  expect((await walletBalance(db, user.id))?.currency).toBe("INR");
  await expirePayments(minutesLater(31));
  expect(await walletBalance(db, user.id)).toEqual({ amount: 200_000n, currency: "INR" });
  expect((await walletLog(user.id)).filter(({ text }) => text.startsWith("Changed"))).toEqual([]);
  await checkLedger();
});

test("only the share is changed, when the purchase settles, and the rest stays in its currency", async () => {
  const user = await makeBuyer("US");
  await fund(user.id, 1_000_000n);
  const before = (await ledger()).get("exchange_spread INR") ?? 0n;
  valueOf(await buyWithWallet(purchaseOf(user, { currency: "USD" })));
  // 29.00 dollars are 2,786.48 rupees, and 2,814.63 with the margin of 1%.
  expect(await walletBalance(db, user.id)).toEqual({ amount: 1_000_000n - 281_463n, currency: "INR" });
  expect((await ledger()).get("exchange_spread INR")).toBe(before + 2_815n);
  await checkLedger();
});

test("what was set aside in the wallet's currency pays its share when the rest is paid", async () => {
  const { user, orderId, gatewayOrderId } = await checkoutInDollars(200_000n);
  const order = await findOrder(db, orderId);
  // 2,000.00 rupees less 1% are 20.60 dollars.
  expect(order).toMatchObject({ walletShare: 2_060n, price: 2_900n });
  fakeRazorpay.capture(gatewayOrderId);
  expect(valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon }))).toMatchObject({
    state: "paid",
  });
  const left = await walletBalance(db, user.id);
  expect(left?.currency).toBe("INR");
  // Less than one cent is worth.
  expect(left?.amount).toBeLessThan(98n);
  await checkLedger();
});

test("while a share is set aside the wallet still pays for something else in another currency, and cannot be changed whole", async () => {
  const user = await makeBuyer("US");
  await fund(user.id, 1_000_000n);
  const euros = purchaseOf(user, { currency: "EUR", useWallet: true });
  const first = await startPayment({ ...euros, gateway: "stripe" });
  expect(first).toMatchObject({ refusal: { code: "nothing_to_pay" } });
  const part = await checkoutInDollars(200_000n);
  await fund(part.user.id, 1_000_000n);
  valueOf(await buyWithWallet(purchaseOf(part.user, { currency: "EUR" })));
  const whole = await db.transaction((tx) =>
    convertWallet(tx, { userId: part.user.id, to: "USD", now: noon }),
  );
  expect(whole).toMatchObject({ ok: false, refusal: { code: "hold_open" } });
  await checkLedger();
});

test("the way back to an open checkout counts what it has set aside, in the wallet's own currency", async () => {
  const { user, orderId } = await checkoutInDollars(200_000n);
  const asked = { userId: user.id, configurations: [coverLetter()], currency: "USD" as const, now: noon };
  const { quote } = valueOf(await quoteForCustomer(asked));
  const begun = await findOrder(db, orderId);
  const view = await viewPurchase({ quote, user, useWallet: true, begun, now: noon });
  expect(view.wallet).toMatchObject({ amount: 200_000n, currency: "INR", usable: 2_060n, canPay: true });
});
