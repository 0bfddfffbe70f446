import fc from "fast-check";

import {
  type AbilityName,
  englishTests,
  everyScore,
  frenchTests,
  lowestScores,
  type TestId,
} from "#tests/self-checks/expected-levels.ts";
import {
  all,
  type Four,
  type Person,
  type PersonLanguage,
  plainPerson,
  plainSpouse,
  shortEducations,
  type SpouseOfPerson,
} from "#tests/self-checks/person.ts";

type FourOf = [fc.Arbitrary<number>, fc.Arbitrary<number>, fc.Arbitrary<number>, fc.Arbitrary<number>];

const names: AbilityName[] = ["reading", "writing", "listening", "speaking"];

/** So that each cell of a grid decides about somebody. */
export function oneThingAtATime(): Person[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const levels = range(0, 12).map(all);
  const years = range(0, 7);
  const tiers = shortEducations;
  const changes: Partial<Person>[] = [
    ...range(15, 52).map((age) => ({ age })),
    ...tiers.map((edu) => ({ edu })),
    ...levels.flatMap((english) => [{ english }, { english, french: all(12) }, { english, cert: true }]),
    ...levels.map((french) => ({ french, english: all(12) })),
    ...years.flatMap((cw) => years.map((fw) => ({ cw, fw }))),
    ...tiers.flatMap((edu) => years.map((cw) => ({ edu, cw }))),
    ...tiers.flatMap((edu) => levels.map((english) => ({ edu, english }))),
    ...years.flatMap((fw) => levels.map((english) => ({ fw, english }))),
    ...(["no", "1-2y", "3y+"] as const).map((study) => ({ study })),
    ...(["cert", "offer", "ownStudy", "sibling", "relative", "nominated"] as const).map((key) => ({
      [key]: true,
    })),
  ];
  const spouses: SpouseOfPerson[] = [
    plainSpouse,
    { ...plainSpouse, study: true },
    ...tiers.map((edu) => ({ ...plainSpouse, edu })),
    ...levels.map((language) => ({ ...plainSpouse, language })),
    ...years.map((cw) => ({ ...plainSpouse, cw })),
  ];
  return [
    ...changes.flatMap((change) => [change, { ...change, spouse: plainSpouse }]),
    ...spouses.map((spouse) => ({ spouse })),
  ].map((change) => ({ ...plainPerson, ...change }));
}

/** Often good ones, or hardly anybody would reach what asks for all four abilities. */
const anyLevels = fc.oneof(
  everyAbility(fc.integer({ min: 0, max: 12 })),
  everyAbility(fc.integer({ min: 4, max: 8 })),
  everyAbility(fc.integer({ min: 7, max: 10 })),
  everyAbility(fc.integer({ min: 9, max: 12 })),
);
const anyYears = fc.integer({ min: 0, max: 7 });
const anyEducation = fc.constantFrom(...shortEducations);

export const anyPerson: fc.Arbitrary<Person> = fc.record({
  age: fc.oneof(fc.integer({ min: 16, max: 50 }), fc.integer({ min: 20, max: 35 })),
  edu: anyEducation,
  english: fc.option(anyLanguage(englishTests), { freq: 8 }),
  french: fc.option(anyLanguage(frenchTests), { freq: 2 }),
  cw: anyYears,
  fw: anyYears,
  cert: fc.boolean(),
  offer: fc.boolean(),
  study: fc.constantFrom("no", "1-2y", "3y+"),
  ownStudy: fc.boolean(),
  sibling: fc.boolean(),
  relative: fc.boolean(),
  nominated: fc.boolean(),
  spouse: fc.option(
    fc.record({
      comes: fc.boolean(),
      citizen: fc.boolean(),
      edu: anyEducation,
      language: fc.option(fc.oneof(anyLanguage(englishTests), anyLanguage(frenchTests))),
      cw: anyYears,
      study: fc.boolean(),
    }),
  ),
});

/** Any score of the scale, or scores about which a level changes, from low to high ones. */
function anyLanguage(tests: readonly TestId[]): fc.Arbitrary<PersonLanguage> {
  const tested = fc.constantFrom(...tests).chain((test) => {
    const scored = (pick: (scores: number[], name: AbilityName) => number[]) =>
      names.map((name) => fc.constantFrom(...pick(everyScore(test, name), name)));
    const about = (from: number) =>
      scored((scores, name) => {
        const lowest = lowestScores(test, name).slice(from);
        return lowest.flatMap((score) => [score, scores[scores.indexOf(score) - 1]!]);
      });
    return fc
      .oneof(
        ...[scored((scores) => scores), about(0), about(4)].map((parts) => fc.tuple(...(parts as FourOf))),
      )
      .map((scores): PersonLanguage => ({ test, scores }));
  });
  return fc.oneof(anyLevels, tested);
}

function everyAbility(one: fc.Arbitrary<number>): fc.Arbitrary<Four> {
  return fc.tuple(one, one, one, one);
}
