import { expect, test } from "vitest";

import { groupDeeds } from "#app/research-groups/group.ts";
import { logWords } from "#app/research-groups/log-words.ts";

test.each([
  [{ who: "Meera Nair", deed: "created", words: "data" }, "Meera Nair began the group, role Data."],
  [{ who: "Meera Nair", deed: "joined", words: null }, "Meera Nair joined."],
  [{ who: "Meera Nair", deed: "changed_role", words: "review" }, "Meera Nair changed their role to Review."],
  [{ who: null, deed: "filled", words: null }, "The group is full, and shares can be bought."],
  [{ who: null, deed: "left", words: null }, "A member left."],
] as const)("%j reads: %s", (entry, expected) => {
  expect(logWords(entry)).toBe(expected);
});

test("every deed has a sentence", () => {
  for (const deed of groupDeeds)
    expect(logWords({ who: "Meera Nair", deed, words: null })).toMatch(/\w[.:]$/);
});
