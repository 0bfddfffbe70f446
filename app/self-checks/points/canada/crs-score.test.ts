import { describe, expect, test } from "vitest";

import { type CrsResult, crsScore } from "#app/self-checks/points/canada/crs-score.ts";
import { shippedCrsGrid } from "#app/self-checks/points/canada/shipped-crs-grid.ts";
import { crsVectors } from "#tests/self-checks/crs-vectors-table.ts";
import { all, type Person, plainPerson, plainSpouse, profileOf } from "#tests/self-checks/person.ts";

test.each(crsVectors)(
  "%s, with every part",
  (_, person, core, partner, pairs, transferability, additional, total) => {
    const result = scoreOf(person);
    expect([
      pointsOf(result, "age"),
      pointsOf(result, "education"),
      pointsOf(result, "first-language"),
      pointsOf(result, "second-language") + pointsOf(result, "second-language-cap"),
      pointsOf(result, "canadian-work"),
    ]).toEqual(core);
    expect(
      ["education-language", "education-canadian-work", "foreign-work-language", "foreign-work-canadian-work"]
        .concat("certificate-language")
        .map((id) => pointsOf(result, id)),
    ).toEqual(pairs);
    expect(result.sections.map(({ id, points }) => [id, points])).toEqual([
      ["core", core.reduce((sum, points) => sum + points)],
      ["partner", partner],
      ["transferability", transferability],
      ["additional", additional],
    ]);
    expect(result.total).toBe(total);
  },
);

test("there are all eighteen", () => {
  expect(crsVectors.map(([id]) => id)).toEqual(Array.from({ length: 18 }, (_, at) => `C${at + 1}`));
});

describe("caps", () => {
  test("a second language at CLB 9 is cut from 24 to 22 with a partner, by a line that says so", () => {
    const [cut] = linesOf(scoreOf({ ...crsVectors[9]![1] })).filter(({ id }) => id === "second-language-cap");
    expect(cut).toMatchObject({
      points: -2,
      why: "The lines above come to 24. They count up to 22 together.",
    });
    expect(pointsOf(scoreOf({ ...crsVectors[10]![1] }), "second-language-cap")).toBe(0);
  });

  test("no section goes above its cap, and the highest of all is 1,200", () => {
    const most = scoreOf(crsVectors[10]![1]);
    expect(most.total).toBe(most.most);
    expect(most.sections.map(({ cap }) => cap)).toEqual([500, 0, 100, 600]);
    expect(pointsOf(most, "additional-cap")).toBe(-95);
    expect(pointsOf(most, "education-pairs-cap")).toBe(-50);
    expect(scoreOf(crsVectors[9]![1]).sections.map(({ cap }) => cap)).toEqual([460, 40, 100, 600]);
  });

  test("the most of each line is what the grid's best gives", () => {
    const lines = linesOf(scoreOf(crsVectors[9]![1]));
    expect(lines.filter(({ points }) => points > 0).map(({ id, most }) => [id, most])).toEqual([
      ["age", 100],
      ["education", 140],
      ["first-language", 128],
      ["second-language", 22],
      ["canadian-work", 70],
      ["partner-education", 10],
      ["partner-language", 20],
      ["partner-canadian-work", 10],
      ["education-language", 50],
      ["education-canadian-work", 50],
      ["foreign-work-language", 50],
      ["foreign-work-canadian-work", 50],
      ["french", 50],
    ]);
  });
});

describe("a partner", () => {
  const spouse = { ...plainSpouse, edu: "ma", language: all(9), cw: 2 } as const;
  const person = { age: 29, english: all(9) };

  test.each([
    ["stays behind", { ...spouse, comes: false }, "because yours stays behind"],
    ["is a citizen", { ...spouse, citizen: true }, "because yours is a citizen or permanent resident"],
  ])("who %s counts as none", (_, behind, reason) => {
    const result = scoreOf({ ...person, spouse: behind });
    expect(result.total).toBe(scoreOf(person).total);
    expect(result.columnReason).toContain(reason);
  });

  test("who comes along puts one in the other column", () => {
    const result = scoreOf({ ...person, spouse });
    expect(result.column).toBe("withPartner");
    expect(result.sections[1]!.points).toBe(10 + 20 + 7);
  });
});

describe("what a result says", () => {
  test("each line says why", () => {
    const lines = linesOf(scoreOf(crsVectors[7]![1]));
    expect(lines.every(({ why }) => /^[“A-Z\d].*\.$/.test(why))).toBe(true);
    const language = lines.find(({ id }) => id === "first-language")!;
    expect(language.why).toBe(
      "English: reading CLB 9 (29), writing CLB 9 (29), listening CLB 8 (22), speaking CLB 9 (29).",
    );
  });

  test("mixed English beside French is marked as uncertain, and nothing else is", () => {
    const uncertain = (id: string) =>
      linesOf(scoreOf(crsVectors.find(([name]) => name === id)![1])).flatMap((line) => line.uncertain ?? []);
    expect(uncertain("C14")).toEqual([expect.stringContaining("we count the lower figure, 25 and not 50")]);
    for (const [id] of crsVectors.filter(([name]) => name !== "C14")) expect(uncertain(id)).toEqual([]);
  });

  test("newer rules are in force, since when, and where they stand", () => {
    const { version } = scoreOf({});
    expect(version.superseded).toMatchObject({ since: "2026-11-03" });
    expect(version.superseded!.text).toContain("up to 2 November 2026");
    expect(version.rulesAt.url).toMatch(/^https:\/\/www\.canada\.ca\/.*crs-criteria\.html$/);
  });

  test("the language counted as first is the one that gives more, unless one was named", () => {
    const profile = profileOf({ ...plainPerson, english: all(5), french: all(9) });
    const chosen = crsScore(profile, shippedCrsGrid);
    expect(chosen.firstLanguage).toBe("french");
    const named = crsScore({ ...profile, firstLanguage: "english" }, shippedCrsGrid);
    expect(named.firstLanguage).toBe("english");
    expect(named.total).toBeLessThan(chosen.total);
    const untested = crsScore({ ...profile, english: null, firstLanguage: "english" }, shippedCrsGrid);
    expect(untested.firstLanguage).toBe("french");
  });
});

function scoreOf(person: Partial<Person>): CrsResult {
  return crsScore(profileOf({ ...plainPerson, ...person }), shippedCrsGrid);
}

function linesOf({ sections }: CrsResult) {
  return sections.flatMap(({ lines }) => lines);
}

function pointsOf(result: CrsResult, id: string): number {
  return linesOf(result).find((line) => line.id === id)?.points ?? 0;
}
