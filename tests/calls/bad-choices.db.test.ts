import { randomUUID } from "node:crypto";

import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { call, databaseState, type Fields } from "#tests/calls/call.ts";
import { makeShopper } from "#tests/calls/good-fields.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { openShop } from "#tests/checkout/shop.ts";

let user: CurrentUser;
let before: Record<string, string>;

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date());
});
withFakeGateways();
beforeEach(async () => {
  ({ user } = await makeShopper());
  before = await databaseState();
});

describe("a choice that is not offered", () => {
  const cases: [link: string, field: string, values: unknown[]][] = [
    ["complete-application", "com_application_cos", [0, 6, -5, 5.5, 21, "9", "many", true]],
    ["sop-drafting", "customizations", [0, 4, 6, "1.0", " 1"]],
    ["lor-drafting", "numLor", [0, 7, -1, 1.5, 1e9]],
    ["counselling-session", "counseling_session", [0, 4, 6]],
    ["mock-interview", "numSessions", [0, 13, "12a"]],
    ["gre-coaching", "numSessions", [0, 13]],
    ["toefl-consultation", "numSessions", [1, 16]],
    ["research-paper", "coAuthors", [-1, 6]],
    ["research-paper", "co_authors", [-1, 6]],
    ["plagiarism-check", "words", [0, 50_001, 1e12]],
    ["assignment-help", "words", [249, 10_001]],
    ["job-application", "no_of_job_application", [0, 4, "Unlimited"]],
    ["visa_and_financial_counselling", "dependent", [-1, 12]],
    ["visa_and_financial_counselling", "no_of_visa_mock", [0, 8, -1]],
    ["cover-letter", "lightning_speed", [2, "yes", "TRUE"]],
    ["application-review", "is_MBA", [2, "on"]],
  ];

  test.each(cases)("of %s in %s is refused by name", async (link, field, values) => {
    for (const value of values) {
      const priced = await call("/service/get_amount/", { links: [link], currency: "INR", [field]: value });
      expect({ value, status: priced.status, ...only(priced.body) }).toEqual({
        value,
        status: 422,
        code: "invalid_choice",
        field,
      });
      const added = await call("/service/add_to_cart/", { link, currency: "INR", [field]: value }, { user });
      expect(added.status).toBe(422);
    }
    expect(await databaseState()).toEqual(before);
  });

  const only = ({ code, field }: Fields) => ({ code, field });
});

describe("an unknown", () => {
  afterEach(async () => expect(await databaseState()).toEqual(before));

  test.each([
    "nothing",
    "",
    "COVER-LETTER",
    "cover-letter/",
    "__proto__",
    "constructor",
    "cover letter",
    "custom-service",
  ])("service %j is refused", async (slug) => {
    const status = slug === "" ? 400 : 404;
    const priced = await call("/service/get_amount/", { links: [slug], currency: "INR" });
    const added = await call("/service/add_to_cart/", { link: slug, currency: "INR" }, { user });
    expect([priced.status, added.status]).toEqual([status, status]);
    const plans = await call("/service/get_plan_customizations_api/", { link: slug });
    expect([plans.status, plans.body["code"]]).toEqual([404, "unknown_service"]);
    const item = { service_link_list: [slug], currency: "INR" };
    const bought = { payment_platform: "stripe", services: [item] };
    expect((await call("/service/start_payment/", bought, { user })).status).toBe(status);
  });

  test.each(["nothing", "__proto__", "%00", "%ff", "..%2f", "cover-letter%20"])(
    "service at /api/service/%s/ is refused",
    async (slug) => {
      const { status, body } = await call(`/api/service/${slug}/`, {});
      expect([status, body["code"]]).toEqual([404, "unknown_service"]);
    },
  );

  test.each(["XTS", "ZZZ", "XAU"])("currency %s is refused", async (currency) => {
    const link = "cover-letter";
    const answers = [
      await call("/service/get_amount/", { links: [link], currency }),
      await call("/service/add_to_cart/", { link, currency }, { user }),
      await call("/service/change_wallet_curr/", { new_currency: currency, confirm: true }, { user }),
      await call("/service/apply_discount/", { coupon_code: "WELCOME10", links: [link], currency }),
    ];
    for (const { status, body } of answers) expect([status, body["code"]]).toEqual([422, "unknown_currency"]);
    const goods = { services: [{ service_link_list: [link], currency }] };
    const paid = [
      await call("/service/start_payment/", { ...goods, payment_platform: "stripe" }, { user }),
      await call("/service/get_razorpay_offers/", goods, { user }),
      await call("/service/cart_purchase_api/", { ...goods, make_payment_with_wallet: true }, { user }),
      await call("/service/wallet/top_up/", { amount: 100, currency, payment_platform: "stripe" }, { user }),
    ];
    for (const { status } of paid) expect(status).toBe(422);
  });

  test("call is refused", async () => {
    for (const path of ["/service/buy_it_all/", "/api/service/", "/service/get_amount/x/"]) {
      expect(await call(path, {})).toMatchObject({ status: 404, body: { code: "unknown_call" } });
    }
  });

  test("country, platform, cart item and payment are refused", async () => {
    const ask = async (path: string, fields: Fields) => {
      const { status, body } = await call(path, fields, { user });
      return [status, body["code"]];
    };
    expect(await ask("/service/suggested_currencies/", { country: "ZZ" })).toEqual([422, "unknown_country"]);
    expect(await ask("/service/suggested_currencies/", {})).toEqual([422, "unknown_country"]);
    expect((await ask("/service/remove_from_cart/", { id: randomUUID() }))[0]).toBe(404);
    const goods = { service_link: "cover-letter", currency: "INR" };
    for (const gateway of ["payu", "Stripe", "__proto__", ""]) {
      const pay = { ...goods, payment_platform: gateway };
      expect(await ask("/service/start_payment/", pay)).toEqual([422, "invalid_choice"]);
    }
    expect(await ask("/service/start_payment/", { ...goods, payment_platform: "amazon payfort" })).toEqual([
      422,
      "platform_not_offered",
    ]);
    expect(await ask("/service/cart_purchase_api/", goods)).toEqual([422, "nothing_paid"]);
    expect(await ask("/service/cart_purchase_api/", { stripe_txn_id: "cs_x" })).toEqual([
      404,
      "unknown_payment",
    ]);
  });
});

describe("buying refuses", () => {
  afterEach(async () => expect(await databaseState()).toEqual(before));
  const missing = { status: 422, code: "missing_choice", msg: "Please select all the fields." };

  test.each(["sop-drafting", "lor-drafting", "complete-application", "gre-coaching", "mock-interview"])(
    "%s without its choice",
    async (link) => {
      const goods = { service_link: link, link, currency: "INR", amount: null };
      const answers = [
        await call("/service/add_to_cart/", goods, { user }),
        await call("/service/start_payment/", { ...goods, payment_platform: "stripe" }, { user }),
        await call("/service/get_razorpay_offers/", goods, { user }),
        await call("/service/cart_purchase_api/", { ...goods, make_payment_with_wallet: true }, { user }),
      ];
      for (const { status, body } of answers) expect({ status, ...body }).toMatchObject(missing);
    },
  );

  test.each([
    ["eb-1-visa", {}, "not_available"],
    ["assignment-help", { words: 250 }, "not_available"],
    ["research-paper", { coAuthors: 2 }, "not_in_group"],
    ["research-paper", { coAuthors: 2, group_id: randomUUID() }, "not_in_group"],
  ])("%s with %j", async (link, choices, code) => {
    const goods = { ...choices, service_link: link, link, currency: "INR" };
    const added = await call("/service/add_to_cart/", goods, { user });
    const started = await call("/service/start_payment/", { ...goods, payment_platform: "stripe" }, { user });
    expect([added.body["code"], started.body["code"]]).toEqual([code, code]);
    expect(added.status).toBe(code === "not_in_group" ? 403 : 422);
  });

  test("a top-up of nothing, of a fraction of the step and of more than anything costs", async () => {
    const topUp = (amount: unknown, currency = "INR") =>
      call("/service/wallet/top_up/", { amount, currency, payment_platform: "stripe" }, { user });
    expect((await topUp(0)).body).toMatchObject({ code: "invalid_amount" });
    expect((await topUp("000")).body).toMatchObject({ code: "invalid_amount" });
    expect((await topUp(999_999_999_999_999)).body).toMatchObject({ code: "invalid_amount" });
    expect((await topUp(150, "JPY")).status).toBeGreaterThanOrEqual(400);
    expect((await topUp(-5)).status).toBe(400);
    expect((await topUp(0.5)).status).toBe(400);
  });
});
