import { expect, test } from "vitest";

import { introOf } from "#app/content/page-texts/page-text.ts";
import { pageTextIds, placedPageText } from "#app/content/page-texts/shipped-page-texts.ts";
import { withPageTexts } from "#app/content/page-texts/with-page-texts.ts";
import { homeSections } from "#app/home/home-sections.ts";

const ofSections = pageTextIds.filter((id) => homeSections.some((section) => `home.${section.id}` === id));

test("without words of the owner a page is as shipped", () => {
  expect(withPageTexts("home", homeSections, new Map())).toEqual(homeSections);
});

test.each(ofSections)("%s with the shipped words is as shipped", (id) => {
  const texts = new Map([[id, placedPageText(id).shipped]]);
  expect(withPageTexts("home", homeSections, texts)).toEqual(homeSections);
});

test.each(ofSections)("every word of %s can be changed", (id) => {
  const { intro, items } = placedPageText(id);
  const text = {
    heading: "Another heading",
    intro: intro === "none" ? "" : "Another **introduction**",
    items: items ? [{ heading: "Another item", text: "Another text" }] : [],
  };
  const changed = withPageTexts("home", homeSections, new Map([[id, text]]));
  const drawn = JSON.stringify(changed.find((section) => `home.${section.id}` === id));
  const words = ["Another heading", ...(intro === "none" ? [] : ["introduction"])];
  for (const word of [...words, ...(items ? ["Another item", "Another text"] : [])])
    expect(drawn).toContain(word);
  const others = (sections: typeof homeSections) => sections.filter((section) => `home.${section.id}` !== id);
  expect(others(changed)).toEqual(others(homeSections));
});

test("an introduction without marks is plain words, and an empty one is none", () => {
  expect(introOf("Plain words.")).toBe("Plain words.");
  expect(introOf("")).toBeNull();
  expect(introOf("See [it](/visas/)")).toMatchObject({ rich: [{ kind: "paragraph" }] });
});
