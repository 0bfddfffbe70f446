import { expect, test } from "vitest";

import { evidenceProgress, type EvidenceState } from "#app/cases/evidence/evidence-list.ts";

let made = 0;

/** `aaws` are two that are accepted, a weak one and one that was sent. */
function group(letters: string, { needed = "all" as number | "all", way = null as string | null } = {}) {
  const entries = Array.from(letters, (letter) => ({
    entry: { key: `entry-${(made += 1)}`, optional: letter === "o" },
    state: stateOf[letter] ?? "missing",
    asked: letter === "?",
  }));
  return { needed, way, entries };
}

const stateOf: Record<string, EvidenceState> = {
  a: "accepted",
  w: "weak",
  s: "sent",
  n: "not_needed",
};

const cases: [name: string, groups: ReturnType<typeof group>[], ready: number, total: number][] = [
  ["nothing on the list", [], 0, 0],
  ["all are needed, and only accepted ones are ready", [group("aaswm")], 2, 5],
  ["what is not needed is not counted", [group("an")], 1, 1],
  ["what is optional counts once something was sent", [group("ao")], 1, 1],
  ["three of seven are needed", [group("amsmmmm", { needed: 3 })], 1, 3],
  ["more than needed is not more than ready", [group("aaaaa", { needed: 3 })], 3, 3],
  ["fewer than needed are left", [group("amnnn", { needed: 3 })], 1, 2],
  [
    "of two ways the nearer one counts, with what is asked beside them",
    [group("am", { way: "degree" }), group("aamm", { needed: 3, way: "ability" }), group("m")],
    2,
    4,
  ],
  [
    "a way of two groups counts as one",
    [group("a", { way: "one" }), group("m", { way: "one" }), group("mm", { way: "two" })],
    1,
    2,
  ],
];

test.each(cases)("%s", (_name, groups, ready, total) => {
  expect(evidenceProgress(groups)).toMatchObject({ ready, total });
});

test("what waits is counted, for the counsellor and for the customer", () => {
  expect(evidenceProgress([group("ssa"), group("w?m")])).toMatchObject({ sent: 2, asked: 2 });
});
