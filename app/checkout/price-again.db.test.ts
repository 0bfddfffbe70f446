import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { findBegunOrder } from "#app/orders/find-order.server.ts";
import { quoteForCustomer } from "#app/orders/quote-for-customer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { coverLetter, fund, makeBuyer, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";

withFakeGateways();

beforeAll(async () => {
  await openShop();
  await db.execute(sql`insert into coupons (code, percent, cap_inr, cap_usd, starts_at, per_customer_limit)
    values ('ONCE', 10, 1000000, 10000, '2026-01-01', 1)`);
});

test("a coupon that this very purchase holds is still its own when it is paid in another way, and nobody else's", async () => {
  const user = await makeBuyer();
  const purchase = purchaseOf(user, { couponCode: "ONCE" });
  valueOf(await startPayment({ ...purchase, gateway: "razorpay" }));
  const begun = await findBegunOrder(db, {
    userId: user.id,
    purchaseId: purchase.purchaseId,
    fromCart: false,
  });
  const asked = {
    userId: user.id,
    configurations: [coverLetter()],
    currency: "INR" as const,
    couponCode: "ONCE",
    now: noon,
  };
  expect(await quoteForCustomer(asked)).toMatchObject({ refusal: { code: "wrong_coupon" } });
  const { quote } = valueOf(await quoteForCustomer({ ...asked, besidesOrder: begun?.id }));
  expect(quote.price).toBe(179_910n);
  const again = valueOf(await startPayment({ ...purchase, gateway: "stripe", assertedAmount: 188_906n }));
  expect(again.amount).toBe(188_906n);
});

test("and so is counselling credit", async () => {
  const user = await makeBuyer();
  await fund(user.id, 199_900n);
  const counselling = { configurations: [configured("counselling-session", { sessions: 1 })] };
  valueOf(await buyWithWallet(purchaseOf(user, { what: counselling })));
  const larger = { configurations: [configured("express-entry")] };
  const purchase = purchaseOf(user, { what: larger });
  valueOf(await startPayment({ ...purchase, gateway: "razorpay" }));
  const begun = await findBegunOrder(db, {
    userId: user.id,
    purchaseId: purchase.purchaseId,
    fromCart: false,
  });
  const asked = { userId: user.id, ...larger, currency: "INR" as const, now: noon };
  expect(valueOf(await quoteForCustomer(asked)).quote.credit).toBe(0n);
  expect(valueOf(await quoteForCustomer({ ...asked, besidesOrder: begun?.id })).quote.credit).toBe(199_900n);
});
