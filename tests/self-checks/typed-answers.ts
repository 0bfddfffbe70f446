import type { Answers } from "#app/self-checks/points/form/points-form.ts";
import type { Person, PersonLanguage } from "#tests/self-checks/person.ts";
import { profileOf } from "#tests/self-checks/person.ts";

/** What somebody would type and choose in the form of Express Entry. */
export function typedAnswers(person: Person): Answers {
  const { spouse } = person;
  const studies = { no: "none", "1-2y": "short", "3y+": "long" };
  const profile = profileOf(person);
  return filled({
    age: String(person.age),
    education: profile.education,
    assessed: "yes",
    ...languageAnswers("english", person.english),
    ...languageAnswers("french", person.french),
    foreign_years: String(person.fw),
    canadian_years: String(person.cw),
    recent_years: String(Math.min(person.cw, 3)),
    teer: "1",
    continuous: "yes",
    certificate: person.cert ? "yes" : "",
    offer: person.offer ? "yes" : "",
    study: studies[person.study],
    two_years_study: person.ownStudy ? "yes" : "",
    sibling: person.sibling ? "yes" : "",
    relative: person.relative ? "yes" : "",
    nominated: person.nominated ? "yes" : "",
    outside_quebec: "yes",
    funds: "100000",
    partner: !spouse ? "none" : spouse.citizen ? "citizen" : spouse.comes ? "comes" : "stays",
    partner_education: profile.partner?.education ?? "",
    partner_years: String(spouse?.cw ?? 0),
    partner_study: spouse?.study ? "yes" : "",
    ...languageAnswers("partner", spouse?.language ?? null),
  });
}

function languageAnswers(whose: string, language: PersonLanguage | null): Answers {
  if (language === null) return { [`${whose}_test`]: "none" };
  const isLevels = Array.isArray(language);
  const [reading, writing, listening, speaking] = isLevels ? language : language.scores;
  return {
    [`${whose}_test`]: isLevels ? "levels" : language.test,
    [`${whose}_reading`]: String(reading),
    [`${whose}_writing`]: String(writing),
    [`${whose}_listening`]: String(listening),
    [`${whose}_speaking`]: String(speaking),
  };
}

function filled(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ""));
}
