import { expect, test } from "vitest";

import { pageTextFields, readPageText } from "#app/content/desk/page-text-fields.ts";
import { pageTextItemsMax } from "#app/content/page-texts/page-text.ts";
import { pageTextIds, placedPageText } from "#app/content/page-texts/shipped-page-texts.ts";

function typed(fields: Record<string, string>) {
  return pageTextFields.parse({ heading: "A heading", ...fields });
}

function sentBack(id: (typeof pageTextIds)[number]) {
  const { shipped } = placedPageText(id);
  const items = shipped.items.flatMap(({ heading, text }, at) => [
    [`item_heading_${at + 1}`, heading],
    [`item_text_${at + 1}`, text],
  ]);
  return typed({ heading: shipped.heading, intro: shipped.intro, ...Object.fromEntries(items) });
}

test.each(pageTextIds)("what ships of %s can be saved as it is", (id) => {
  const place = placedPageText(id);
  expect(place.shipped.items.length).toBeLessThanOrEqual(pageTextItemsMax);
  expect(readPageText(place, sentBack(id))).toEqual({ ok: true, value: place.shipped });
});

test.each([
  ["an empty heading", "services.top", { heading: " " }, "heading"],
  ["a link that leads nowhere good", "home.visas", { intro: "[x](javascript:alert(1))" }, "intro"],
  ["a question without its answer", "home.faq", { item_heading_1: "Why?" }, "item_text_1"],
  ["too few items", "home.promises", { item_heading_1: "One", item_text_1: "Is too few." }, "item_heading_2"],
  ["too long an introduction", "services.top", { intro: "long ".repeat(500) }, "intro"],
] as const)("%s is refused at its field", (_name, id, fields, field) => {
  const read = readPageText(placedPageText(id), typed(fields));
  expect(read).toMatchObject({ ok: false, refusal: { errors: { [field]: expect.any(String) } } });
});

test("a section without items or introduction keeps none", () => {
  const read = readPageText(placedPageText("home.needs"), typed({ intro: "x", item_heading_1: "x" }));
  expect(read).toEqual({ ok: true, value: { heading: "A heading", intro: "", items: [] } });
});
