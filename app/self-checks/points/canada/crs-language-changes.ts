import { type CanadaProfile, countedPartner } from "#app/self-checks/points/canada/canada-profile.ts";
import {
  abilities,
  type Ability,
  eachAbility,
  type Language,
  type LanguageResult,
  type LanguageTable,
  levelName,
  lowestOf,
  raisedTo,
} from "#app/self-checks/points/canada/language-result.ts";

/** A single change that a person can really make. */
export type ProfileChange = {
  id: string;
  label: string;
  /** Of several changes with one topic, only the one with the highest gain for its effort is kept. */
  topic: string;
  effort: number;
  /** How much older it makes one; that costs points, and the gain is after it. */
  years: number;
  profile: CanadaProfile;
};

/** One ability up by one or two levels, or all four to a level at which points change. */
export function languageChanges(profile: CanadaProfile, tests: LanguageTable): ProfileChange[] {
  return (["english", "french"] as const).flatMap((language) => {
    const result = profile[language];
    const change = (topic: string, label: string, raised: LanguageResult, effort = 1): ProfileChange => ({
      id: topic,
      topic,
      effort,
      label,
      years: 0,
      profile: { ...profile, [language]: raised },
    });
    if (!result) return newTests(language).map(({ id, label, raised }) => change(id, label, raised));
    const single = abilities.flatMap((ability) =>
      nextLevels(result.levels[ability]).map((level) => {
        const raised = raisedTo(result, [ability], level, tests);
        const steps = level - result.levels[ability];
        return change(`${language}-${ability}`, abilityLabel(raised, ability), raised, steps);
      }),
    );
    const all = allLevels
      .filter((level) => isWithinReach(level, result))
      .filter((level) => abilities.filter((ability) => result.levels[ability] < level).length > 1)
      .map((level) =>
        change(
          `${language}-all-${level}`,
          allLabel(language, level),
          raisedTo(result, abilities, level, tests),
        ),
      );
    return [...single, ...all];
  });
}

export function partnerLanguageChanges(profile: CanadaProfile, tests: LanguageTable): ProfileChange[] {
  const { partner } = profile;
  if (!partner || !countedPartner(profile)) return [];
  const { language: result } = partner;
  const language = result?.language ?? "english";
  return partnerLevels
    .filter((level) => lowestOf(result) < level && (result === null || isWithinReach(level, result)))
    .map((level) => {
      const raised = result ? raisedTo(result, abilities, level, tests) : withLevel(language, level);
      const test = result ? "" : ", in a language test";
      return {
        id: `partner-language-${level}`,
        topic: `partner-language-${level}`,
        effort: 1,
        label: `Your partner at ${levelName(language)} ${level} in all four abilities${test}`,
        years: 0,
        profile: { ...profile, partner: { ...partner, language: raised } },
      };
    });
}

const allLevels = [5, 7, 9, 10];
const newTestLevels = [5, 7, 9];
const partnerLevels = [5, 7, 9];

function newTests(language: Language): { id: string; label: string; raised: LanguageResult }[] {
  const name = language === "french" ? "A French" : "An English";
  return newTestLevels.map((level) => ({
    id: `${language}-all-${level}`,
    label: `${name} test at ${levelName(language)} ${level} in all four abilities`,
    raised: withLevel(language, level),
  }));
}

/** Three levels above the lowest ability at most: more is no single step. */
function isWithinReach(level: number, result: LanguageResult): boolean {
  return level <= Math.max(3, lowestOf(result)) + 3;
}

function nextLevels(level: number): number[] {
  const next = Math.max(4, level + 1);
  return [next, next + 1].filter((each) => each <= 10);
}

function abilityLabel(raised: LanguageResult, ability: Ability): string {
  const level = `${levelName(raised.language)} ${raised.levels[ability]} in ${ability}`;
  return raised.test ? `${level} (${raised.test.name} ${raised.scores[ability]})` : level;
}

function allLabel(language: Language, level: number): string {
  const name = language === "french" ? "French" : "English";
  return `${levelName(language)} ${level} or more in all four abilities of ${name}`;
}

function withLevel(language: Language, level: number): LanguageResult {
  const levels = eachAbility(() => level);
  return { language, test: null, scores: levels, levels };
}
