import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";

import { type Fields } from "#tests/calls/call.ts";
import { add, ask, letter, user, withBuyerAtSimulator } from "#tests/calls/buyer-at-simulator.ts";
import { balanceOf, fund, makeBuyer } from "#tests/checkout/shop.ts";

withBuyerAtSimulator();

describe("the cart", () => {
  test("is filled, read, taken from and emptied", async () => {
    const first = await add({ link: "cover-letter", amount: 249_875, lightning_speed: true, username: "x" });
    expect(first).toMatchObject({ status: 200, cart_length: 1, msg: "Item added to cart." });
    const again = await add({ link: "cover-letter", lightning_speed: "1" });
    expect(again).toMatchObject({ cart_length: 1, id: first["id"] });
    expect(await add({ link: ["resume-help"] })).toMatchObject({ cart_length: 2 });
    const { cart } = await ask("get_cart_data", { type: "get_cart_data" });
    expect(cart).toMatchObject([
      {
        id: first["id"],
        link: "cover-letter",
        lightning_speed: true,
        data: { price: 249_875, amount: 249_875 },
      },
      { link: "resume-help", currency: "INR", payment_platform: "razorpay", data: { price: 249_900 } },
    ]);
    expect(await ask("remove_from_cart", { id: first["id"] })).toMatchObject({ cart_length: 1 });
    expect(await ask("remove_from_cart", { id: first["id"] })).toMatchObject({ status: 404 });
    expect(await ask("get_cart_data", { type: "empty_cart" })).toMatchObject({ cart: [] });
    expect(await ask("get_cart_data", { type: "empty_cart" })).toMatchObject({ status: 200, cart: [] });
  });

  test("holds one currency, and says so in the spec's words", async () => {
    await add({ link: "cover-letter" });
    expect(await add({ link: "resume-help", currency: "USD" })).toMatchObject({
      status: 409,
      code: "currency_clash",
      msg: "The selected currency is different than the one in your cart. Would you like to empty the cart?",
    });
  });

  test("shows the wallet when asked to", async () => {
    await fund(user.id, 12_345n);
    const answer = await ask("get_cart_data", { type: "get_cart_data", is_wallet: true });
    expect(answer).toMatchObject({
      wallet: { wallet_amount: 12_345, wallet_currency: "INR" },
      wallet_log: [{ amount: 12_345, currency: "INR", balance: 12_345 }],
    });
  });

  test("is nobody else's", async () => {
    const { id } = await add({ link: "cover-letter" });
    const other = await makeBuyer();
    expect(await ask("remove_from_cart", { id }, other)).toMatchObject({ status: 404 });
    expect(await ask("get_cart_data", { type: "get_cart_data", user_id: user.id }, other)).toMatchObject({
      cart: [],
    });
  });

  test("refuses what costs something else than the page said, with the right price", async () => {
    expect(await add({ link: "cover-letter", amount: 100 })).toMatchObject({
      status: 409,
      code: "price_changed",
      price: 199_900,
    });
  });

  test("keeps a good coupon, and a wrong one does not stand in the way", async () => {
    await add({ link: "cover-letter", discount_code: "NOSUCH" });
    await add({ link: "resume-help", discount_code: "welcome10" });
    const { cart } = await ask("get_cart_data", { type: "get_cart_data" });
    expect(cart).toMatchObject([{ discount_code: "WELCOME10" }, { discount_code: "WELCOME10" }]);
  });
});

describe("the cart is bought only when it is named", () => {
  const nothing = [{}, { services: [] }, { services: [{ service_link_list: [] }] }, { service_link: "" }];
  const ways: [string, Fields][] = [
    ["start_payment", { payment_platform: "stripe" }],
    ["cart_purchase_api", { make_payment_with_wallet: true }],
  ];
  const attempts = ways.flatMap(([path, way]) =>
    nothing.map((goods) => [path, { ...way, ...goods }] as const),
  );

  test.each([...attempts, ...nothing.slice(1).map((goods) => ["get_razorpay_offers", goods] as const)])(
    "so that %s with %j buys nothing",
    async (path, fields) => {
      await fund(user.id, 500_000n);
      await add({ link: "cover-letter" });
      expect(await ask(path, fields)).toMatchObject({ status: 422, code: "missing_choice" });
      expect(await balanceOf(user.id)).toBe(500_000n);
      expect(await ask("get_cart_data", { type: "get_cart_data" })).toMatchObject({ cart: [{}] });
    },
  );

  test.each([
    ["start_payment", { payment_platform: "stripe", is_cart: true, currency: "USD" }],
    ["cart_purchase_api", { make_payment_with_wallet: true, is_cart: true, currency: "USD" }],
    ["get_razorpay_offers", { currency_type: "USD" }],
  ])("and by %s only in the currency that it is in", async (path, fields) => {
    await fund(user.id, 500_000n);
    await add({ link: "cover-letter" });
    expect(await ask(path, fields)).toMatchObject({ status: 409, code: "currency_clash" });
  });

  test("and once, however many calls buy it at once", async () => {
    await fund(user.id, 2_000_000n);
    await add({ link: "cover-letter" });
    const goods = { is_cart: true, make_payment_with_wallet: true };
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask("cart_purchase_api", goods)));
    expect(answers.filter((answer) => answer["status"] === 200)).toHaveLength(1);
    expect(await balanceOf(user.id)).toBe(2_000_000n - 199_900n);
  });
});

describe("the wallet", () => {
  const byWallet = { services: [letter], make_payment_with_wallet: true, is_wallet: true };

  test("pays all of a service at once, and once for one purchase", async () => {
    await fund(user.id, 500_000n);
    const purchase_id = randomUUID();
    const bought = await ask("cart_purchase_api", { ...byWallet, purchase_id });
    expect(bought).toMatchObject({ status: 200, wallet_amount: 300_100, wallet_currency: "INR" });
    const again = await ask("cart_purchase_api", { ...byWallet, purchase_id });
    expect(again).toMatchObject({ order_id: bought["order_id"], wallet_amount: 300_100 });
  });

  test("that holds too little, or another price than the page said, buys nothing", async () => {
    await fund(user.id, 100n);
    expect(await ask("cart_purchase_api", byWallet)).toMatchObject({ status: 422, code: "wallet_short" });
    const tampered = { ...byWallet, services: [{ ...letter, amount: 1 }], wallet_amount: 1_000_000 };
    expect(await ask("cart_purchase_api", tampered)).toMatchObject({ status: 409, price: 199_900 });
    expect(await balanceOf(user.id)).toBe(100n);
  });

  test("pays a part, and the platform the rest with its premium", async () => {
    await fund(user.id, 100_000n);
    const goods = { services: [letter], is_wallet: true, payment_platform: "razorpay" };
    expect(await ask("start_payment", goods)).toMatchObject({ amount: 99_900 + 4_995 });
    expect(await balanceOf(user.id)).toBe(0n);
  });

  test("changes its currency only when confirmed, and not while money is set aside", async () => {
    expect(await ask("change_wallet_curr", { new_currency: "USD" })).toMatchObject({
      status: 409,
      code: "no_wallet",
    });
    await fund(user.id, 1_000_000n);
    const preview = await ask("change_wallet_curr", { new_currency: "usd", change_currency: "INR" });
    expect(preview).toMatchObject({ new_curr: "USD", converted: false });
    expect(await balanceOf(user.id)).toBe(1_000_000n);

    const rich = await makeBuyer();
    await fund(rich.id, 100_000n);
    const part = { services: [letter], is_wallet: true, payment_platform: "stripe" };
    expect(await ask("start_payment", part, rich)).toMatchObject({ status: 200 });
    const held = await ask("change_wallet_curr", { new_currency: "USD", confirm: true }, rich);
    expect(held).toMatchObject({ status: 409, code: "hold_open" });

    const changed = await ask("change_wallet_curr", { new_currency: "USD", confirm: true });
    expect(changed).toMatchObject({ new_curr: "USD", converted: true, new_amount: preview["new_amount"] });
    expect(await balanceOf(user.id)).toBe(BigInt(Number(preview["new_amount"])));
  });

  test("is topped up, its premium on top, once for one page", async () => {
    const topUp = {
      amount: "100000",
      currency: "INR",
      payment_platform: "razorpay",
      purchase_id: randomUUID(),
    };
    const started = await ask("wallet/top_up", topUp);
    expect(started).toMatchObject({ status: 200, amount: 105_000, currency: "INR", order_id: null });
    expect(await ask("wallet/top_up", topUp)).toEqual(started);
    expect(await ask("wallet/top_up", { ...topUp, amount: 5_000 })).toMatchObject({ status: 409 });
    expect(await ask("wallet/top_up", topUp, await makeBuyer())).toMatchObject({ status: 409 });
  });

  test("in one currency takes no other", async () => {
    await fund(user.id, 100n);
    const topUp = { amount: 1_000, currency: "USD", payment_platform: "stripe" };
    expect(await ask("wallet/top_up", topUp)).toMatchObject({ status: 409, code: "wallet_currency" });
  });
});

test("the signed-in customer buys, whoever the payload names", async () => {
  const rich = await makeBuyer();
  await fund(rich.id, 500_000n);
  const stolen = {
    services: [letter],
    make_payment_with_wallet: true,
    user: rich.username,
    user_id: rich.id,
  };
  expect(await ask("cart_purchase_api", stolen)).toMatchObject({ status: 422, code: "wallet_short" });
  expect(await balanceOf(rich.id)).toBe(500_000n);
});
