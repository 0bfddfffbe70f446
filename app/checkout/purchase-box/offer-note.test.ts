import { expect, test } from "vitest";

import type { ChoiceField } from "#app/checkout/purchase-box/choice-fields.ts";
import { offerNote } from "#app/checkout/purchase-box/offer-note.ts";
import type { Currency } from "#app/money/currency.ts";

const mocks = (value: string): ChoiceField => ({
  name: "mocks",
  label: "Visa mocks",
  ask: null,
  kind: "options",
  value,
  options: ["1", "2", "3", "4"].map((one) => ({ value: one, label: one })),
  note: null,
});

const visaHelp: ChoiceField = {
  name: "visa_help",
  label: "Add visa help",
  ask: null,
  kind: "flag",
  on: false,
};

const quoted = (currency: Currency, full: bigint, offered: bigint) => ({
  currency,
  visaOffer: { full, offered },
  mocksOffer: { full, offered },
});

test("an extra mock has one price, however many are chosen", () => {
  const each = "Each extra mock: ₹1,874.25 (was ₹2,499.00)";
  expect(offerNote(mocks("1"), quoted("INR", 249_900n, 187_425n))?.text).toBe(each);
  expect(offerNote(mocks("2"), quoted("INR", 249_900n, 187_425n))?.text).toBe(each);
  expect(offerNote(mocks("4"), quoted("INR", 749_700n, 562_275n))).toEqual({
    text: each,
    saving: "25% off with visa help",
  });
});

test("where the sum was rounded, the sum is said", () => {
  expect(offerNote(mocks("3"), quoted("JPY", 800_000n, 600_100n))?.text).toBe(
    "2 extra mocks: ¥6,001 (was ¥8,000)",
  );
});

test("visa help has its price beside the application, and other choices have none", () => {
  const quote = quoted("USD", 30_000n, 22_800n);
  expect(offerNote(visaHelp, quote)).toEqual({ text: "$228.00 (was $300.00)", saving: "24% off" });
  expect(offerNote({ ...visaHelp, name: "mba" }, quote)).toBeNull();
  expect(offerNote(mocks("1"), { ...quote, mocksOffer: null })).toBeNull();
});
