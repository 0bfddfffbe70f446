import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";

import { type Fields } from "#tests/calls/call.ts";
import { makeBuyer } from "#tests/checkout/shop.ts";
import { add, ask, letter, simulator, withBuyerAtSimulator } from "#tests/calls/buyer-at-simulator.ts";

withBuyerAtSimulator();

const inDollars = { ...letter, currency: "USD" };

describe("Razorpay", () => {
  const paid = async (offer: Fields) => {
    const { key, order_id } = offer["razorpay"] as { key: string; order_id: string };
    const fields = await simulator.pressRazorpay(order_id, key, "pay");
    if (!fields) throw new Error("checkout.js handed nothing over");
    return fields;
  };

  test("a service is paid with the three ids, however often it is confirmed", async () => {
    const purchase_id = randomUUID();
    const goods = { services: [{ ...letter, amount: 209_895 }], currency_type: "INR", purchase_id };
    const offer = await ask("get_razorpay_offers", goods);
    expect(offer).toMatchObject({ status: 200, amount: 209_895, currency: "INR" });
    expect(offer["order_id"]).toBe((offer["razorpay"] as Fields)["order_id"]);
    expect(await ask("get_razorpay_offers", goods)).toEqual(offer);

    const ids = await paid(offer);
    const bought = await ask("cart_purchase_api", { ...ids, is_razorpay: true, user: "somebody else" });
    expect(bought).toMatchObject({ status: 200, is_dashboard_reload: true });
    const { razorpay_signature: _none, ...without } = ids;
    const again = await Promise.all([ask("cart_purchase_api", ids), ask("cart_purchase_api", without)]);
    for (const one of again) expect(one["order_id"]).toBe(bought["order_id"]);
  });

  test("without services it is the cart that is paid, which is then empty", async () => {
    await add({ link: "cover-letter" });
    await add({ link: "resume-help" });
    const offer = await ask("get_razorpay_offers", { amount: 472_290, currency_type: "INR" });
    expect(offer).toMatchObject({ status: 200, amount: 472_290 });
    expect(await ask("cart_purchase_api", await paid(offer))).toMatchObject({ status: 200 });
    expect(await ask("get_cart_data", { type: "get_cart_data" })).toMatchObject({ cart: [] });
  });

  test("a tampered amount or another currency opens nothing", async () => {
    const before = (await simulator.state())["razorpayOrders"]?.length;
    expect(await ask("get_razorpay_offers", { services: [{ ...letter, amount: 199_900 }] })).toMatchObject({
      status: 409,
      code: "price_changed",
      amount: 209_895,
      price: 199_900,
    });
    const clash = await ask("get_razorpay_offers", { services: [letter], currency_type: "USD" });
    expect(clash).toMatchObject({ status: 409, code: "currency_clash" });
    expect((await simulator.state())["razorpayOrders"]?.length).toBe(before);
  });

  test("an empty cart cannot be paid", async () => {
    expect(await ask("get_razorpay_offers", {})).toMatchObject({ success: false });
  });

  test("another customer's payment is as unknown as none, and a forged signature proves nothing", async () => {
    const offer = await ask("get_razorpay_offers", { services: [letter] });
    const ids = await paid(offer);
    const thief = await makeBuyer();
    const stolen = await ask("cart_purchase_api", ids, thief);
    const invented = await ask("cart_purchase_api", { ...ids, razorpay_order_id: "order_none" }, thief);
    expect(stolen).toMatchObject({ status: 404, code: "unknown_payment" });
    expect(stolen).toEqual(invented);
    const forged = { ...ids, razorpay_signature: "0".repeat(64) };
    expect(await ask("cart_purchase_api", forged)).toMatchObject({ success: false, code: "bad_signature" });
    const swapped = { ...ids, razorpay_payment_id: "pay_other", razorpay_signature: null };
    expect(await ask("cart_purchase_api", swapped)).toMatchObject({ success: false });
  });

  test("what is not paid yet is no order", async () => {
    const offer = await ask("get_razorpay_offers", { services: [letter] });
    const ids = { razorpay_order_id: offer["order_id"], razorpay_payment_id: "pay_not_yet" };
    expect(await ask("cart_purchase_api", ids)).toMatchObject({ status: 409, code: "payment_open" });
  });
});

describe("Card", () => {
  test("a service is paid with the session's id", async () => {
    const goods = { payment_platform: "stripe", services: [{ ...inDollars, amount: 3_045 }] };
    const started = await ask("start_payment", goods);
    expect(started).toMatchObject({ status: 200, amount: 3_045, currency: "USD" });
    expect(String(started["redirect_url"])).toContain(simulator.url);
    const { sessions = [] } = Object.fromEntries(
      Object.entries(await simulator.state()).map(([name, rows]) => [
        /session/i.test(name) ? "sessions" : name,
        rows,
      ]),
    );
    const stripe_txn_id = String(sessions.at(-1)?.["id"]);
    const open = await ask("cart_purchase_api", { stripe_txn_id, is_stripe: true });
    expect(open).toMatchObject({ status: 409, code: "payment_open" });
    await simulator.pressStripe(stripe_txn_id, "pay");
    const bought = await ask("cart_purchase_api", { stripe_txn_id, is_stripe: true });
    expect(bought).toMatchObject({ status: 200, order_id: started["order_id"] });
    expect(await ask("cart_purchase_api", { stripe_txn_id })).toMatchObject({
      order_id: started["order_id"],
    });
    expect(await ask("cart_purchase_api", { stripe_txn_id }, await makeBuyer())).toMatchObject({
      status: 404,
    });
  });

  test("Buy Now pressed twice at once is one payment", async () => {
    const goods = { payment_platform: "stripe", services: [inDollars], purchase_id: randomUUID() };
    const started = await Promise.all([1, 2, 3].map(() => ask("start_payment", goods)));
    expect(new Set(started.map((one) => one["payment_id"])).size).toBe(1);
  });

  test("a coupon is taken off, and the premium is of what is left", async () => {
    const goods = { payment_platform: "stripe", services: [{ ...letter, discount_code: "WELCOME10" }] };
    expect(await ask("start_payment", goods)).toMatchObject({ amount: 179_910 + 8_996 });
  });
});
