import { abilities, type LanguageTable } from "#app/self-checks/points/canada/language-result.ts";
import type { FswGrid, ProgrammesGrid } from "#app/self-checks/points/canada/programmes-grid.ts";
import { type BrokenLaw, law, mostOf, notAbove, rising } from "#app/self-checks/points/grid-law.ts";

export function programmesLaws({ fsw, funds }: ProgrammesGrid): BrokenLaw[] {
  const { adaptability } = fsw;
  const { partnerLanguage, cap, ...parts } = adaptability;
  return [
    ...notAbove("fsw.pass", fsw.pass, fsw.most),
    ...law(
      bestPossible(fsw) <= fsw.most,
      "fsw.most",
      `Everything together comes to ${bestPossible(fsw)}, which is more.`,
    ),
    ...rising("fsw.firstLanguage", fsw.firstLanguage, "points"),
    ...rising("fsw.experience", fsw.experience, "points"),
    ...notAbove("fsw.adaptability.partnerLanguage.points", partnerLanguage.points, cap),
    ...Object.entries(parts).flatMap(([key, points]) => notAbove(`fsw.adaptability.${key}`, points, cap)),
    ...funds.byFamilySize.flatMap((dollars, at) =>
      law(
        dollars > (funds.byFamilySize[at - 1] ?? 0),
        `funds.byFamilySize.${at}`,
        "Not more than a smaller family needs.",
      ),
    ),
  ];
}

function bestPossible(fsw: FswGrid): number {
  return (
    4 * mostOf(fsw.firstLanguage.map(({ points }) => points)) +
    fsw.secondLanguage.points +
    mostOf(Object.values(fsw.education)) +
    mostOf(fsw.experience.map(({ points }) => points)) +
    mostOf(fsw.age.map(({ points }) => points)) +
    fsw.arrangedEmployment +
    fsw.adaptability.cap
  );
}

/** No level between the first that counts and the last that gives more may be left out. */
const levelsNeeded = [4, 5, 6, 7, 8, 9, 10];

export function languageLaws({ tests }: LanguageTable): BrokenLaw[] {
  return tests.flatMap(({ levels, scale }, test) => [
    ...levelsNeeded
      .filter((level) => !levels.some((row) => row.level === level))
      .map((level) => ({ path: `tests.${test}.levels`, message: `Level ${level} is missing.` })),
    ...levels.flatMap((row, at) =>
      abilities.flatMap((ability) => {
        const { least, most, step } = scale[ability];
        const isOnScale =
          row[ability] >= least &&
          row[ability] <= most &&
          Math.abs((row[ability] - least) / step - Math.round((row[ability] - least) / step)) < 1e-6;
        return law(
          isOnScale,
          `tests.${test}.levels.${at}.${ability}`,
          `Not on the scale from ${least} to ${most}.`,
        );
      }),
    ),
  ]);
}
