import { beforeAll, describe, expect, test } from "vitest";

import { currencyTable } from "#app/currencies/currency-table.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import { call } from "#tests/calls/call.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { fund, makeBuyer, openShop } from "#tests/checkout/shop.ts";
import { path, price } from "#tests/calls/price.ts";

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date());
});
withFakeGateways();

test.each([
  ["JPY", 571_300, /^¥5,713$/],
  ["USD", 3_625, /^\$36\.25$/],
  ["INR", 249_875, /^₹2,498\.75$/],
])("a price is written for people in %s", async (currency, amount, written) => {
  const answer = await price({ links: ["cover-letter"], lightning_speed: "1", currency });
  expect(answer["price"]).toBe(amount);
  expect(answer["price_to_show"]).toMatch(written);
});

test("every currency we sell in has a price, and its check passes", async () => {
  for (const { code } of currencyTable) {
    const answer = await price({ links: ["profile-evaluation"], currency: code });
    expect(answer).toMatchObject({ currency: code, currency_check: true });
    expect(answer["price"]).toBeGreaterThan(0);
  }
  expect(await price({ links: ["profile-evaluation"], currency: "AWG" })).toMatchObject({ price: 8_060 });
});

describe("the platform premium", () => {
  const flags = (on: boolean) => ({
    stripe_premium: on,
    razorPay_premium: on,
    amazon_premium: on,
    payu_premium: false,
  });

  test.each([
    ["INR", true],
    ["USD", true],
    ["EUR", false],
    ["GBP", false],
    ["NOK", true],
  ])("of a visitor goes by the currency: %s", async (currency, on) => {
    expect(await price({ links: ["cover-letter"], currency, country: "US" })).toMatchObject(flags(on));
  });

  test.each([
    ["IN", "EUR", true],
    ["US", "GBP", true],
    ["GB", "INR", false],
    ["NO", "USD", false],
    ["DE", "USD", false],
    ["IS", "EUR", false],
    ["CH", "EUR", true],
  ])("of a customer goes by their country: %s paying in %s", async (country, currency, on) => {
    const user = await makeBuyer(country);
    const answer = await price({ links: ["cover-letter"], currency, country: "IN" }, { user });
    expect(answer).toMatchObject(flags(on));
    const net = Number(answer["price"]);
    for (const { amount } of answer["all_in"] as { amount: number }[]) {
      expect(amount).toBe(on ? net + Math.round(net / 20) : net);
    }
  });
});

describe("what is not sold online", () => {
  test.each(["o-1-visa", "eb-1-visa", "global-talent-visa-uk", "singapore-one-pass"])("%s", async (link) => {
    expect(await price({ links: [link] })).toMatchObject({
      price: null,
      price_to_show: "",
      not_available_message: "This service starts with a free eligibility check.",
      currency_check: true,
      active_stripe_feature: false,
      active_razorPay_feature: false,
      active_amazon_feature: false,
      lines: [],
    });
  });

  test("takes the rest of the links with it", async () => {
    expect(await price({ links: ["cover-letter", "eb-1-visa"] })).toMatchObject({ price: null });
  });

  test("has no currency check to pass in a currency we do not sell in", async () => {
    expect(await price({ links: ["eb-1-visa"], currency: "XTS" })).toMatchObject({ currency_check: false });
  });
});

test("a currency we do not sell in is refused, and its check fails", async () => {
  const { status, body } = await call(path, { links: ["cover-letter"], currency: "XTS" });
  expect(status).toBe(422);
  expect(body).toMatchObject({ success: false, code: "unknown_currency", currency_check: false });
});

describe("a coupon", () => {
  test("shows as a line of its own, up to its cap", async () => {
    const euros = { links: ["complete-application"], com_application_cos: 8, currency: "EUR" };
    const answer = await price({ ...euros, discount_code: "landfall20" });
    expect(answer).toMatchObject({ price: 59_738 });
    expect(answer["lines"]).toContainEqual(expect.objectContaining({ kind: "coupon", amount: -6_162 }));
  });

  test.each(["NOSUCH", "EXPIRED5", " ", "🎟️", "x'; drop table coupons; --"])(
    "%s is refused",
    async (code) => {
      const { status, body } = await call(path, {
        links: ["cover-letter"],
        currency: "INR",
        discount_code: code,
      });
      expect([status, body["code"]]).toEqual([422, "wrong_coupon"]);
    },
  );
});

describe("the wallet", () => {
  test("takes its share of what is payable only when asked to", async () => {
    const user = await makeBuyer();
    await fund(user.id, 50_000n);
    const without = await price({ links: ["cover-letter"] }, { user });
    expect(without).not.toHaveProperty("wallet_share");
    const with_ = await price({ links: ["cover-letter"], is_wallet: "1" }, { user });
    expect(with_).toMatchObject({ price: 199_900, wallet_share: 50_000, payable: 149_900 });
  });

  test("pays all of it when it holds enough", async () => {
    const user = await makeBuyer();
    await fund(user.id, 500_000n);
    const answer = await price({ links: ["cover-letter"], is_wallet: true }, { user });
    expect(answer).toMatchObject({ wallet_share: 199_900, payable: 0 });
  });

  test("of a visitor is empty, and nobody's is read by naming them", async () => {
    const rich = await makeBuyer();
    await fund(rich.id, 500_000n);
    const answer = await price({ links: ["cover-letter"], is_wallet: true, user_id: rich.id });
    expect(answer).toMatchObject({ wallet_share: 0, payable: 199_900 });
  });
});
