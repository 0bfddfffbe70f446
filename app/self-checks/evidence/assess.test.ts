import { describe, expect, test } from "vitest";

import type { VisaCheckId } from "#app/catalog/visa-checks.ts";
import { allChecks } from "#app/self-checks/evidence/all-checks.ts";
import { askedQuestions, assess } from "#app/self-checks/evidence/assess.ts";
import { assessCases } from "#tests/self-checks/assess-cases-table.ts";

describe.each(Object.entries(assessCases))("%s", (id, rows) => {
  const definition = allChecks[id as VisaCheckId];

  test.each(rows)("%s", (_what, answers, way, counts, suggestions) => {
    const { routes, conditions, ...assessed } = assess(definition, answers);
    const nearest = routes[0]!;
    const groups = [...nearest.groups, ...conditions];
    expect(nearest.route.name).toBe(way);
    expect(groups.map(({ named, needed }) => `${named}/${needed}`)).toEqual(counts);
    expect(assessed.suggestions.map(({ to }) => to)).toEqual(suggestions);
    expect(assessed.reached).toBe(nearest.groups.every((group) => group.reached));
  });
});

test("what is not asked does not count, whatever an address says", () => {
  const answers = { field: ["digital"], fellowship: ["listed"], active: ["yes"], media: ["several"] };
  const asked = askedQuestions(allChecks["uk-global-talent"], answers).map(({ id }) => id);
  expect(asked).not.toContain("fellowship");
  const { routes } = assess(allChecks["uk-global-talent"], answers);
  expect(routes.map(({ route }) => route.name)).not.toContain("A fast track in research");
});

test("each finding says what was strong and what was weak", () => {
  const { routes } = assess(allChecks["o-1a"], {
    press: ["trade", "paid"],
    prize: ["local"],
    judging: ["ticked"],
  });
  const findings = routes.flatMap(({ groups }) => groups.flatMap((group) => group.findings));
  const of = (name: string) => findings.find(({ question }) => question.id === name)!;
  expect(of("press")).toMatchObject({ state: "named", strong: [{ id: "trade" }], weak: [{ id: "paid" }] });
  expect(of("prize")).toMatchObject({ state: "weak", strong: [], weak: [{ id: "local" }] });
  expect(of("judging")).toMatchObject({ state: "ticked" });
  expect(of("pay")).toMatchObject({ state: "missing" });
});
