import { randomUUID } from "node:crypto";

import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { call, type Fields } from "#tests/calls/call.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { makeBuyer, openShop } from "#tests/checkout/shop.ts";

let user: CurrentUser;

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date());
});
withFakeGateways();
beforeEach(async () => void (user = await makeBuyer()));

const letter = { service_link_list: ["cover-letter"], currency: "INR" };

async function applyDiscount(fields: Fields): Promise<Fields> {
  const { status, body } = await call("/service/apply_discount/", fields, { user });
  return { status, ...body };
}

describe("apply_discount", () => {
  test("says what a code takes off, and what off these services", async () => {
    expect(await applyDiscount({ coupon_code: " welcome10 " })).toMatchObject({
      success: true,
      discount_percent: 10,
      max_discount_inr: 200_000,
      max_discount_usd: 3_000,
    });
    const goods = { links: ["complete-application"], com_application_cos: 8, currency: "EUR" };
    const answer = await applyDiscount({ ...goods, coupon_code: "LANDFALL20" });
    expect(answer).toMatchObject({ discount: 6_162, max_discount: 6_162 });
  });

  test.each(["NOSUCH", "EXPIRED5", "", "'"])("answers 200 and 0 percent to %j", async (coupon_code) => {
    expect(await applyDiscount({ coupon_code })).toMatchObject({
      status: 200,
      success: false,
      discount_percent: 0,
    });
  });
});

describe("guessing at coupons", () => {
  const attempts: Record<string, (code: string) => Fields> = {
    get_amount: (code) => ({ links: ["cover-letter"], currency: "INR", discount_code: code }),
    apply_discount: (code) => ({ coupon_code: code }),
    add_to_cart: (code) => ({ link: "cover-letter", currency: "INR", discount_code: code }),
    start_payment: (code) => ({ payment_platform: "stripe", services: [{ ...letter, discount_code: code }] }),
    get_razorpay_offers: (code) => ({ services: [{ ...letter, discount_code: code }] }),
    cart_purchase_api: (code) => ({ ...letter, make_payment_with_wallet: "1", discount_code: code }),
  };

  test.each(Object.entries(attempts))("by %s ends after twenty wrong ones a minute", async (name, fields) => {
    const address = randomUUID();
    const guess = (code: string, from = { user, address }) => call(`/service/${name}/`, fields(code), from);
    const wrong = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(`GUESS${index}`)));
    for (const { status } of wrong) expect(status).not.toBe(429);
    // Blocked: a right code now looks like a wrong one.
    for (const code of ["WELCOME10", "GUESS20"]) {
      const { status, body, headers } = await guess(code);
      expect({ status, code: body["code"] }).toEqual({ status: 429, code: "too_many" });
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
    const another = { user: await makeBuyer(), address: randomUUID() };
    expect((await guess("WELCOME10", another)).status).not.toBe(429);
  });

  test("does not count right codes, nor calls without one", async () => {
    const address = randomUUID();
    for (let count = 0; count < 25; count += 1) {
      const fields = attempts["get_amount"]?.(count % 2 ? "" : "LANDFALL20") ?? {};
      expect((await call("/service/get_amount/", fields, { address })).status).toBe(200);
    }
  });
});
