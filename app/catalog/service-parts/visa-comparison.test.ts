import { describe, expect, test } from "vitest";

import { definitionOf, shippedSlugs } from "#app/catalog/find-service-slug.ts";
import { factsAsShipped } from "#app/content/facts.ts";
import { premiumVisas, visaComparison, visaPath } from "#app/catalog/service-parts/visa-comparison.ts";
import { neighboursOf } from "#app/catalog/service-parts/visa-neighbours.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { decisionTimes } from "#app/catalog/visa-times.ts";

test("every premium visa is compared, and nothing else", () => {
  const premium = shippedSlugs.map(rulesOf).filter(({ display }) => display.premiumVisa);
  expect(premiumVisas.toSorted()).toEqual(premium.map(({ slug }) => slug).toSorted());
});

describe.each(premiumVisas)("%s", (visa) => {
  const { evidence, time } = visaComparison[visa];
  const { sections = [] }: ServicePage = definitionOf(visa).page;

  test("counts evidence as its page does", () => {
    const lists = sections.flatMap((section) =>
      section.kind === "eligibility" ? section.parts.flatMap(({ lists: all }) => all) : [],
    );
    const counts = lists.map(({ needed, items }) => `${needed} of ${items.length}`);
    const said = [...evidence.text.matchAll(/at least (\d+ of \d+)/gi)].map(([, count]) => count);
    expect(said.filter((count) => !counts.includes(count!))).toEqual([]);
  });

  test("says the times of its page’s timeline, each with what the authority says", () => {
    expect(decisionTimes(visa, factsAsShipped, "2026-10-01")).toHaveLength(time.steps.length);
    expect(time.official.length).toBeGreaterThan(0);
  });

  test("has each official position in a line", () => {
    const notes = [...evidence.official, ...time.official];
    expect(notes.filter(({ brief }) => brief === undefined)).toEqual([]);
  });

  test("stands beside its neighbours, which stand beside it", () => {
    const { neighbours } = neighboursOf(visa);
    expect(neighbours.length).toBeGreaterThanOrEqual(2);
    for (const { href, facts } of neighbours) {
      const other = premiumVisas.find((candidate) => visaPath(candidate) === href)!;
      const back = neighboursOf(other).neighbours.find((one) => one.href === visaPath(visa));
      expect(back?.facts).toEqual(facts.map(({ fact, here, there }) => ({ fact, here: there, there: here })));
    }
  });

  test("is told apart from each neighbour by at least one fact", () => {
    for (const { facts } of neighboursOf(visa).neighbours)
      expect(facts.some(({ here, there }) => here !== there)).toBe(true);
  });
});
