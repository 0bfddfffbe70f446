import { expect, test } from "vitest";

import { guaranteedPart } from "#app/cases/guarantee/guaranteed-part.ts";
import { configured, landfall20, quoteOf } from "#tests/pricing/quote-of.ts";

type Item = Parameters<typeof guaranteedPart>[1];

/** 39,999 for the applications; visa help and a mock beside it. */
const application = configured("complete-application", { universities: 5, visaHelp: true, mocks: 2 });

function itemOf(reductions: Parameters<typeof quoteOf>[2] = {}, change: Partial<Item> = {}): Item {
  const [quoted] = quoteOf([application], "INR", reductions).items;
  const { lines, price } = quoted!;
  const none = { refunded: 0n, refundedByGuarantees: 0n, refundable: price, minorUnit: 1n };
  return { lines, price, ...none, ...change };
}

test("without visa help the admissions guarantee gives the whole fee back", () => {
  const lines = [{ kind: "base", amount: 3_999_900n }];
  const item = itemOf({}, { lines, price: 3_999_900n, refundable: 3_999_900n });
  expect(guaranteedPart("all_but_visa_help", item)).toBe(3_999_900n);
  expect(guaranteedPart("visa_help", item)).toBe(0n);
});

test("with visa help each guarantee gives its own part back, and together they are the price", () => {
  const item = itemOf();
  const [base] = item.lines;
  expect(guaranteedPart("all_but_visa_help", item)).toBe(base!.amount);
  expect(guaranteedPart("visa_help", item)).toBe(item.price - base!.amount);
});

test("a coupon or a counselling credit lowers both parts in proportion", () => {
  for (const reductions of [{ coupon: landfall20 }, { credit: 123_457n }]) {
    const item = itemOf(reductions);
    const parts = [guaranteedPart("all_but_visa_help", item), guaranteedPart("visa_help", item)] as const;
    expect(parts[0] + parts[1]).toBe(item.price);
    expect(parts.every((part) => part > 0n)).toBe(true);
  }
});

test("what was refunded before is taken off in proportion, and never more than is left comes back", () => {
  for (const refunded of [1n, 99_999n, 1_000_001n]) {
    const before = itemOf();
    const item = { ...before, refunded, refundable: before.price - refunded };
    const admissions = guaranteedPart("all_but_visa_help", item);
    expect(admissions).toBeLessThanOrEqual(guaranteedPart("all_but_visa_help", before));
    const after = {
      ...item,
      refunded: refunded + admissions,
      refundedByGuarantees: admissions,
      refundable: item.refundable - admissions,
    };
    const visa = guaranteedPart("visa_help", after);
    expect(refunded + admissions + visa).toBeLessThanOrEqual(before.price);
    expect(before.price - refunded - admissions - visa).toBeLessThanOrEqual(1n);
  }
});

test("nothing comes back of what was paid with counselling credit alone, or was refunded", () => {
  const item = itemOf();
  expect(guaranteedPart("all_but_visa_help", { ...item, price: 0n, refundable: 0n })).toBe(0n);
  expect(guaranteedPart("visa_help", { ...item, refunded: item.price, refundable: 0n })).toBe(0n);
  expect(guaranteedPart("all_but_visa_help", { ...item, refundable: 5n })).toBe(5n);
});
