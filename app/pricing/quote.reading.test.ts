import { describe, expect, test } from "vitest";

import { formatMoney } from "#app/money/format.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import { configured, landfall20, quoteOf, welcome10 } from "#tests/pricing/quote-of.ts";
import type { Currency } from "#app/money/currency.ts";

const application = (raw = {}) => configured("complete-application", raw);

describe("the words of the lines", () => {
  const labels = (configuration: Configuration, currency: Currency = "INR") =>
    quoteOf([configuration], currency).items[0]?.lines.map((line) => line.label);

  test("explain an application with everything", () => {
    const everything = {
      universities: 12,
      mba: true,
      lightning: true,
      visaHelp: true,
      dependents: 1,
      mocks: 4,
    };
    expect(labels(application(everything))).toEqual([
      "12 universities",
      "MBA, 25%",
      "Lightning speed, 25%: delivered in 10 working days",
      "Visa help, 2 people",
      "Visa help with an application, 24% off",
      "2 extra visa mocks",
      "Visa mocks with visa help, 25% off",
    ]);
  });

  test("name the service where no choice does", () => {
    expect(labels(configured("cover-letter"))).toEqual(["Cover letter"]);
    expect(labels(configured("research-paper"))).toEqual(["Package of 3 papers"]);
  });

  test("say what is counted, and as how much", () => {
    const each = formatMoney(249_900n, "INR");
    expect(labels(configured("mock-interview", { sessions: 3 }))).toEqual([
      `3 sessions (9 rounds), ${each} each`,
    ]);
    expect(labels(configured("plagiarism-check", { words: 1_500 }))).toEqual([
      "1,500 words, counted as 2,000",
    ]);
    expect(labels(configured("sop-drafting", { drafts: 2 }))).toEqual(["Draft (2 Customization)"]);
    expect(labels(configured("research-paper", { coAuthors: 2 }))).toEqual([
      "Package of 3 papers",
      "2 co-authors, 10% each",
      "Your share as one of 3 members",
    ]);
  });

  test("say when a coupon reached its cap", () => {
    const capped = quoteOf([application()], "INR", { coupon: landfall20 });
    const free = quoteOf([configured("cover-letter")], "INR", { coupon: landfall20 });
    const cap = formatMoney(500_000n, "INR");
    expect(capped.items[0]?.lines.at(-1)?.label).toBe(`Coupon LANDFALL20, 20% off, at most ${cap}`);
    expect(free.items[0]?.lines.at(-1)?.label).toBe("Coupon LANDFALL20, 20% off");
  });
});

describe("the badge", () => {
  test("says 20%, and 24% with visa help", () => {
    const plain = quoteOf([application({ universities: 5 })], "INR");
    expect(plain).toMatchObject({ priceDiscount: 4_999_875n, youSave: 999_975n, savingPercent: 20n });
    const withVisaHelp = quoteOf([application({ universities: 5, visaHelp: true })], "INR");
    expect(withVisaHelp.subtotal).toBe(4_759_824n);
    expect(withVisaHelp).toMatchObject({
      priceDiscount: 6_262_926n,
      youSave: 1_503_102n,
      savingPercent: 24n,
    });
  });

  test("does not change with coupon or credit", () => {
    const { priceDiscount } = quoteOf([application()], "USD");
    expect(quoteOf([application()], "USD", { coupon: welcome10, credit: 2_900n }).priceDiscount).toBe(
      priceDiscount,
    );
  });
});

describe("the offers", () => {
  test("of visa help are made before it is taken, for the people it would be for", () => {
    expect(quoteOf([application()], "INR").visaOffer).toEqual({ full: 999_900n, offered: 759_924n });
    const forTwo = quoteOf([application({ dependents: 1 })], "USD");
    expect(forTwo.visaOffer).toEqual({ full: 23_800n, offered: 18_088n });
  });

  test("of mocks are the further ones together, or one of them", () => {
    expect(quoteOf([application()], "USD").mocksOffer).toEqual({ full: 3_900n, offered: 2_925n });
    const three = application({ visaHelp: true, mocks: 4 });
    expect(quoteOf([three], "USD").mocksOffer).toEqual({ full: 11_700n, offered: 8_775n });
  });

  test("are not made with services they do not go with", () => {
    expect(quoteOf([configured("cover-letter")], "USD")).toMatchObject({ visaOffer: null, mocksOffer: null });
    expect(quoteOf([configured("visa_and_financial_counselling")], "USD").visaOffer).toBeNull();
  });
});

test("what coupon and credit took is told beside the price", () => {
  const quoted = quoteOf([configured("job-application")], "USD", { coupon: welcome10, credit: 2_900n });
  expect(quoted.coupon).toEqual({ code: "WELCOME10", percent: 10, discount: 890n, cap: 3_000n });
  expect(quoted.credit).toBe(2_900n);
  expect(quoted.subtotal).toBe(8_900n);
});
