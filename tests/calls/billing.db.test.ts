import { randomUUID } from "node:crypto";

import { beforeAll, beforeEach, describe, expect, test } from "vitest";

import { lastBilling } from "#app/orders/change-billing.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { call, databaseState, type Fields } from "#tests/calls/call.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { fund, makeBuyer, openShop } from "#tests/checkout/shop.ts";

withFakeGateways();
beforeAll(openShop);

let user: CurrentUser;
beforeEach(async () => {
  user = await makeBuyer();
  await fund(user.id, 199_900n);
});

const goods = { service_link_list: ["cover-letter"], currency: "INR" };
const buyingCalls: [string, Fields][] = [
  ["start_payment", { payment_platform: "razorpay" }],
  ["get_razorpay_offers", {}],
  ["cart_purchase_api", { make_payment_with_wallet: true }],
];

async function buy(path: string, fields: Fields): Promise<Fields> {
  const sent = { ...goods, purchase_id: randomUUID(), ...fields };
  const { status, body } = await call(`/service/${path}/`, sent, { user });
  return { status, ...body };
}

describe.each(buyingCalls)("%s", (path, fields) => {
  test("bills whom it is told to", async () => {
    const billing = { billing_name: " Rao Ltd ", billing_country: "gb", tax_number: "GB 123" };
    expect(await buy(path, { ...fields, ...billing })).toMatchObject({ status: 200 });
    expect(await lastBilling(db, user.id)).toEqual({ name: "Rao Ltd", country: "GB", taxNumber: "GB 123" });
  });

  test("bills the account where it is told nothing", async () => {
    expect(await buy(path, { ...fields, billing_name: "", billing_country: null })).toMatchObject({
      status: 200,
    });
    expect(await lastBilling(db, user.id)).toEqual({ name: "Asha Rao", country: "IN", taxNumber: null });
  });

  test.each([
    ["billing_name", "x".repeat(101)],
    ["billing_name", "Asha\nRao"],
    ["billing_country", "India"],
    ["billing_country", "XX"],
    ["tax_number", "1".repeat(31)],
    ["tax_number", "<1>"],
  ])("refuses a %s of %j by name, and writes nothing", async (field, value) => {
    const before = await databaseState();
    expect(await buy(path, { ...fields, [field]: value })).toMatchObject({
      status: 422,
      code: "invalid_billing",
      field,
    });
    expect(await databaseState()).toEqual(before);
  });
});

test("a call that names only a part is filled in from the account", async () => {
  await buy("start_payment", { payment_platform: "razorpay", tax_number: "X 1" });
  expect(await lastBilling(db, user.id)).toEqual({ name: "Asha Rao", country: "IN", taxNumber: "X 1" });
});
