import { expect, test } from "vitest";

import { customService } from "#app/catalog/slugs.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import { deliveryOf, dueDate } from "#app/orders/items/due-date.ts";
import { deliveryText } from "#app/orders/items/delivery-text.ts";
import { describe, describeInFull, fingerprint } from "#app/pricing/configuration.ts";
import { customOf, type CustomTerms } from "#app/pricing/custom-service.ts";
import { describeAll } from "#app/pricing/describe-all.ts";
import { readCustomTerms, type CustomTermsFields } from "#app/pricing/read-custom-terms.ts";
import { configured, landfall20, quoteOf } from "#tests/pricing/quote-of.ts";

const terms: CustomTerms = {
  title: "Appeal of a refused visa",
  description: "A letter, and two rounds of corrections.",
  amount: "1250050",
  currency: "INR",
  days: 12,
};
const typed: CustomTermsFields = { ...terms, amount: "12,500.50", days: "12" };
const work = customOf(terms);

test("custom work costs what was agreed, in one line: no coupon, no counselling credit, nothing saved", () => {
  const quote = quoteOf([work], "INR", { coupon: landfall20, credit: 500_000n });
  expect(quote.items[0]?.lines).toEqual([
    { kind: "base", label: "Appeal of a refused visa", amount: 1_250_050n },
  ]);
  expect(quote).toMatchObject({ price: 1_250_050n, credit: 0n, youSave: 0n, priceDiscount: 1_250_050n });
  expect(quote.coupon?.discount).toBe(0n);
});

test("beside a service it leaves that one's coupon and credit as they are", () => {
  const job = configured("job-application");
  const reductions = { coupon: { ...landfall20, services: ["job-application"] }, credit: 10_000n };
  const alone = quoteOf([job], "INR", reductions).items[0];
  const together = quoteOf([work, job], "INR", reductions);
  expect(together.items[1]?.lines).toEqual(alone?.lines);
  expect(together.items[0]?.price).toBe(1_250_050n);
});

test("it is never priced in another currency than it was agreed in", () => {
  expect(() => quoteOf([work], "USD")).toThrow(/agreed/);
});

test("it is described by its title and due after its own days", () => {
  expect(describeAll([work], [terms.title])).toBe("Appeal of a refused visa");
  expect([describe(work), describeInFull(work)]).toEqual(["", "A letter, and two rounds of corrections."]);
  expect(deliveryOf(work)).toEqual({ days: 12, inSessions: false });
  expect(deliveryText(work)).toBe("12 working days");
  expect(dueDate(work, new Date("2026-10-02T12:00:00Z"))).toBe("2026-10-20");
});

test("two pieces of it are the same only when all that was agreed is", () => {
  const changes: Partial<CustomTerms>[] = [
    { title: "Appeal" },
    { description: "" },
    { amount: "1250051" },
    { currency: "USD" },
    { days: 13 },
  ];
  const prints = changes.map((change) => fingerprint(customOf({ ...terms, ...change })));
  expect(new Set([fingerprint(work), ...prints]).size).toBe(6);
  // The database returns keys in its own order.
  const { days, currency, ...rest } = terms;
  expect(fingerprint(customOf({ days, ...rest, currency }))).toBe(fingerprint(work));
});

test("no address, form or call can name it as a service", () => {
  expect(findServiceSlug(customService)).toBeNull();
});

test("what is typed is read in plain text and to the hundredth", () => {
  expect(readCustomTerms(typed)).toEqual({ ok: true, value: terms });
  expect(readCustomTerms({ ...typed, title: "  Appeal\n of \u202E it ", description: "" })).toMatchObject({
    value: { title: "Appeal of it", description: "" },
  });
});

test.each<[string, Partial<CustomTermsFields>, string]>([
  ["a title of two characters", { title: "ab" }, "title"],
  ["a title of nothing that is seen", { title: "\u202E\u0007 \n" }, "title"],
  ["a title of 121 characters", { title: "a".repeat(121) }, "title"],
  ["a description of 1,001 characters", { description: "a".repeat(1001) }, "description"],
  ["no currency", { currency: "" }, "currency"],
  ["a currency we do not sell in", { currency: "XAU" }, "currency"],
  ["half a yen", { currency: "JPY", amount: "100.50" }, "amount"],
  ["a third decimal", { amount: "10.005" }, "amount"],
  ["nothing", { amount: "0" }, "amount"],
  ["less than nothing", { amount: "-5" }, "amount"],
  ["no day", { days: "0" }, "days"],
  ["366 days", { days: "366" }, "days"],
  ["half a day", { days: "1.5" }, "days"],
])("%s is refused at its field, in a sentence", (_name, change, field) => {
  const read = readCustomTerms({ ...typed, ...change });
  expect(read).toMatchObject({ ok: false, refusal: { status: 422, field } });
  expect(!read.ok && read.refusal.message).toMatch(/\.$/);
});

test("all that is wrong is said at once", () => {
  const read = readCustomTerms({ ...typed, title: "", currency: "", days: "" });
  expect(Object.keys((!read.ok && read.refusal.errors) || {})).toEqual(["title", "currency", "days"]);
});

test.each(["INR", "USD", "JPY", "KWD", "EUR"])("a whole amount of %s is taken", (currency) => {
  expect(readCustomTerms({ ...typed, currency, amount: "500" })).toMatchObject({
    value: { currency, amount: "50000" },
  });
});
