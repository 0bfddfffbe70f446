import { describe, expect, test } from "vitest";

import { shortLetter } from "#app/self-checks/points/form/points-letter.ts";
import { shippedChecks } from "#tests/self-checks/points-checks.ts";

const australia = shippedChecks["australia-points"];
const germany = shippedChecks["germany-opportunity-card"];
const { compass } = shippedChecks;

describe("Australia", () => {
  const answers = { age: "30", english: "proficient", education: "bachelor_or_more", abroad_years: "4" };

  test("points, what is still open, and what would raise them", () => {
    const [part] = australia.letter(answers).parts;
    // 30 for age, 10 for English, 15 for the degree, 5 for work, 10 without a partner.
    expect(part).toMatchObject({ total: { points: 70, pass: 65 }, verdict: "open" });
    expect(part!.raises.map(({ label, gain, years }) => [label, gain, years])).toEqual([
      ["Your English: Superior: IELTS 8 in each part, or as much", 10, 0],
      ["Years in Australia: 5 more years", 10, 5],
      ["An accepted professional year in Australia", 5, 0],
      ["A NAATI credential in a community language", 5, 0],
      ["Years outside Australia: one more year", 5, 1],
      ["Years in Australia: one more year", 5, 1],
    ]);
  });

  test("what takes years is counted with the birthdays in between", () => {
    const [part] = australia.letter({ ...answers, age: "32" }).parts;
    // At 33 age gives five less.
    expect(part!.raises.map(({ years }) => years).filter((years) => years > 0)).toEqual([5, 3, 4]);
  });

  test("a nomination is asked for two of the visas", () => {
    expect(australia.letter({ ...answers, visa: "190", nominated: "yes" }).parts[0]!.total!.points).toBe(75);
    expect(australia.letter({ ...answers, visa: "189", nominated: "yes" }).parts[0]!.total!.points).toBe(70);
  });

  test("what must be answered", () => {
    expect(Object.keys(australia.errors({})!)).toEqual(["age", "english", "education"]);
  });
});

describe("Germany", () => {
  test("points and what would raise them", () => {
    const [part] = germany.letter({ age: "30", qualification: "yes", german: "A2", last_5: "2" }).parts;
    expect(part).toMatchObject({ total: { points: 5, pass: 6 }, verdict: "missed" });
    expect(part!.raises[0]).toMatchObject({ gain: 4, total: 9 });
    expect(part!.raises.map(({ label }) => label)).toContain("German: B1");
  });

  test("years of the last five are years of the last seven too", () => {
    const [part] = germany.letter({ age: "30", last_5: "5" }).parts;
    expect(part!.sections[0]!.lines.find(({ id }) => id === "work")!.points).toBe(3);
  });

  test("who is recognised needs no points", () => {
    const [part] = germany.letter({ age: "30", recognition: "full", net_monthly: "2,000" }).parts;
    expect(part).toMatchObject({ total: null, verdict: "met", raises: [] });
  });
});

describe("COMPASS", () => {
  const answers = { salary: "7,000", applies: "0", age: "30", qualification: "degree" };

  test("what one does not know stays open", () => {
    const [part] = compass.letter(answers).parts;
    expect(part).toMatchObject({ total: { points: 10, pass: 40 }, verdict: "open" });
    expect(part!.raises.map(({ label, gain }) => [label, gain])).toEqual([
      ["Your pay against local professionals of your sector and age: In the best-paid tenth", 20],
      ["Your pay against local professionals of your sector and age: Better paid than 65 of 100", 10],
    ]);
  });

  test("the day of the application decides about the salary", () => {
    const states = ["0", "1"].map(
      (applies) => compass.letter({ ...answers, salary: "5800", applies }).parts[0]!.gates[0]!.state,
    );
    expect(states).toEqual(["open", "missed"]);
  });

  test("from a certain salary on no points are needed", () => {
    expect(compass.letter({ ...answers, salary: "22500" }).parts[0]).toMatchObject({
      total: null,
      raises: [],
    });
  });
});

test("for a chat: what is not in it first, then the results in a few lines", () => {
  const letter = germany.letter({ age: "30", german: "A2" });
  expect(shortLetter("Germany Opportunity Card", letter, "Newer rules are in force.")).toBe(
    [
      "My self-check: Germany Opportunity Card.",
      "Newer rules are in force.",
      "Opportunity Card: 3 points, 6 needed. Not met, as you answered.",
      "Counted by: Opportunity Card (Chancenkarte).",
      "- Points: 3",
      "- Not met: A degree, or vocational training of two years",
      "- Open: Enough money to live on",
    ].join("\n"),
  );
});
