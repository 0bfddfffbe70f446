import { randomUUID } from "node:crypto";

import { beforeAll, beforeEach, expect, test } from "vitest";

import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { calls } from "#app/http/calls/call-registry.server.ts";
import { wireChoices } from "#app/checkout/wire/wire-choices.ts";
import { ignoredFields } from "#app/checkout/wire/wire-fields.ts";
import { call, callForm, type Fields } from "#tests/calls/call.ts";
import { addressOf, goodFields, makeShopper } from "#tests/calls/good-fields.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { aFewAtOnce } from "#tests/hostile/a-few-at-once.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import { fieldsOf } from "#tests/hostile/fields-of-call.ts";
import { oneOfEachKind, shareOfTexts, someOfTheKinds, textsInTurn } from "#tests/hostile/share-of-texts.ts";
import { wide } from "#tests/setup/wide.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

let user: CurrentUser;
let itemId: string;

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date());
  ({ user, itemId } = await makeShopper());
});
withFakeGateways();
beforeEach(clearLimits);

const next = textsInTurn();

const likeOthers = new Set([...Object.keys(wireChoices), "speed", ...Object.keys(ignoredFields)]);

test.each(calls.map((each, place) => [each.path, { ...each, place }] as const))(
  "%s withstands texts in all fields at once, and some of text in each field",
  async (path, { input, signedIn, place }) => {
    const address = addressOf(path);
    const base = { ...goodFields[path]?.(itemId), ...refusedAnyway[path] };
    const fields = fieldsOf(input);
    const filledWith = (text: string) =>
      fields.reduce((filled, field) => field.fill(filled, text), base as Fields);
    // `call` checks that the answer is declared, or a worded refusal.
    const sendings = [
      ...(wide ? hostileTexts : next(30)).map(({ name, text }) => ({
        about: `${name} in every field`,
        send: () => call(address, filledWith(text), { user }),
      })),
      ...(wide ? shareOfTexts(4, place) : next(9)).map(({ name, text }) => ({
        about: `${name} in every field of a form`,
        send: () => callForm(address, onlyTexts(filledWith(text)), { user }),
      })),
      ...fields.flatMap(({ name: field, takesText, fill }, nth) => {
        const isOfItsOwn = takesText && !likeOthers.has(field.replace("services.", ""));
        const some = someOfTheKinds(place + nth);
        const few = wide ? some : some.slice(0, 1);
        const more = wide ? shareOfTexts(6, place + nth) : some;
        return (isOfItsOwn ? more : few).map(({ name, text }) => ({
          about: `${name} in ${field}`,
          send: () => call(address, fill(base, text), { user }),
        }));
      }),
    ];
    await aFewAtOnce(sendings, async ({ about, send }) => {
      await clearLimits();
      await send().catch((cause: unknown) => {
        throw new Error(`${path} with ${about}: ${String(cause)}`, { cause });
      });
    });
    if (!signedIn) return;
    for (const { name, text } of wide ? oneOfEachKind(place) : someOfTheKinds(place))
      expect((await call(address, filledWith(text))).status, name).toBe(401);
  },
  120_000,
);

test("a call is withheld from whoever names it with any text", async () => {
  for (const { text } of hostileTexts) {
    const path = `/api/service/${encodeURIComponent(text.toWellFormed())}/`;
    expect([400, 404]).toContain((await call(path, {})).status);
  }
});

/** Makes each call refuse in the end, so no money is spent. */
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
