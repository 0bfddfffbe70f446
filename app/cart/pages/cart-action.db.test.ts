import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { FormAnswer } from "#app/forms/form-answer.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { readCart } from "#app/cart/read-cart.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { RawChoices } from "#app/pricing/configuration.ts";
import { cartAction } from "#app/cart/pages/cart-action.server.ts";
import { makeBuyer, noon, noShares, openShop, valueOf } from "#tests/checkout/shop.ts";
import { answerOf } from "#tests/setup/answer-of.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

let user: CurrentUser;
let userId: UserId;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: noon });
  await openShop();
  await seedDemoCoupons(new Date("2026-10-01T00:00:00Z"));
});

afterAll(() => vi.useRealTimers());

beforeEach(async () => {
  await clearLimits();
  await beSomeone();
});

async function beSomeone(): Promise<void> {
  user = await makeBuyer();
  userId = user.id;
}

async function put(service: ServiceSlug, raw: RawChoices = {}): Promise<string> {
  const configurations = [configured(service, raw)];
  const added = valueOf(
    await addToCart({ userId, configurations, currency: "INR", now: noon, mayBuyShare: noShares }),
  );
  return added.itemIds[0]!;
}

function press(fields: Record<string, string>, token?: string) {
  const headers = { cookie: "landfall.session_token=a-sign-in" };
  const page = new Request("http://site.invalid/service/cart", { headers });
  const form = new URLSearchParams({ csrfmiddlewaretoken: token ?? formToken(page), ...fields });
  const request = new Request(page.url, { method: "POST", body: form, headers });
  return answerOf(cartAction, request, user);
}

function saving(item: string, choices: Record<string, string>) {
  const fields = Object.entries({ shown: "1", ...choices }).map(([name, value]) => [
    `${item}.${name}`,
    value,
  ]);
  return { save: item, ...(Object.fromEntries(fields) as Record<string, string>) };
}

const toCart = { next: "/service/cart" };
const cart = async () => valueOf({ ok: true, value: await readCart(userId, noon) })!;

test("an item is removed, and the last one ends the cart", async () => {
  const item = await put("cover-letter");
  expect(await press({ remove: item })).toEqual(toCart);
  expect(await readCart(userId, noon)).toBeNull();
  expect(await press({ remove: item })).toMatchObject({ message: expect.any(String) });
});

test("an item takes other choices, and an unticked one is off", async () => {
  const item = await put("sop-drafting", { drafts: 2, lightning: true });
  expect(await press(saving(item, { drafts: "5" }))).toEqual(toCart);
  expect((await cart()).items).toMatchObject([
    { id: item, configuration: { choices: { drafts: 5, lightning: false } } },
  ]);
});

test("a choice that is not on offer, or is missing, is refused beside its item and changes nothing", async () => {
  const item = await put("sop-drafting", { drafts: 2 });
  expect(await press(saving(item, { drafts: "4" }))).toMatchObject({
    errors: { [`${item}.shown`]: expect.any(String) },
  });
  expect(await press(saving(item, {}))).toMatchObject({
    errors: { [`${item}.shown`]: "Please select all the fields." },
  });
  expect((await cart()).items).toMatchObject([{ configuration: { choices: { drafts: 2 } } }]);
});

test("a share of a group that one is no member of cannot be got by changing the cart", async () => {
  const item = await put("research-paper");
  expect(await press(saving(item, { co_authors: "3" }))).toMatchObject({
    errors: { [`${item}.shown`]: expect.any(String) },
  });
});

test("a coupon counts for the whole cart; a wrong one is said beside it and the earlier one stays", async () => {
  await put("cover-letter");
  expect(await press({ intent: "coupon", coupon: " welcome10 " })).toEqual(toCart);
  expect(await press({ intent: "coupon", coupon: "NOBODYS" })).toMatchObject({
    errors: { coupon: expect.any(String) },
    fields: { coupon: ["NOBODYS"] },
  });
  expect(await cart()).toMatchObject({ couponCode: "WELCOME10", quote: { price: 179_910n } });
  expect(await press({ intent: "coupon", coupon: "" })).toEqual(toCart);
  expect(await cart()).toMatchObject({ couponCode: null, quote: { price: 199_900n } });
});

test("guessing codes from one address ends", async () => {
  await put("cover-letter");
  const answers = [];
  for (let guess = 0; guess < 21; guess += 1) {
    answers.push(await press({ intent: "coupon", coupon: `GUESS${guess}` }));
  }
  const [first, last] = [answers[0], answers.at(-1)].map((answer) => (answer as FormAnswer).errors["coupon"]);
  expect(last).toEqual(expect.any(String));
  expect(last).not.toBe(first);
});

test("an application and the visa help beside it become one", async () => {
  await put("complete-application", { universities: 12 });
  await put("visa_and_financial_counselling");
  expect((await cart()).joinOffer).not.toBeNull();
  expect(await press({ intent: "join" })).toEqual(toCart);
  expect((await cart()).items).toMatchObject([{ configuration: { choices: { visaHelp: true } } }]);
});

test("the cart is emptied", async () => {
  await put("cover-letter");
  expect(await press({ intent: "empty" })).toEqual(toCart);
  expect(await readCart(userId, noon)).toBeNull();
});

test("another's item is as unknown as one that never was, and a form of another page does nothing", async () => {
  const item = await put("cover-letter");
  expect(await press({ intent: "empty" }, "made.up")).toMatchObject({ message: expect.any(String) });
  expect(await press({ intent: "toString" })).toMatchObject({ message: expect.any(String) });
  await beSomeone();
  expect(await press({ remove: item })).toMatchObject({ message: expect.any(String) });
  expect(await press(saving(item, {}))).toMatchObject({ message: expect.any(String) });
});

test("Buy Now puts what the page shows into the cart first, and says so where its sum is another", async () => {
  const first = await put("sop-drafting", { drafts: 2 });
  const second = await put("cover-letter");
  const shown = { ...saving(first, { drafts: "5" }), ...saving(second, {}), coupon: "welcome10" };
  const { save: _pressed, ...fields } = shown;
  const pay = "6a3f0a52-6f6c-4d0e-9c57-0d3fd2a6b0c1";
  const bought = await press({ intent: "buy", ...fields, pay, shown_total: "INR 899800" });
  const { quote, ...rest } = await cart();
  expect(rest).toMatchObject({ couponCode: "WELCOME10", items: [{ id: first }, { id: second }] });
  expect(bought).toEqual({
    next: `/service/cart?${new URLSearchParams({ pay, quote: quote?.id ?? "", was: "899800" })}`,
  });
  const again = await press({ intent: "buy", ...fields, pay, shown_total: `INR ${quote?.price}` });
  expect(again).toEqual({ next: expect.not.stringContaining("was=") });
});

test("Buy Now goes no further where a choice or the coupon is refused, and says it beside it", async () => {
  const item = await put("sop-drafting", { drafts: 2 });
  const { save: _pressed, ...choices } = saving(item, { drafts: "4" });
  expect(await press({ intent: "buy", ...choices })).toMatchObject({
    errors: { [`${item}.shown`]: expect.any(String) },
  });
  expect(await press({ intent: "buy", coupon: "NOBODYS" })).toMatchObject({
    errors: { coupon: expect.any(String) },
    fields: { coupon: ["NOBODYS"] },
  });
});

test("an item that the form does not show keeps its choices", async () => {
  const item = await put("sop-drafting", { drafts: 2, lightning: true });
  const { next } = (await press({ intent: "buy", coupon: "" })) as { next: string };
  expect(next).toContain("pay=");
  expect((await cart()).items).toMatchObject([{ id: item, configuration: { choices: { lightning: true } } }]);
});

const withoutButton = ({ save: _pressed, ...fields }: Record<string, string>) => fields;

for (const [name, button] of [
  ["Removing another item", "remove"],
  ["Taking the coupon off", "coupon_off"],
] as const) {
  test(`${name} keeps the choices that the page shows`, async () => {
    const kept = await put("sop-drafting", { drafts: 2 });
    const other = await put("cover-letter");
    const pressed: Record<string, string> = button === "remove" ? { remove: other } : { intent: button };
    const shown = { ...saving(kept, { drafts: "5" }), ...saving(other, {}) };
    expect(await press({ ...pressed, ...withoutButton(shown), coupon: "" })).toEqual(toCart);
    expect((await cart()).items[0]).toMatchObject({ id: kept, configuration: { choices: { drafts: 5 } } });
  });
}

test("Joining visa help to an application keeps the choices that the page shows", async () => {
  const item = await put("complete-application", { universities: 12 });
  await put("visa_and_financial_counselling");
  const shown = withoutButton(saving(item, { universities: "15" }));
  expect(await press({ intent: "join", ...shown })).toEqual(toCart);
  expect((await cart()).items).toMatchObject([
    { configuration: { choices: { visaHelp: true, universities: 15 } } },
  ]);
});

test("an item is removed even where another's choices are refused, and what was typed comes back", async () => {
  const kept = await put("sop-drafting", { drafts: 2 });
  const other = await put("cover-letter");
  const typed = withoutButton(saving(kept, { drafts: "4" }));
  expect(await press({ remove: other, ...typed })).toMatchObject({
    errors: { [`${kept}.shown`]: expect.any(String) },
    fields: Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]])),
  });
  expect((await cart()).items).toMatchObject([{ id: kept, configuration: { choices: { drafts: 2 } } }]);
});

test("all that is wrong with the items and the coupon is said at once", async () => {
  const drafts = await put("sop-drafting", { drafts: 2 });
  const application = await put("complete-application", { universities: 12 });
  const shown = { ...saving(drafts, { drafts: "4" }), ...saving(application, { universities: "99999" }) };
  const refused = (await press({ intent: "buy", ...withoutButton(shown), coupon: "NOBODYS" })) as FormAnswer;
  expect(Object.keys(refused.errors)).toEqual([`${drafts}.shown`, `${application}.shown`, "coupon"]);
});
