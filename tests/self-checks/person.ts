import type { CanadaProfile, Education, Partner } from "#app/self-checks/points/canada/canada-profile.ts";
import {
  type Abilities,
  type Language,
  type LanguageResult,
  readLanguageLevels,
  readLanguageTest,
} from "#app/self-checks/points/canada/language-result.ts";
import { shippedLanguageTests } from "#app/self-checks/points/canada/shipped-language-tests.ts";
import {
  type AbilityName,
  expectedLevel,
  frenchTests,
  type TestId,
} from "#tests/self-checks/expected-levels.ts";

/** Somebody in the short words of the vectors. A language is four levels, or a test with its four scores. */
export type Person = {
  age: number;
  edu: ShortEducation;
  english: PersonLanguage | null;
  french: PersonLanguage | null;
  /** Years in Canada, and abroad. */
  cw: number;
  fw: number;
  cert: boolean;
  offer: boolean;
  study: "no" | "1-2y" | "3y+";
  ownStudy: boolean;
  sibling: boolean;
  relative: boolean;
  nominated: boolean;
  spouse: SpouseOfPerson | null;
};

export type SpouseOfPerson = {
  comes: boolean;
  citizen: boolean;
  edu: ShortEducation;
  language: PersonLanguage | null;
  cw: number;
  study: boolean;
};

type ShortEducation = keyof typeof educationOf;
export type Four = [number, number, number, number];
export type PersonLanguage = Four | { test: TestId; scores: Four };

const educationOf = {
  none: "none",
  sec: "secondary",
  "1y": "one_year",
  "2y": "two_year",
  ba: "bachelor",
  two: "two_or_more",
  ma: "master",
  prof: "professional",
  phd: "doctorate",
} as const satisfies Record<string, Education>;

export const shortEducations = Object.keys(educationOf) as ShortEducation[];
const names: AbilityName[] = ["reading", "writing", "listening", "speaking"];

export const plainPerson: Person = {
  age: 30,
  edu: "ba",
  english: null,
  french: null,
  cw: 0,
  fw: 0,
  cert: false,
  offer: false,
  study: "no",
  ownStudy: false,
  sibling: false,
  relative: false,
  nominated: false,
  spouse: null,
};

export const plainSpouse: SpouseOfPerson = {
  comes: true,
  citizen: false,
  edu: "none",
  language: null,
  cw: 0,
  study: false,
};

export function all(level: number): Four {
  return [level, level, level, level];
}

/** By the second calculation's own charts; none for no test. */
export function levelsOf(language: PersonLanguage | null): number[] {
  if (language === null) return [];
  if (Array.isArray(language)) return language.map((level) => (level < 4 ? 0 : level));
  return names.map((name, index) => expectedLevel(language.test, name, language.scores[index] ?? Number.NaN));
}

/** With everything that is asked beside the points. */
export function profileOf(person: Person): CanadaProfile {
  const { spouse } = person;
  const studies = { no: "none", "1-2y": "short", "3y+": "long" } as const;
  return {
    age: person.age,
    partner: spouse && partnerOf(spouse),
    education: educationOf[person.edu],
    credentialAssessed: true,
    english: resultOf(person.english, "english"),
    french: resultOf(person.french, "french"),
    firstLanguage: null,
    foreignWorkYears: person.fw,
    canadianWorkYears: person.cw,
    recentCanadianWorkYears: Math.min(person.cw, 3),
    teer: 1,
    continuousYear: true,
    tradeYears: 0,
    tradeCertificate: person.cert,
    jobOffer: person.offer,
    mayWorkInCanada: false,
    canadianStudy: studies[person.study],
    twoYearsStudyInCanada: person.ownStudy,
    sibling: person.sibling,
    otherRelative: person.relative,
    nomination: person.nominated,
    familySize: 1,
    fundsCad: 100_000,
    outsideQuebec: true,
  };
}

function partnerOf({ comes, citizen, edu, language, cw, study }: SpouseOfPerson): Partner {
  const isFrench = language !== null && !Array.isArray(language) && frenchTests.includes(language.test);
  return {
    accompanying: comes,
    citizenOrResident: citizen,
    education: educationOf[edu],
    language: resultOf(language, isFrench ? "french" : "english"),
    canadianWorkYears: cw,
    twoYearsStudyInCanada: study,
  };
}

function resultOf(language: PersonLanguage | null, name: Language): LanguageResult | null {
  if (language === null) return null;
  const read = Array.isArray(language)
    ? readLanguageLevels(name, abilitiesOf(language))
    : readLanguageTest(shippedLanguageTests, language.test, abilitiesOf(language.scores));
  if (!read.ok) throw new Error(read.refusal.message);
  return read.value;
}

function abilitiesOf([reading, writing, listening, speaking]: Four): Abilities {
  return { reading, writing, listening, speaking };
}
