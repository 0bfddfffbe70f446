import type { CanadaProfile, Partner } from "#app/self-checks/points/canada/canada-profile.ts";
import { educations } from "#app/self-checks/points/canada/canada-profile.ts";
import type { CrsGrid } from "#app/self-checks/points/canada/crs-grid.ts";
import { improvements, improvementsBy } from "#app/self-checks/points/canada/crs-improvements.ts";
import { type CrsResult, crsScore } from "#app/self-checks/points/canada/crs-score.ts";
import {
  expressEntryForm,
  levelsKnown,
  partnerChoices,
  studyChoices,
  teers,
} from "#app/self-checks/points/canada/express-entry-form.ts";
import { type FswResult, fswScore } from "#app/self-checks/points/canada/fsw-score.ts";
import {
  eachAbility,
  type Language,
  type LanguageResult,
  type LanguageTable,
  readLanguageLevels,
  readLanguageTest,
} from "#app/self-checks/points/canada/language-result.ts";
import { cecCheck, fstCheck, type ProgrammeResult } from "#app/self-checks/points/canada/other-programmes.ts";
import type { ProgrammesGrid } from "#app/self-checks/points/canada/programmes-grid.ts";
import type { PointsCheck } from "#app/self-checks/points/form/points-check.ts";
import type { LetterPart } from "#app/self-checks/points/form/points-letter.ts";
import type { AnswerReader } from "#app/self-checks/points/form/read-answers.ts";
import { done, type Outcome, refuse, refuseAll } from "#app/platform/outcome.ts";
import { upperFirst, type Verdict } from "#app/self-checks/points/points-result.ts";

type ExpressEntryTables = { crs: CrsGrid; programmes: ProgrammesGrid; tests: LanguageTable };

export const expressEntryCheck: PointsCheck<ExpressEntryTables> = {
  form: ({ tests }) => expressEntryForm(tests),
  letter(read, { tables }) {
    const profile = profileOf(read, tables.tests);
    if (!profile.ok) return profile;
    const parts = [
      crsPart(profile.value, tables),
      fswPart(profile.value, tables),
      programmePart("cec", "Canadian Experience Class", cecCheck(profile.value, tables.programmes)),
      programmePart("fst", "Federal Skilled Trades", fstCheck(profile.value, tables.programmes)),
    ];
    return done({ parts });
  },
};

function profileOf(read: AnswerReader, tests: LanguageTable): Outcome<CanadaProfile> {
  const english = resultOf("english", read, tests);
  const french = resultOf("french", read, tests);
  const partnerResult = resultOf("partner", read, tests);
  if (!english.ok || !french.ok || !partnerResult.ok) return refuseAll([english, french, partnerResult]);
  const teer = read.choiceOrNull("teer", teers);
  return done({
    age: read.number("age"),
    partner: partnerOf(read, partnerResult.value),
    education: read.choice("education", educations),
    credentialAssessed: read.yesOrNo("assessed"),
    english: english.value,
    french: french.value,
    firstLanguage: null,
    foreignWorkYears: read.number("foreign_years"),
    canadianWorkYears: read.number("canadian_years"),
    recentCanadianWorkYears: Math.min(read.number("recent_years"), read.number("canadian_years")),
    teer: teer === null ? null : (Number(teer) as 0 | 1 | 2 | 3),
    continuousYear: read.yesOrNo("continuous"),
    tradeYears: read.number("trade_years"),
    tradeCertificate: read.ticked("certificate"),
    jobOffer: read.ticked("offer"),
    mayWorkInCanada: read.ticked("may_work"),
    canadianStudy: read.choice("study", studyChoices),
    twoYearsStudyInCanada: read.ticked("two_years_study"),
    sibling: read.ticked("sibling"),
    otherRelative: read.ticked("relative"),
    nomination: read.ticked("nominated"),
    familySize: read.number("family"),
    fundsCad: read.numberOrNull("funds"),
    outsideQuebec: read.yesOrNo("outside_quebec"),
  });
}

function partnerOf(read: AnswerReader, language: LanguageResult | null): Partner | null {
  const chosen = read.choice("partner", partnerChoices);
  if (chosen === "none") return null;
  return {
    accompanying: chosen === "comes",
    citizenOrResident: chosen === "citizen",
    education: read.choiceOrNull("partner_education", educations) ?? "none",
    language,
    canadianWorkYears: read.number("partner_years"),
    twoYearsStudyInCanada: read.ticked("partner_study"),
  };
}

/** Scores that are no scores of the test are refused at their fields. */
function resultOf(
  whose: Language | "partner",
  read: AnswerReader,
  tests: LanguageTable,
): Outcome<LanguageResult | null> {
  const offered = ["none", levelsKnown, ...tests.tests.map(({ id }) => id)];
  const chosen = read.choiceOrNull(`${whose}_test`, offered) ?? "none";
  if (chosen === "none") return done(null);
  const scores = eachAbility((ability) => read.number(`${whose}_${ability}`));
  // A partner's levels count the same in either language.
  const language = whose === "partner" ? "english" : whose;
  const result =
    chosen === levelsKnown ? readLanguageLevels(language, scores) : readLanguageTest(tests, chosen, scores);
  if (result.ok) return result;
  const errors = Object.entries(result.refusal.errors ?? {}).map(([ability, message]) => [
    `${whose}_${ability}`,
    message,
  ]);
  return refuse({ ...result.refusal, errors: Object.fromEntries(errors) });
}

function crsPart(profile: CanadaProfile, { crs, tests }: ExpressEntryTables): LetterPart {
  const result = crsScore(profile, crs);
  return {
    id: "crs",
    heading: "Comprehensive Ranking System (CRS)",
    version: crs.name,
    summary: ["This score ranks everybody in the pool.", result.columnReason, ...firstLanguageText(result)],
    total: { points: result.total, most: result.most, pass: null },
    verdict: null,
    gates: [],
    sections: result.sections,
    raises: improvements(profile, crs, tests),
  };
}

function firstLanguageText({ firstLanguage }: CrsResult | FswResult): string[] {
  return firstLanguage === null ? [] : [`${upperFirst(firstLanguage)} is counted as the first language.`];
}

function fswPart(profile: CanadaProfile, { programmes, tests }: ExpressEntryTables): LetterPart {
  const result = fswScore(profile, programmes);
  const { total, most, pass, verdict, gates, sections, version } = result;
  const texts: Record<Verdict, string> = {
    met: "As you answered, you meet the minimums and reach the pass mark. This lets one enter the pool; the CRS score ranks there.",
    missed: "As you answered, a minimum or the pass mark is not reached.",
    open: "Something that decides is still open, so neither yes nor no can be said.",
  };
  return {
    id: "fsw",
    heading: "Federal Skilled Worker",
    version: version.name,
    summary: [texts[verdict], ...firstLanguageText(result)],
    total: { points: total, most, pass },
    verdict,
    gates,
    sections,
    raises: improvementsBy((changed) => fswScore(changed, programmes).total, profile, tests),
  };
}

function programmePart(
  id: string,
  heading: string,
  { gates, verdict, version }: ProgrammeResult,
): LetterPart {
  return {
    id,
    heading,
    version: version.name,
    summary: ["This programme has minimums and no points of its own."],
    total: null,
    verdict,
    gates,
    sections: [],
    raises: [],
  };
}
