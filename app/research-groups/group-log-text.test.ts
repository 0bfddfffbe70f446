import { expect, test } from "vitest";

import { groupEvents } from "#app/research-groups/group.ts";
import { groupLogText } from "#app/research-groups/group-log-text.ts";

test.each([
  [{ who: "Meera Nair", event: "created", text: "data" }, "Meera Nair began the group, role Data."],
  [{ who: "Meera Nair", event: "joined", text: null }, "Meera Nair joined."],
  [{ who: "Meera Nair", event: "changed_role", text: "review" }, "Meera Nair changed their role to Review."],
  [{ who: null, event: "filled", text: null }, "The group is full, and shares can be bought."],
  [{ who: null, event: "left", text: null }, "A member left."],
] as const)("%j reads: %s", (entry, expected) => {
  expect(groupLogText(entry)).toBe(expected);
});

test("every deed has a sentence", () => {
  for (const event of groupEvents)
    expect(groupLogText({ who: "Meera Nair", event, text: null })).toMatch(/\w[.:]$/);
});
