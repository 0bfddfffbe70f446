import { expect, test } from "vitest";

import { definitionOf } from "#app/catalog/find-service-slug.ts";
import { intakeSections } from "#app/catalog/service-parts/intake-sections.ts";
import { serviceRegistry } from "#app/catalog/service-registry.ts";

const forms = Object.entries(serviceRegistry).map(([slug, service]) => ({
  slug,
  form: service.intake({ visaHelp: true, mba: true }),
}));

test.each(forms)("the sections of $slug hold each question once", ({ form }) => {
  const sections = intakeSections(form);
  const names = sections.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(names.toSorted()).toEqual(form.map(({ name }) => name).toSorted());
  for (const { fields } of sections) expect(fields).not.toEqual([]);
});

test("questions keep their order, about the work first and files last", () => {
  const form = definitionOf("complete-application").intake({ visaHelp: true });
  const sections = intakeSections(form).map(({ title, fields }) => [title, fields.map(({ name }) => name)]);
  expect(sections).toEqual([
    ["What it is about", ["level", "field", "places", "begins_on", "recommenders", "visa_country"]],
    [
      "About you",
      [
        "highest_degree",
        "marks",
        "tests",
        "budget",
        "nationality",
        "passport_until",
        "family",
        "sponsors",
        "refused",
      ],
    ],
    ["Files", ["transcripts", "resume", "refusals"]],
  ]);
});
