import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";

import { isDay } from "#app/platform/dates.ts";
import { visaCheckIds } from "#app/catalog/visa-checks.ts";
import { allChecks } from "#app/self-checks/evidence/all-checks.ts";
import type { CheckDefinition, Group, OnlyFor } from "#app/self-checks/evidence/check-definition.ts";

/** Whoever changes these has raised the version of that check: old addresses must not be read by new questions. */
const layouts: Record<string, string> = {
  "o-1a": "1 nNxXocjx",
  "o-1b": "1 0dIJu1na",
  "eb-1a": "1 tZK5kO-o",
  "eb-1b": "1 -ELvxWNd",
  "eb-2-niw": "1 GWIgBZt5",
  "uk-global-talent": "1 N1r841mt",
  "australia-858": "1 -Cb_femF",
  "one-pass": "1 PGNo4LMd",
};

describe.each(visaCheckIds)("%s", (id) => {
  const definition: CheckDefinition = allChecks[id];
  const { questions, conditions, routes, suggestions, sources, afterApproval = [] } = definition;
  const ids = questions.map((question) => question.id);
  const groups: Group[] = [...conditions, ...routes.flatMap((route) => route.groups)];

  test("is named as in its address", () => {
    expect(definition.id).toBe(id);
  });

  test("has each question once, in words that carry no sign of a fragment", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of ids) expect(name).toMatch(/^[a-z][a-z-]*$/);
    for (const { options } of questions) {
      expect(new Set(options.map((option) => option.id)).size).toBe(options.length);
      expect(options.map((option) => option.id)).not.toContain("ticked");
    }
  });

  test("asks for what it counts, and counts every question but those that only lead on", () => {
    const counted = new Set(groups.flatMap((group) => group.questions));
    expect([...counted].filter((name) => !ids.includes(name))).toEqual([]);
    const uncounted = questions.filter((question) => !counted.has(question.id));
    for (const { options } of uncounted) expect(options.every(({ weight }) => weight === "plain")).toBe(true);
  });

  test("leads on by questions that were asked before", () => {
    const conditional: [before: number, OnlyFor][] = [
      ...questions.flatMap(({ onlyFor }, at) => (onlyFor ? [[at, onlyFor] as [number, OnlyFor]] : [])),
      ...[...routes.map(({ onlyFor }) => onlyFor), ...suggestions.map(({ when }) => when.chose)].flatMap(
        (onlyFor) => (onlyFor ? [[questions.length, onlyFor] as [number, OnlyFor]] : []),
      ),
    ];
    for (const [at, { question, options }] of conditional) {
      const asked = questions.slice(0, at).find((one) => one.id === question);
      expect(asked?.options.map((option) => option.id)).toEqual(expect.arrayContaining(options));
    }
    const lacked = suggestions.flatMap(({ when }) => when.lacks ?? []);
    expect(lacked.filter((name) => !ids.includes(name))).toEqual([]);
  });

  test("gives examples of strong and of weak evidence wherever several can be ticked", () => {
    for (const { id: name, many, options } of questions) {
      const weights = options.map(({ weight }) => weight);
      if (many) expect(weights, name).toEqual(expect.arrayContaining(["strong", "weak"]));
      for (const { weight, why } of options) expect(why !== undefined, name).toBe(weight === "weak");
    }
  });

  test("says how many are needed as it counts them", () => {
    for (const { rule, needed, questions: counted, standIn } of groups) {
      const [, least, all] = /^At least (\d+) of these (\d+)\b/.exec(rule) ?? [];
      if (least === undefined) continue;
      expect(needed).toBe(Number(least));
      const listed = counted.filter((name) => name !== standIn).length;
      expect([listed, counted.length]).toContain(Number(all));
    }
  });

  test("suggests other checks", () => {
    for (const { to } of suggestions) expect(visaCheckIds.filter((other) => other !== id)).toContain(to);
  });

  test("has sources with the day on which they were read", () => {
    expect(sources.length).toBeGreaterThan(0);
    const notes = [...groups.flatMap(({ official = [] }) => official), ...afterApproval];
    const read = [...sources, ...notes.map(({ source, asOf }) => ({ ...source, asOf }))];
    for (const { url, asOf } of read) {
      expect(url).toMatch(/^https:\/\//);
      expect(isDay(asOf)).toBe(true);
    }
  });

  test("says the words that its official notes are about", () => {
    for (const { rule, official = [] } of groups)
      for (const { about } of official) expect(rule.toLowerCase()).toContain(about.toLowerCase());
  });

  test("keeps the tone, and names no chance", () => {
    for (const text of textsIn({ ...definition, afterApproval: [], sources: [] }))
      expect(text).not.toMatch(/!|\w'\w|%|\bchances?\b|probab|guarantee|you are eligible/i);
  });

  test("has a new version whenever its questions change", () => {
    const layout = questions.map(({ id: name, many, options }) => [
      name,
      many,
      options.map((option) => option.id),
    ]);
    const hash = createHash("sha256").update(JSON.stringify(layout)).digest("base64url").slice(0, 8);
    expect(`${definition.version} ${hash}`).toBe(layouts[id]);
  });
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}
