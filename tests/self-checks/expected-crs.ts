import { levelsOf, type Person, type SpouseOfPerson } from "#tests/self-checks/person.ts";

/**
 * The Comprehensive Ranking System once more, from lists copied by hand: one value a year, level or tier.
 * Shares no table and no code with the product.
 */
export function expectedCrs(person: Person): number {
  const { english, french } = person;
  const orders = [
    [english, french],
    [french, english],
  ].filter(([first]) => first !== null);
  if (orders.length === 0) orders.push([null, null]);
  return Math.max(
    ...orders.map(([first, second]) => totalFor(person, levelsOf(first ?? null), levelsOf(second ?? null))),
  );
}

const list = (text: string) =>
  text.split(" ").flatMap((part) => {
    const [value = "", times = "1"] = part.split("*");
    return Array.from({ length: Number(times) }, () => Number(value));
  });

const tiers = ["none", "sec", "1y", "2y", "ba", "two", "ma", "prof", "phd"];

/** Ages begin at 18, levels and years at 0, tiers as named above. */
const singleLists = {
  age: list("99 105 110*10 105 99 94 88 83 77 72 66 61 55 50 39 28 17 6"),
  education: list("0 30 90 98 120 128 135 135 150"),
  first: list("0*4 6 6 9 17 23 31 34*3"),
  work: list("0 40 53 64 72 80"),
  secondMost: 24,
};
const marriedLists = {
  age: list("90 95 100*10 95 90 85 80 75 70 65 60 55 50 45 35 25 15 5"),
  education: list("0 28 84 91 112 119 126 126 140"),
  first: list("0*4 6 6 8 16 22 29 32*3"),
  work: list("0 35 46 56 63 70"),
  secondMost: 22,
};
const second = list("0*5 1 1 3 3 6*4");
const spouseLists = {
  education: list("0 2 6 7 8 9 10 10 10"),
  language: list("0*5 1 1 3 3 5*4"),
  work: list("0 5 7 8 9 10"),
};

function totalFor(person: Person, first: number[], other: number[]): number {
  const { spouse } = person;
  const married = spouse !== null && spouse.comes && !spouse.citizen;
  const lists = married ? marriedLists : singleLists;
  const core =
    (lists.age[person.age - 18] ?? 0) +
    at(lists.education, tiers.indexOf(person.edu)) +
    sum(first.map((level) => at(lists.first, level))) +
    Math.min(lists.secondMost, sum(other.map((level) => at(second, level)))) +
    at(lists.work, person.cw);
  return core + (married ? spousePoints(spouse) : 0) + transferable(person, first) + additional(person);
}

function spousePoints({ edu, language, cw }: SpouseOfPerson): number {
  return (
    at(spouseLists.education, tiers.indexOf(edu)) +
    sum(levelsOf(language).map((level) => at(spouseLists.language, level))) +
    at(spouseLists.work, cw)
  );
}

/** Each strength is 0, 1 or 2, and a pair is worth by their product. */
function transferable({ edu, cw, fw, cert }: Person, first: number[]): number {
  const worth: Record<number, number> = { 0: 0, 1: 13, 2: 25, 4: 50 };
  const pair = (one: number, other: number) => worth[one * other] ?? Number.NaN;
  const lowest = Math.min(...first, 99);
  const strength = (value: number, low: number, high: number) => Number(value >= low) + Number(value >= high);
  const education = strength(tiers.indexOf(edu), 2, 5);
  const language = first.length === 0 ? 0 : strength(lowest, 7, 9);
  const canadian = strength(cw, 1, 2);
  const foreign = strength(fw, 1, 3);
  const trade = cert && first.length > 0 ? 25 * strength(lowest, 5, 7) : 0;
  const studied = Math.min(50, pair(education, language) + pair(education, canadian));
  const worked = Math.min(50, pair(foreign, language) + pair(foreign, canadian));
  return Math.min(100, studied + worked + trade);
}

function additional({ french, english, study, sibling, nominated }: Person): number {
  const hasFrench = french !== null && levelsOf(french).every((level) => level >= 7);
  const hasEnglish = english !== null && levelsOf(english).every((level) => level >= 5);
  const points =
    (hasFrench ? (hasEnglish ? 50 : 25) : 0) +
    (study === "no" ? 0 : study === "1-2y" ? 15 : 30) +
    (sibling ? 15 : 0) +
    (nominated ? 600 : 0);
  return Math.min(600, points);
}

function at(values: number[], index: number): number {
  return values[Math.min(index, values.length - 1)] ?? Number.NaN;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
