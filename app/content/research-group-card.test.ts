import { expect, test } from "vitest";

import { cutDescription, groupPath, initialsOf, membersInShort } from "#app/content/research-group-card.ts";

const meera = { firstName: "Meera", lastName: "Nair" };
const tomas = { firstName: "tomás", lastName: "Ødegaard" };

test.each([
  ["forty characters stand whole", "a".repeat(40), { shown: "a".repeat(40), cut: false }],
  ["the forty-first is cut away", "a".repeat(41), { shown: "a".repeat(40), cut: true }],
  ["a character of two parts is never cut in two", "𝛼".repeat(41), { shown: "𝛼".repeat(40), cut: true }],
  ["nothing stays nothing", "", { shown: "", cut: false }],
])("%s", (_sentence, description, expected) => {
  expect(cutDescription(description)).toEqual(expected);
});

test.each([
  ["nobody", [], "No members yet"],
  ["one", [meera], "MN"],
  ["two", [meera, tomas], "MN and 1 other"],
  ["three", [tomas, meera, meera], "TØ and 2 others"],
])("%s in a few words", (_sentence, members, expected) => {
  expect(membersInShort(members)).toBe(expected);
});

test("a name that is missing has no initial", () => {
  expect(initialsOf({ firstName: "Meera", lastName: "" })).toBe("M");
});

test("spaces, parentheses and slashes of a title are underscores in its address", () => {
  expect(groupPath({ title: "Soil (and water)/2026", id: "g1" })).toBe(
    "/service/research_groups/Soil__and_water__2026/g1",
  );
  expect(groupPath({ title: "../../etc", id: "g1" })).toBe("/service/research_groups/.._.._etc/g1");
});
