import { expect, test } from "vitest";

import {
  cutDescription,
  groupPath,
  initialsOf,
  memberName,
  membersInShort,
} from "#app/content/research-group-card.ts";

import { hostileTexts } from "#tests/hostile/corpus.ts";
import { GroupId } from "#app/platform/ids.ts";
import { asId } from "#tests/setup/as-id.ts";

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

test.each([
  ["a member's name is whole", meera, "Meera Nair"],
  ["of initials only the initials are left", { firstName: "M", lastName: "N" }, "MN"],
  ["one short name does not hide the other", { firstName: "J", lastName: "Ode" }, "J Ode"],
  ["a letter with its accents is an initial", { firstName: "E\u0301", lastName: "" }, "E\u0301"],
])("%s", (_sentence, member, expected) => {
  expect(memberName(member)).toBe(expected);
});

test.each([
  ["Soil (and water)/2026", "Soil__and_water__2026"],
  ["../../etc", ".._.._etc"],
  ["a\\b", "a_b"],
  ["", "_"],
  [".", "_"],
  ["..", "_"],
  ["...", "..."],
  ["100% of it", "100%25_of_it"],
  ["%2F", "%252F"],
  ["Why? #1", "Why%3F_%231"],
  ["a\ud800b", "a%EF%BF%BDb"],
  ["水 और जल", encodeURIComponent("水_और_जल")],
])("the address of a group called %j is one segment and the id", (title, segment) => {
  const path = groupPath({ title, id: asId(GroupId, "g1") });
  expect(path).toBe(`/service/research_groups/${segment}/g1`);
  expect(new URL(path, "http://site.invalid").pathname).toBe(path);
});

test.each(hostileTexts)("$name as a title stays one segment of its group's address", ({ text }) => {
  const path = groupPath({ title: text, id: asId(GroupId, "g1") });
  const { pathname, search, hash } = new URL(path, "http://site.invalid");
  expect([pathname, search, hash]).toEqual([path, "", ""]);
  expect(path.split("/")).toHaveLength(5);
});
