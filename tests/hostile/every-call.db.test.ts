import { randomUUID } from "node:crypto";

import { beforeAll, beforeEach, expect, test } from "vitest";

import { forgetAttempts } from "#app/bookings/attempt-limit.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { calls } from "#app/routes/calls/registry.server.ts";
import { wireChoices } from "#app/routes/calls/wire-choices.ts";
import { ignoredFields } from "#app/routes/calls/wire-fields.ts";
import { call, callForm, type Fields } from "#tests/calls/call.ts";
import { addressOf, goodFields, makeShopper } from "#tests/calls/good-fields.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import { fieldsOf } from "#tests/hostile/fields-of-call.ts";

let user: CurrentUser;
let itemId: string;

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date());
  ({ user, itemId } = await makeShopper());
});
withFakeGateways();
beforeEach(forgetAttempts);

/** Fields that are many and read alike, or not read at all. */
const likeOthers = new Set([...Object.keys(wireChoices), "speed", ...Object.keys(ignoredFields)]);
const few = hostileTexts.filter((_, index) => index % 16 === 0);

test.each(calls.map((each) => [each.path, each] as const))(
  "%s withstands every text, in every field",
  async (path, { input, signedIn }) => {
    const address = addressOf(path);
    const base = { ...goodFields[path]?.(itemId), ...refusedAnyway[path] };
    const fields = fieldsOf(input);
    for (const { text } of hostileTexts) {
      forgetAttempts();
      const all = fields.reduce((filled, field) => field.fill(filled, text), base as Fields);
      // Whatever it is, its answer is one that is declared, or a refusal in words: `call` sees to that.
      await call(address, all, { user });
      await callForm(address, onlyTexts(all), { user });
      if (signedIn) expect((await call(address, all)).status).toBe(401);
    }
    for (const { name, takesWords, fill } of fields) {
      for (const { text } of takesWords && !likeOthers.has(name.replace("services.", ""))
        ? hostileTexts
        : few) {
        forgetAttempts();
        await call(address, fill(base, text), { user });
      }
    }
  },
  120_000,
);

test("a call is withheld from whoever names it with any text", async () => {
  for (const { text } of hostileTexts) {
    const path = `/api/service/${encodeURIComponent(text.toWellFormed())}/`;
    expect([400, 404]).toContain((await call(path, {})).status);
  }
});

/** What makes a call refuse in the end, whatever else it holds, so that nobody's money is spent by this. */
const refusedAnyway: Record<string, Fields> = {
  "/service/cart_purchase_api/": { amount: 1 },
  "/service/get_razorpay_offers/": { amount: 1 },
  "/service/start_payment/": { amount: 1 },
  "/service/wallet/top_up/": { amount: 0 },
  "/service/remove_from_cart/": { id: randomUUID() },
};

function onlyTexts(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((pair) => typeof pair[1] === "string")) as Record<
    string,
    string
  >;
}
