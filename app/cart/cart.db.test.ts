import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { cartCount } from "#app/cart/cart-count.server.ts";
import { changeCartItems } from "#app/cart/change-cart-items.server.ts";
import { emptyCart } from "#app/cart/empty-cart.server.ts";
import { joinVisaHelpInCart } from "#app/cart/join-visa-help.server.ts";
import { readCart } from "#app/cart/read-cart.server.ts";
import { removeFromCart } from "#app/cart/remove-from-cart.server.ts";
import { coupons } from "#app/coupons/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import { makeBuyer, noon, noShares, openShop, valueOf } from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";

let userId: UserId;

beforeAll(async () => {
  await openShop();
  const startsAt = new Date("2026-10-01T00:00:00Z");
  await db.insert(coupons).values({
    code: "TENTH",
    percent: 10,
    capInr: 200_000n,
    capUsd: 3_000n,
    startsAt,
    endsAt: new Date("2026-10-03T00:00:00Z"),
  });
});
beforeEach(async () => {
  userId = (await makeBuyer()).id;
});

const add = (configuration: CatalogueConfiguration, change: Partial<Parameters<typeof addToCart>[0]> = {}) =>
  addToCart({
    userId,
    configurations: [configuration],
    currency: "INR",
    mayBuyShare: noShares,
    now: noon,
    ...change,
  });

describe("a cart", () => {
  test("is priced as one, item by item, in the order things were added", async () => {
    valueOf(await add(configured("resume-help")));
    valueOf(await add(configured("cover-letter")));
    const cart = await readCart(userId, noon);
    expect(cart?.quote?.price).toBe(449_800n);
    expect(cart?.items.map((item) => [item.configuration.service, item.quote?.price])).toEqual([
      ["resume-help", 249_900n],
      ["cover-letter", 199_900n],
    ]);
  });

  test("holds the same configuration once, even when it is added twenty times at once", async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => add(configured("cover-letter"))));
    expect(new Set(outcomes.map((outcome) => valueOf(outcome).itemIds[0])).size).toBe(1);
    expect(await cartCount(userId)).toBe(1);
  });

  test("holds at most twenty services, even when they come at once", async () => {
    const words = Array.from({ length: 25 }, (_, index) => (index + 1) * 1_000);
    const outcomes = await Promise.all(
      words.map((count) => add(configured("plagiarism-check", { words: count }))),
    );
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(20);
    const refused = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refusal.code])));
    expect([...refused]).toEqual(["cart_full"]);
    expect(await cartCount(userId)).toBe(20);
  });

  test("keeps to one currency until it is emptied", async () => {
    valueOf(await add(configured("cover-letter")));
    expect(await add(configured("resume-help"), { currency: "USD" })).toMatchObject({
      ok: false,
      refusal: {
        code: "currency_clash",
        status: 409,
        message:
          "The selected currency is different than the one in your cart. Would you like to empty the cart?",
      },
    });
    await emptyCart(userId);
    expect(await readCart(userId, noon)).toBeNull();
    valueOf(await add(configured("resume-help"), { currency: "USD" }));
  });

  test("gives way to what is bought in its place, and only to what can be bought", async () => {
    valueOf(await add(configured("cover-letter"), { couponCode: "TENTH" }));
    const instead = { currency: "USD" as const, inPlaceOfCart: true };
    expect(await add(configured("resume-help"), { ...instead, assertedPrice: 1n })).toMatchObject({
      ok: false,
    });
    expect(await readCart(userId, noon)).toMatchObject({ currency: "INR", couponCode: "TENTH" });
    expect(valueOf(await add(configured("resume-help"), instead)).count).toBe(1);
    expect(await readCart(userId, noon)).toMatchObject({ currency: "USD", couponCode: null });
  });

  test.each([
    ["a service that starts with an eligibility check", configured("eb-1-visa"), "not_available", 422],
    ["a service sold by payment link", configured("assignment-help"), "not_available", 422],
    ["a share of no group", configured("research-paper", { coAuthors: 1 }), "not_in_group", 403],
  ])("does not take %s", async (_, configuration, code, status) => {
    expect(await add(configuration)).toMatchObject({ ok: false, refusal: { code, status } });
    expect(await cartCount(userId)).toBe(0);
  });

  test("takes a co-author's share from whoever may buy it", async () => {
    const share = { ...configured("research-paper", { coAuthors: 1 }), groupId: "a group" };
    valueOf(await add(share, { mayBuyShare: async (_, { groupId }) => groupId === "a group" }));
  });

  test("refuses a price that the page made up, with the right one", async () => {
    expect(await add(configured("cover-letter"), { assertedPrice: 1n })).toMatchObject({
      ok: false,
      refusal: { code: "price_changed", details: { price: 199_900, currency: "INR" } },
    });
  });
});

describe("an item of a cart", () => {
  test("can be removed by its owner only", async () => {
    const { itemIds } = valueOf(await add(configured("cover-letter")));
    const itemId = itemIds[0] ?? "";
    const stranger = (await makeBuyer()).id;
    expect(await removeFromCart({ userId: stranger, itemId })).toMatchObject({
      ok: false,
      refusal: { status: 404 },
    });
    expect(valueOf(await removeFromCart({ userId, itemId })).count).toBe(0);
    expect(await removeFromCart({ userId, itemId })).toMatchObject({
      ok: false,
      refusal: { code: "not_in_cart" },
    });
  });

  test("takes other choices, and goes when the cart has the same already", async () => {
    const { itemIds } = valueOf(await add(configured("mock-interview", { sessions: 1 })));
    valueOf(await add(configured("mock-interview", { sessions: 3 })));
    const change = async (sessions: number) => {
      const changes = [
        { itemId: itemIds[0] ?? "", configuration: configured("mock-interview", { sessions }) },
      ];
      valueOf(await changeCartItems({ userId, changes, mayBuyShare: noShares }));
      return (await readCart(userId, noon))?.items.map(({ id }) => id);
    };
    expect(await change(2)).toHaveLength(2);
    expect(await change(2)).toContain(itemIds[0]);
    expect(await change(3)).toHaveLength(1);
  });

  test("two items that are given one another's choices both stay", async () => {
    const first = valueOf(await add(configured("mock-interview", { sessions: 1 }))).itemIds[0] ?? "";
    const second = valueOf(await add(configured("mock-interview", { sessions: 3 }))).itemIds[0] ?? "";
    const changes = [
      { itemId: first, configuration: configured("mock-interview", { sessions: 3 }) },
      { itemId: second, configuration: configured("mock-interview", { sessions: 1 }) },
    ];
    valueOf(await changeCartItems({ userId, changes, mayBuyShare: noShares }));
    expect((await readCart(userId, noon))?.items).toMatchObject([
      { id: first, configuration: { choices: { sessions: 3 } } },
      { id: second, configuration: { choices: { sessions: 1 } } },
    ]);
  });
});

test("a coupon is kept with the cart when it is good, left out when it is wrong, and falls away when it ends", async () => {
  valueOf(await add(configured("cover-letter"), { couponCode: "NOBODYS" }));
  expect(await readCart(userId, noon)).toMatchObject({ couponCode: null, quote: { price: 199_900n } });
  valueOf(await add(configured("resume-help"), { couponCode: "tenth" }));
  expect(await readCart(userId, noon)).toMatchObject({ couponCode: "TENTH", quote: { price: 404_820n } });
  const later = await readCart(userId, new Date("2026-10-04T00:00:00Z"));
  expect(later).toMatchObject({ couponRefusal: { code: "wrong_coupon" }, quote: { price: 449_800n } });
});

test("visa help beside an application is offered to be joined, and costs 24% less once it is", async () => {
  const application = configured("complete-application", { universities: 12 });
  valueOf(await add(application));
  valueOf(await add(configured("cover-letter")));
  valueOf(await add(configured("visa_and_financial_counselling", { people: 2 })));
  const apart = await readCart(userId, noon);
  expect(apart?.joinOffer).toEqual({ applicationId: apart?.items[0]?.id, visaHelpId: apart?.items[2]?.id });

  expect(valueOf(await joinVisaHelpInCart(userId))).toEqual({ itemId: apart?.items[0]?.id, count: 2 });
  const joined = await readCart(userId, noon);
  expect(joined?.joinOffer).toBeNull();
  expect(joined?.items[0]?.configuration.choices).toMatchObject({
    universities: 12,
    visaHelp: true,
    dependents: 1,
  });
  const visaHelp = 999_900n + 599_900n;
  expect((apart?.quote?.price ?? 0n) - (joined?.quote?.price ?? 0n)).toBe((visaHelp * 24n) / 100n);
  expect(await joinVisaHelpInCart(userId)).toMatchObject({ ok: false });
});

test("separate items of a cart never combine by themselves", async () => {
  valueOf(await add(configured("complete-application", { universities: 5 })));
  valueOf(await add(configured("visa_and_financial_counselling", { people: 1 })));
  expect((await readCart(userId, noon))?.quote?.price).toBe(3_999_900n + 999_900n);
});
