import { expect, test } from "vitest";

import { definitionOf } from "#app/catalog/find-service-slug.ts";
import { checkPath, visaCheckIds } from "#app/catalog/visa-checks.ts";
import { premiumVisas } from "#app/catalog/service-parts/visa-comparison.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";
import { allChecks } from "#app/self-checks/evidence/all-checks.ts";
import { placeIn } from "#app/self-checks/evidence/answers-in-fragment.ts";

const parts = premiumVisas.flatMap((visa) => {
  const { sections = [] }: ServicePage = definitionOf(visa).page;
  return sections.flatMap((section) => (section.kind === "eligibility" ? section.parts : []));
});

const checkAt = (path: string) => allChecks[visaCheckIds.find((id) => checkPath(id) === path)!];

test("each check is led to from a visa's page", () => {
  const led = new Set(parts.flatMap(({ check }) => check ?? []));
  expect([...led].toSorted()).toEqual(visaCheckIds.map(checkPath).toSorted());
});

test.each(parts.flatMap(({ label, check, lists }) => (check ? [[label, check, lists] as const] : [])))(
  "every tick of %s is understood by the check it leads to",
  (_label, path, lists) => {
    const { questions } = checkAt(path);
    for (const { heading, items, needed, carries = [], lastOnlyFor } of lists) {
      expect(carries, heading).toHaveLength(needed === null ? 0 : items.length);
      const said = [...carries, ...(lastOnlyFor?.carries ? [lastOnlyFor.carries] : [])].flatMap((tick) =>
        tick.split("."),
      );
      for (const tick of said) {
        const [id, answer] = tick.split("=");
        const question = questions.find((one) => one.id === id);
        expect(question, `${heading}: ${tick}`).toBeDefined();
        if (answer) expect(question?.options.map((option) => option.id)).toContain(answer);
      }
    }
  },
);

test("a tick implies the field it was made in", () => {
  expect(
    placeIn(allChecks["uk-global-talent"], "#ticks.field=digital.innovation.field=digital.skill"),
  ).toEqual({
    step: 0,
    answers: { field: ["digital"], skill: ["ticked"], innovation: ["ticked"] },
  });
});
