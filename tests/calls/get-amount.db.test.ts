import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";

import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import { db } from "#app/platform/db.server.ts";
import { priceBookEntries } from "#app/pricing/tables.server.ts";
import { clearPriceBook } from "#app/pricing/current-price-book.server.ts";
import { callForm, send } from "#tests/calls/call.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { everyChoice } from "#tests/pricing/every-choice.ts";
import { expectedPrice } from "#tests/pricing/expected-price.ts";
import { wide } from "#tests/setup/wide.ts";
import type { Currency } from "#app/money/currency.ts";
import { path, price } from "#tests/calls/price.ts";

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date());
});
withFakeGateways();

const sumOf = (lines: unknown) => (lines as { amount: number }[]).reduce((sum, line) => sum + line.amount, 0);

describe("every service with every choice it has", () => {
  test.each<[Currency, offset: number]>([
    ["INR", 0],
    ["USD", 3],
    ["EUR", 6],
    ["JPY", 9],
    ["KWD", 12],
  ])(
    "costs what the table says in %s",
    async (currency, offset) => {
      const step = currency === "JPY" ? 100 : 1;
      for (const [index, payload] of [...everyChoice()].entries()) {
        // The pricing tests compare every price; a sample is enough here.
        if (!wide && (index + offset) % 15 !== 0) continue;
        const answer = await price({ ...payload, currency });
        expect({ payload, price: answer["price"] }).toEqual({
          payload,
          price: expectedPrice(payload, currency),
        });
        if (answer["price"] === null) continue;
        const { lines, raztext } = answer;
        expect(sumOf(lines)).toBe(answer["price"]);
        for (const { amount } of lines as { amount: number }[]) expect(Math.abs(amount % step)).toBe(0);
        expect(Number(answer["price_discount"]) - sumOf(lines)).toBe(answer["you_save"]);
        expect(raztext).not.toBe("");
      }
    },
    120_000,
  );
});

test("the worked case: twelve universities, lightning and visa help", async () => {
  const answer = await price({
    links: ["complete-application"],
    com_application_cos: 12,
    lightning_speed: true,
    is_cha_visa: true,
    dependent: 0,
  });
  expect(answer).toMatchObject({
    price: 10_009_799,
    price_to_show: "₹1,00,097.99",
    currency_check: true,
    payment_platform: "razorpay",
    active_stripe_feature: true,
    active_razorPay_feature: true,
    active_amazon_feature: false,
    visa_offer_with_cah: { real_visa_price: 999_900, off_visa_price: 759_924 },
    not_available_message: null,
    missing: [],
  });
  expect(answer["all_in"]).toContainEqual({ payment_platform: "razorpay", amount: 10_510_289 });
  // The badge says 24%, because visa help is included.
  expect(answer["price_discount"]).toBe(Math.round(10_009_799 / 0.76));
});

describe("links", () => {
  test("named twice count once", async () => {
    const once = await price({ links: ["cover-letter"] });
    expect(await price({ links: ["cover-letter", "cover-letter"] })).toMatchObject({ price: once["price"] });
    expect(await price({ links: "cover-letter, cover-letter" })).toMatchObject({ price: once["price"] });
  });

  test("gre-coaching is another name of gre-consultation", async () => {
    const own = await price({ links: ["gre-consultation"], numSessions: 4 });
    expect(await price({ links: ["gre-coaching"], numSessions: 4 })).toMatchObject({ price: own["price"] });
    const both = await price({ links: ["gre-coaching", "gre-consultation"], numSessions: 4 });
    expect(both["price"]).toBe(own["price"]);
  });

  test("of several services add up", async () => {
    expect(await price({ links: ["cover-letter", "resume-help"] })).toMatchObject({
      price: 199_900 + 249_900,
    });
  });

  test("visa help beside an application is the add-on at 24% off, alone it is not", async () => {
    const application = { com_application_cos: 5 };
    const joined = await price({
      ...application,
      links: ["complete-application", "visa_and_financial_counselling"],
    });
    const flagged = await price({ ...application, links: ["complete-application"], is_cha_visa: "true" });
    expect(joined["price"]).toBe(3_999_900 + 999_900 - 239_976);
    expect(flagged["price"]).toBe(joined["price"]);
    const alone = await price({ links: ["visa_and_financial_counselling"], is_cha_visa: true });
    expect(alone["price"]).toBe(999_900);
  });

  test("work from a form, once, repeated or with commas", async () => {
    const fields = { currency: "inr", lightning_speed: "0", com_application_cos: "", words: "" };
    const one = await callForm(path, { ...fields, links: "cover-letter" });
    const two = await callForm(path, { ...fields, links: "cover-letter,resume-help" });
    const type = "application/x-www-form-urlencoded";
    const three = await send(path, "links=cover-letter&links=resume-help&currency=INR", { type });
    const four = await send(path, "links[]=cover-letter&links[]=resume-help&currency=INR", { type });
    expect(one.body["price"]).toBe(199_900);
    for (const { body } of [two, three, four]) expect(body["price"]).toBe(449_800);
  });
});

test("the spec's client sends every field with every service", async () => {
  const everything = {
    links: ["cover-letter"],
    customizations: 1,
    numLor: 1,
    com_application_cos: 8,
    counseling_session: 1,
    numSessions: 1,
    words: 1,
    coAuthors: 0,
    currency: "USD",
    user_id: 7,
    lightning_speed: false,
    is_MBA: false,
    from_web: true,
    dependent: 0,
    no_of_visa_mock: 1,
    is_wallet: false,
    country: "IN",
    no_of_job_application: "unlimited",
  };
  expect(await price(everything)).toMatchObject({ price: 2_900 });
});

test("choices that must be made before buying are named, and priced as preselected", async () => {
  expect(await price({ links: ["complete-application"] })).toMatchObject({
    missing: ["universities"],
    price: 5_499_900,
  });
  expect(await price({ links: ["mock-interview"] })).toMatchObject({ missing: ["sessions"], price: 249_900 });
});

test("mocks with visa help: the price of one further mock, and of those asked for", async () => {
  const help = { links: ["visa_and_financial_counselling"], dependent: 1 };
  expect(await price(help)).toMatchObject({
    mocks_price_with_visa: { original_price_visa_mock: 249_900, discounted_price_visa_mock: 187_425 },
  });
  expect(await price({ ...help, no_of_visa_mock: 4 })).toMatchObject({
    price: 999_900 + 599_900 + 2 * 187_425,
    mocks_price_with_visa: { original_price_visa_mock: 499_800, discounted_price_visa_mock: 374_850 },
  });
});

test("the words for a gateway hold at most 255 characters", async () => {
  const links = ["complete-application", "sop-drafting", "lor-drafting", "mock-interview", "research-paper"];
  const more = ["history-draft", "resume-help", "scholarship-help", "job-application", "plagiarism-check"];
  const answer = await price({
    links: [...links, ...more],
    is_cha_visa: true,
    dependent: 5,
    numSessions: 12,
  });
  expect(String(answer["raztext"])).toHaveLength(255);
  expect((await price({ links: ["lor-drafting"], numLor: 3 }))["raztext"]).toMatch(/3/);
});

test("a quote keeps its price for half an hour after the price book changes", async () => {
  const before = await price({ links: ["linkedin-profile-building"] });
  const dearer = { service: "linkedin-profile-building", choice: "", inr: 999_900n, usd: 14_900n };
  const [row] = await db.select().from(priceBookEntries).limit(1);
  const sameChoice = (await db.select().from(priceBookEntries)).find(
    ({ service }) => service === dearer.service,
  );
  const entry = { ...dearer, choice: sameChoice?.choice ?? row?.choice ?? "", source: "staff" as const };
  await db.insert(priceBookEntries).values({ ...entry, startsAt: new Date() });
  clearPriceBook();
  const after = await price({ links: ["linkedin-profile-building"] });
  expect([before["price"], after["price"]]).toEqual([349_900, 999_900]);
  const held = await price({ links: ["linkedin-profile-building"], quote_id: before["quote_id"] });
  expect(held).toMatchObject({ price: 349_900, quote_id: before["quote_id"] });
  for (const quote_id of ["", "0.AAAAAAAAAAAAAAAAAAAAAA", `${String(before["quote_id"])}x`, randomUUID()]) {
    expect(await price({ links: ["linkedin-profile-building"], quote_id })).toMatchObject({ price: 999_900 });
  }
});
