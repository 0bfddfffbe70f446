import { expect, test } from "vitest";

import { allChecks } from "#app/self-checks/evidence/all-checks.ts";
import { assess } from "#app/self-checks/evidence/assess.ts";
import type { Answers } from "#app/self-checks/evidence/check-definition.ts";
import { countSentence, findingsIn, ownGroups, shortResult } from "#app/self-checks/evidence/letter-text.ts";

function sentences(id: keyof typeof allChecks, answers: Answers): string[] {
  return ownGroups(assess(allChecks[id], answers)).map(countSentence);
}

test.each<[keyof typeof allChecks, Answers, string[]]>([
  [
    "o-1a",
    { filer: ["agreed"], judging: ["review"], articles: ["journal"] },
    ["You named evidence for 2 of the 8 kinds. At least 3 are needed.", "You named all that is asked here."],
  ],
  [
    "o-1a",
    { judging: ["review"], articles: ["journal"], comparable: ["reasoned"] },
    [
      "You named evidence for 2 of the 8 kinds, and comparable evidence for another. At least 3 are needed.",
      "It is needed, and still open.",
    ],
  ],
  ["o-1a", { award: ["major"], filer: ["agreed"] }, ["You named one.", "You named all that is asked here."]],
  [
    "uk-global-talent",
    { field: ["architecture"], age: ["yes"], engaged: ["two"], media: ["single"] },
    [
      "You named evidence for 1 of the 3 kinds. At least 2 are needed.",
      "You named 1 of 2. All are needed.",
      "You named all that is asked here.",
    ],
  ],
  [
    "uk-global-talent",
    { field: ["film"], age: ["yes"], "screen-award": ["won"] },
    [
      "You named evidence for 1 of the 4 kinds. One is needed.",
      "It is needed, and still open.",
      "You named all that is asked here.",
    ],
  ],
])("%s with %j is counted in words", (id, answers, said) => {
  expect(sentences(id, answers)).toEqual(said);
});

test("a chat is told the result in a few lines, and nothing of a decision", () => {
  const answers = { filer: ["talks"], judging: ["review"], prize: ["employer"], press: ["ticked"] };
  expect(shortResult("O-1A", assess(allChecks["o-1a"], answers)).split("\n")).toEqual([
    "My self-check for O-1A (Kinds of evidence).",
    "Kinds of evidence: You named evidence for 1 of the 8 kinds. At least 3 are needed.",
    "Who files: It is needed, and still open.",
    "Named: Judging others’ work.",
    "Weak: Prizes for excellence; Somebody who files.",
    "Missing: Selective membership; Published material about you; Original contributions of major significance; Scholarly articles; A critical or essential role; High pay.",
    "What is weighed after the count is not assessed.",
  ]);
});

test("a question that counts in two groups is named once", () => {
  const groups = ownGroups(assess(allChecks["uk-global-talent"], { field: ["research"], active: ["yes"] }));
  const names = findingsIn([...groups, ...groups], "named").map(({ question }) => question.id);
  expect(names).toEqual([...new Set(names)]);
});
