import { levelsOf, type Person } from "#tests/self-checks/person.ts";

/** The 67 points once more, by formulas where the product has a table. Shares no code with it. */
export function expectedFsw(person: Person): { total: number; passes: boolean } {
  const { english, french } = person;
  const orders = [
    [english, french],
    [french, english],
  ].filter(([first]) => first !== null);
  if (orders.length === 0) orders.push([null, null]);
  const results = orders.map(([first, second]) =>
    resultFor(person, levelsOf(first ?? null), levelsOf(second ?? null)),
  );
  const [best] = results.toSorted((a, b) => Number(b.passes) - Number(a.passes) || b.total - a.total);
  return best!;
}

const degrees: Record<string, number> = {
  none: 0,
  sec: 5,
  "1y": 15,
  "2y": 19,
  ba: 21,
  two: 22,
  ma: 23,
  prof: 23,
  phd: 25,
};

function resultFor(person: Person, first: number[], second: number[]): { total: number; passes: boolean } {
  const years = person.cw + person.fw;
  const perAbility = first.map((level) => (level < 7 ? 0 : Math.min(level, 9) - 3));
  const age = person.age < 18 ? 0 : Math.max(0, Math.min(12, 47 - person.age));
  const experience = years < 1 ? 0 : 9 + 2 * Math.min(3, Math.floor(years / 2));
  const total =
    perAbility.reduce((sum, points) => sum + points, 0) +
    (second.length > 0 && second.every((level) => level >= 5) ? 4 : 0) +
    (degrees[person.edu] ?? Number.NaN) +
    experience +
    age +
    (person.offer ? 10 : 0) +
    adaptability(person);
  const mayEnter = first.length > 0 && Math.min(...first) >= 7 && years >= 1 && person.edu !== "none";
  return { total, passes: mayEnter && total >= 67 };
}

function adaptability({ cw, ownStudy, offer, sibling, relative, spouse }: Person): number {
  const counts = spouse !== null && spouse.comes && !spouse.citizen;
  const fives = [
    cw >= 1,
    cw >= 1,
    ownStudy,
    offer,
    sibling || relative,
    counts && spouse.language !== null && levelsOf(spouse.language).every((level) => level >= 4),
    counts && spouse.study,
    counts && spouse.cw >= 1,
  ];
  return Math.min(10, 5 * fives.filter(Boolean).length);
}
