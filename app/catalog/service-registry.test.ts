import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";

import { premiumVisaNamed } from "#app/catalog/premium-visa-names.ts";
import { definitionOf, shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { shippedPriceBook } from "#app/pricing/shipped-price-book.ts";

const at = "app/catalog/services";

test("the registry names every folder of a service once, and no other", () => {
  const folders = globSync(`${at}/*/`).map((path) => basename(path));
  expect(shippedSlugs.toSorted()).toEqual(folders.toSorted());
  const named = [
    ...readFileSync("app/catalog/service-registry.ts", "utf8").matchAll(/services\/([^/]+)\/service\.ts"/g),
  ];
  expect(named.map(([, folder]) => folder!).toSorted()).toEqual(folders.toSorted());
});

describe.each(shippedSlugs)("the folder %s", (slug) => {
  const { text, guide, plan, intake, page, sale = "online", premiumVisa } = definitionOf(slug);

  test("is whole: what it is, with its page", () => {
    expect(
      globSync(`${at}/${slug}/*`)
        .map((path) => basename(path))
        .toSorted(),
    ).toEqual(["page.ts", "service.ts"]);
    expect(readFileSync(`${at}/${slug}/service.ts`, "utf8")).toContain(`"#${at}/${slug}/page.ts"`);
    expect(text.heading).not.toBe("");
    expect(text.faqs).not.toEqual([]);
    expect(guide.purposes).not.toEqual([]);
    expect(plan({})).not.toEqual([]);
    expect(intake({})).not.toEqual([]);
    expect(page.sections).not.toEqual([]);
  });

  test("has rows in the price book exactly if it is sold", () => {
    const rows = shippedPriceBook.filter(({ service }) => service === slug);
    expect(rows.length > 0).toBe(sale !== "eligibility_check");
  });

  test("is known to browsers as a premium visa exactly if it is one", () => {
    expect(premiumVisaNamed(slug) !== null).toBe(premiumVisa === true);
  });
});
