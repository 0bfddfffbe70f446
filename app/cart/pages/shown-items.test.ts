import { expect, test } from "vitest";

import { rulesOf } from "#app/catalog/service-rules.ts";
import { choiceFields } from "#app/checkout/purchase-box/choice-fields.ts";
import type { CartItemView } from "#app/cart/pages/cart-view.ts";
import { isChanged } from "#app/cart/pages/shown-items.ts";
import { configured } from "#tests/pricing/quote-of.ts";

const item: CartItemView = {
  id: "one",
  heading: "SOP drafting",
  text: "",
  href: "/",
  fields: choiceFields(
    rulesOf("sop-drafting"),
    configured("sop-drafting", { drafts: 2, lightning: true }),
    [],
  ),
  price: null,
};

const unchanged = Object.fromEntries(
  item.fields.map((field) => [
    `one.${field.name}`,
    field.kind === "flag" ? (field.on ? ["1"] : []) : [field.value],
  ]),
);

test.each([
  ["the choices that it has", { "one.shown": ["1"], ...unchanged }, false],
  ["another choice", { "one.shown": ["1"], ...unchanged, "one.drafts": ["5"] }, true],
  ["a box no longer ticked", { "one.shown": ["1"], "one.drafts": ["2"] }, true],
  ["nothing of it", { "two.shown": ["1"], "two.drafts": ["5"] }, false],
])("whether an item is changed by a form that was sent with %s", (_what, sent, changed) => {
  expect(isChanged(item, sent)).toBe(changed);
});
