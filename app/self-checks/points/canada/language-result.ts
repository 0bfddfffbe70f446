import type { GridVersion } from "#app/self-checks/points/points-grid.ts";
import { done, type Outcome, refuse, refuseAll, type Refused } from "#app/platform/outcome.ts";

export const abilities = ["reading", "writing", "listening", "speaking"] as const;

export type Ability = (typeof abilities)[number];
export type Abilities = Record<Ability, number>;
export type Language = "english" | "french";

type Scale = { least: number; most: number; step: number };

/** `levels` holds the lowest score of each level, from the lowest level up. */
type LanguageTest = {
  id: string;
  name: string;
  language: Language;
  note: string | null;
  scale: Record<Ability, Scale>;
  levels: ({ level: number } & Abilities)[];
};

export type LanguageTable = GridVersion & { system: "language_tests"; tests: LanguageTest[] };

/** `levels` are CLB for English and NCLC for French, 0 for anything below 4. `test` is null if levels were given. */
export type LanguageResult = {
  language: Language;
  test: { id: string; name: string } | null;
  scores: Abilities;
  levels: Abilities;
};

/** Refuses scores that are not on the test's scale, each at its ability. */
export function readLanguageTest(
  table: LanguageTable,
  testId: string,
  scores: Abilities,
): Outcome<LanguageResult> {
  const test = table.tests.find(({ id }) => id === testId);
  if (!test)
    return refuse({ code: "unknown_test", message: "Choose one of the tests.", status: 422, field: "test" });
  const faults = abilities
    .filter((ability) => !isOnScale(scores[ability], test.scale[ability]))
    .map((ability) => notOnScale(`${test.name} score`, ability, test.scale[ability]));
  if (faults.length > 0) return refuseAll(faults);
  const levels = eachAbility((ability) => levelOf(test, ability, scores[ability]));
  return done({ language: test.language, test: { id: test.id, name: test.name }, scores, levels });
}

/** For people who know their levels. Refuses what is not a whole number from 0 to 12. */
export function readLanguageLevels(language: Language, levels: Abilities): Outcome<LanguageResult> {
  const faults = abilities
    .filter((ability) => !isOnScale(levels[ability], levelScale))
    .map((ability) => notOnScale(`${levelName(language)} level`, ability, levelScale));
  if (faults.length > 0) return refuseAll(faults);
  const counted = eachAbility((ability) => (levels[ability] < lowestLevel ? 0 : levels[ability]));
  return done({ language, test: null, scores: levels, levels: counted });
}

/** The same result with some abilities raised to a level, by the lowest scores that give it. */
export function raisedTo(
  result: LanguageResult,
  raised: readonly Ability[],
  level: number,
  table: LanguageTable,
): LanguageResult {
  const row = table.tests
    .find(({ id }) => id === result.test?.id)
    ?.levels.find((each) => each.level === level);
  const isRaised = (ability: Ability) => raised.includes(ability) && result.levels[ability] < level;
  return {
    ...result,
    scores: eachAbility((ability) =>
      isRaised(ability) ? (row?.[ability] ?? level) : result.scores[ability],
    ),
    levels: eachAbility((ability) => (isRaised(ability) ? level : result.levels[ability])),
  };
}

/** Canadian Language Benchmarks, or Niveaux de compétence linguistique canadiens. */
export function levelName(language: Language): "CLB" | "NCLC" {
  return language === "french" ? "NCLC" : "CLB";
}

export function lowestOf(result: LanguageResult | null): number {
  return result ? Math.min(...abilities.map((ability) => result.levels[ability])) : 0;
}

/** Such as “reading 6.5 is CLB 8”, or “reading CLB 8” if levels were given. */
export function abilityText(result: LanguageResult, ability: Ability): string {
  const level = result.levels[ability];
  const name = levelName(result.language);
  const levelText = level === 0 ? `below ${name} ${lowestLevel}` : `${name} ${level}`;
  return result.test ? `${ability} ${result.scores[ability]} is ${levelText}` : `${ability} ${levelText}`;
}

export function eachAbility(value: (ability: Ability) => number): Abilities {
  return {
    reading: value("reading"),
    writing: value("writing"),
    listening: value("listening"),
    speaking: value("speaking"),
  };
}

/** No point system asks for less. */
const lowestLevel = 4;
const levelScale: Scale = { least: 0, most: 12, step: 1 };

function levelOf(test: LanguageTest, ability: Ability, score: number): number {
  return test.levels.findLast((row) => row[ability] <= score)?.level ?? 0;
}

function isOnScale(score: number, { least, most, step }: Scale): boolean {
  return score >= least && score <= most && Number.isInteger((score - least) / step);
}

function notOnScale(what: string, ability: Ability, { least, most, step }: Scale): Refused {
  const steps = step === 1 ? "in whole numbers" : `in steps of ${step}`;
  const message = `The ${what} for ${ability} goes from ${least} to ${most}, ${steps}.`;
  return refuse({ code: "score_not_on_scale", message, status: 422, field: ability });
}
