import { expect, test } from "vitest";

import { criteriaListOf, drawUpList, findEntry } from "#app/cases/evidence/draw-up-list.server.ts";
import { listIds } from "#app/cases/evidence/list-names.ts";
import { listsOfService } from "#app/cases/evidence/lists-of-service.ts";
import { criterionRequests } from "#app/cases/evidence/letter-requests.ts";
import type { Answers } from "#app/self-checks/evidence/check-definition.ts";
import { configured } from "#tests/pricing/quote-of.ts";

const drawn = (answers: Answers = {}, ...lists: Parameters<typeof drawUpList>[0]) =>
  drawUpList(lists, { answersTo: () => answers });
const keysOf = (groups: ReturnType<typeof drawUpList>) =>
  groups.flatMap(({ entries }) => entries.map(({ key }) => key));

test.each(listIds)("the list %s holds each entry once, with words for each", (list) => {
  const groups = drawn({}, list);
  const keys = keysOf(groups);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThan(2);
  for (const entry of groups.flatMap(({ entries }) => entries)) {
    expect(entry.title, entry.key).not.toBe("");
    expect(entry.help, entry.key).not.toBe("");
    expect(findEntry(entry.key)?.key).toBe(entry.key);
  }
});

test("every letter that the table has a text for is on a list", () => {
  for (const key of Object.keys(criterionRequests)) expect(findEntry(key)?.letterRequest, key).toBeTruthy();
});

test("a passport is shown on a call and never sent, and has a date", () => {
  expect(findEntry("passport")).toMatchObject({ staysWithYou: true, dated: "Your passport expires on" });
});

test.each([
  [configured("eb2-niw"), [], ["eb-2-niw"]],
  [configured("express-entry"), [], ["express-entry"]],
  [configured("visa-sop"), [], ["visa-statement"]],
  [configured("complete-application", { universities: 8 }), [], ["application"]],
  [
    configured("complete-application", { universities: 8, visaHelp: true }),
    [],
    ["application", "student-visa"],
  ],
  [configured("cover-letter"), ["o-1a"], []],
  [{ service: "eb-1-visa", choices: {} } as const, [], []],
  [{ service: "eb-1-visa", choices: {} } as const, ["o-1a", "eb-1b", "eb-1a"], ["eb-1b"]],
  [{ service: "custom-service", choices: {} } as const, ["eb-1a"], []],
])("%o with self-checks %o has the lists %o", (bought, kept, lists) => {
  expect(listsOfService(bought, kept)).toEqual(lists);
});

test("a list of two kinds of work holds what both ask for once", () => {
  const keys = keysOf(drawn({}, "application", "student-visa"));
  expect(keys.filter((key) => key === "passport")).toHaveLength(1);
  expect(keys.filter((key) => key === "degrees")).toHaveLength(1);
  expect(keys).toContain("funds");
});

test("what was named in the self-check stands with its criterion, and its way leads", () => {
  const answers = { licence: ["held"], "ten-years": ["unproved"], recognition: ["of-the-time"] };
  const groups = drawn(answers, "eb-2-niw");
  expect(groups[0]).toMatchObject({ way: "Exceptional ability", needed: 3 });
  const entry = (id: string) =>
    groups.flatMap(({ entries }) => entries).find(({ key }) => key === `eb-2-niw.${id}`);
  expect(entry("licence")).toMatchObject({
    title: "A licence or certification",
    named: ["Yes, for my profession or occupation"],
  });
  expect(entry("ten-years")?.namedWeak).toEqual([
    { label: "The years, but not the letters", why: "The rule asks for letters from employers." },
  ]);
  expect(entry("degree")?.named).toEqual([]);
});

test("criteria that depend on an answer come with it", () => {
  expect(keysOf(drawn({}, "uk-global-talent"))).not.toContain("uk-global-talent.digital-letters");
  expect(keysOf(drawn({ field: ["digital"] }, "uk-global-talent"))).toContain(
    "uk-global-talent.digital-letters",
  );
});

test("a key says which visa's criteria it belongs to", () => {
  expect(["o-1a.prize", "passport", "us.contract", "own.1"].map(criteriaListOf)).toEqual([
    "o-1a",
    null,
    null,
    null,
  ]);
});
