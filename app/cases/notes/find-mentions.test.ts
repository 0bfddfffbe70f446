import { expect, test } from "vitest";

import { findMentions } from "#app/cases/notes/find-mentions.ts";

const person = (name: string, firstName = name.split(" ")[0] ?? "") => ({ id: name, name, firstName });

const people = [
  person("Dora Desk"),
  person("Dora Duty"),
  person("Cleo Adeyemi"),
  person("Mary Ann Lee", "Mary Ann"),
  person("Zoë Ng"),
  person("Ravi"),
  person("Same Name"),
  { ...person("Same Name"), id: "another" },
];

test.each([
  ["@Dora Desk, please look", ["Dora Desk"]],
  ["@dora duty please", ["Dora Duty"]],
  ["@Dora please", []],
  ["ask @Cleo.", ["Cleo Adeyemi"]],
  ["ask @Cleopatra", []],
  ["@Cleo and @Cleo Adeyemi and @Ravi", ["Cleo Adeyemi", "Ravi"]],
  ["(@Zoë) or @ZOË NG", ["Zoë Ng"]],
  ["@Zoe\u0308", ["Zoë Ng"]],
  ["@Mary Ann", ["Mary Ann Lee"]],
  ["@Mary", []],
  ["mail cleo@Cleo.example", []],
  ["two of one name: @Same Name, @Same", []],
  ["@nobody, @ and @@Ravi", ["Ravi"]],
  ["@Cleo\n@Dora Desk", ["Cleo Adeyemi", "Dora Desk"]],
  ["", []],
])("“%s” names %j", (text, names) => {
  expect(findMentions(text, people).map(({ name }) => name)).toEqual(names);
});
