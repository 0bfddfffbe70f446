import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { call, type Fields } from "#tests/calls/call.ts";
import { makeShopper } from "#tests/calls/good-fields.ts";
import { openShop } from "#tests/checkout/shop.ts";

let user: CurrentUser;

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date());
});
beforeEach(async () => ({ user } = await makeShopper()));

const ask = async (path: string, fields: Fields) => {
  const { status, body } = await call(`/service/${path}/`, fields, { user });
  return { status, ...body } as Fields;
};

describe("without a currency", () => {
  const refused = {
    status: 422,
    success: false,
    msg: "Please select all the fields.",
    code: "missing_choice",
    field: "currency",
  };

  test.each([undefined, null, ""])("%j: neither a price nor a place in the cart", async (currency) => {
    expect(await ask("get_amount", { links: ["cover-letter"], currency })).toEqual(refused);
    expect(await ask("add_to_cart", { link: "cover-letter", currency })).toEqual(refused);
  });

  test("a purchase by call is refused in the same words", async () => {
    const goods = { services: [{ service_link_list: ["cover-letter"], currency: "" }] };
    expect(await ask("cart_purchase_api", { ...goods, make_payment_with_wallet: true })).toEqual(refused);
  });
});

describe("the free chat answers with type and msg, also when it refuses", () => {
  test.each<[string, Fields, string]>([
    ["without a service", { mobile: "9876543210" }, "Choose the service you want to talk about."],
    ["without a number", { service: "cover-letter" }, "Enter your WhatsApp number."],
    ["with what is no text", { mobile: { a: 1 }, service: "cover-letter" }, "mobile"],
    ["with a service that is a list", { mobile: "9876543210", service: ["a"] }, "service"],
  ])("%s", async (_case, fields, part) => {
    const { status, ...body } = await ask("free-consultation", fields);
    expect(body).toMatchObject({ success: false, type: "Error", msg: expect.stringContaining(part) });
    expect([400, 422]).toContain(status);
  });

  test("without a sign-in", async () => {
    const { status, body } = await call("/service/free-consultation/", { mobile: "1", service: "a" });
    expect({ status, ...body }).toMatchObject({ status: 401, type: "Error", msg: "Please log in first." });
  });
});

describe("a refusal names the field as it was sent", () => {
  const wrong: [sent: Fields, field: string][] = [
    [{ service_link: "lor-drafting", numLor: 9 }, "numLor"],
    [{ service_link: "research-paper", co_authors: 9 }, "co_authors"],
    [{ service_link: "research-paper", coAuthors: 9 }, "coAuthors"],
    [{ service_link: "cover-letter", speed: "fast" }, "speed"],
    [{ services: [{ service_link: "cover-letter", speed: "fast", currency: "INR" }] }, "speed"],
    [{ service_link: "counselling-session", counseling_session: 4, numSessions: 1 }, "counseling_session"],
    [{ service_link: "mock-interview", counseling_session: 4, numSessions: 99 }, "numSessions"],
    [{ service_link: "visa_and_financial_counselling", dependent: 99 }, "dependent"],
    [{ service_link: " , " }, "service_link"],
  ];

  test.each(wrong)("%j: %s", async (sent, field) => {
    const answer = await ask("cart_purchase_api", {
      currency: "INR",
      ...sent,
      make_payment_with_wallet: true,
    });
    expect(answer).toMatchObject({ success: false, field });
  });

  test("a choice still to be made, and all of them in missing", async () => {
    expect(await ask("add_to_cart", { link: "lor-drafting", currency: "INR" })).toMatchObject({
      status: 422,
      msg: "Please select all the fields.",
      field: "numLor",
      missing: ["numLor"],
    });
    expect(await ask("add_to_cart", { link: "gre-coaching", currency: "INR" })).toMatchObject({
      field: "numSessions",
      missing: ["numSessions"],
    });
  });

  test("of several services, the one whose choice is wrong", async () => {
    const links = ["cover-letter", "lor-drafting"];
    expect(await ask("get_amount", { links, currency: "INR", numLor: 9 })).toMatchObject({
      field: "numLor",
      service: "lor-drafting",
    });
  });
});

test("a cart item carries every key of the specification, null where it does not apply", async () => {
  await ask("add_to_cart", { link: "sop-drafting", customizations: 3, currency: "INR" });
  const { cart } = (await ask("get_cart_data", { type: "get_cart_data" })) as { cart: Fields[] };
  const keys = [
    "id services link currency data customizations is_MBA is_cha_visa lightning_speed razorPay_premium",
    "amazon_premium stripe_premium discount_code co_authors words payment_platform",
  ];
  for (const item of cart)
    expect(Object.keys(item)).toEqual(expect.arrayContaining(keys.join(" ").split(" ")));
  expect(cart[0]).toMatchObject({ link: "cover-letter", customizations: null, words: null, is_MBA: null });
  expect(cart[1]).toMatchObject({ link: "sop-drafting", customizations: 3, words: null, co_authors: null });
});
