import { expect, test } from "vitest";

import { serviceRules } from "#app/catalog/service-rules.ts";
import { choiceFields } from "#app/checkout/choice-fields.ts";
import type { CartItemView } from "#app/cart/pages/cart-view.ts";
import { isChanged, valueOf, withTyped } from "#app/cart/pages/shown-items.ts";
import { configured } from "#tests/pricing/quote-of.ts";

const item: CartItemView = {
  id: "one",
  heading: "SOP drafting",
  words: "",
  href: "/",
  fields: choiceFields(
    serviceRules["sop-drafting"],
    configured("sop-drafting", { drafts: 2, lightning: true }),
    [],
  ),
  price: null,
};

const values = (shown: CartItemView) =>
  Object.fromEntries(shown.fields.map((field) => [field.name, valueOf(field)]));

test("an item is drawn again with the choices that were typed", () => {
  const shown = withTyped(item, { "one.shown": "1", "one.drafts": "5" });
  expect(values(shown)).toEqual({ ...values(item), drafts: "5", lightning: "false" });
  expect(isChanged(item, shown)).toBe(true);
});

test("an item that was not in the form stays as it is, and so does a choice that is not on offer", () => {
  expect(withTyped(item, { "two.shown": "1", "one.drafts": "5" })).toBe(item);
  const shown = withTyped(item, { "one.shown": "1", "one.drafts": "4", "one.lightning": "1" });
  expect(values(shown)).toEqual(values(item));
  expect(isChanged(item, shown)).toBe(false);
});
