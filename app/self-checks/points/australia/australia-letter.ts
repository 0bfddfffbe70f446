import { done } from "#app/platform/outcome.ts";
import { australiaForm } from "#app/self-checks/points/australia/australia-form.ts";
import {
  type AustraliaGrid,
  type AustraliaProfile,
  australianEducations,
  australianPartners,
  australianVisas,
  englishLevels,
} from "#app/self-checks/points/australia/australia-grid.ts";
import { australiaScore } from "#app/self-checks/points/australia/australia-score.ts";
import type { PointsCheck } from "#app/self-checks/points/form/points-check.ts";
import { raises } from "#app/self-checks/points/form/raises.ts";
import { type AnswerReader, readAnswers } from "#app/self-checks/points/form/read-answers.ts";
import type { Verdict } from "#app/self-checks/points/points-result.ts";

export const australiaCheck: PointsCheck<AustraliaGrid> = {
  form: australiaForm,
  letter(read, { form, tables: grid, answers }) {
    const { version, verdict, total, pass, gates, sections } = australiaScore(profileOf(read), grid);
    const totalOf = (changed: typeof answers) => {
      const changedRead = readAnswers(form, changed);
      return changedRead.ok ? australiaScore(profileOf(changedRead.value), grid).total : null;
    };
    const part = {
      id: "points",
      heading: `Points test for visa ${profileOf(read).visa}`,
      version: version.name,
      summary: [texts[verdict]],
      total: { points: total, most: null, pass },
      verdict,
      gates,
      sections,
      raises: raises(form, answers, totalOf),
    };
    return done({ parts: [part] });
  },
};

const texts: Record<Verdict, string> = {
  met: "As you answered, you meet the conditions and reach the pass mark. That is not an invitation: those with the most points are invited.",
  missed: "As you answered, a condition or the pass mark is not reached.",
  open: "Something that decides is still open, so neither yes nor no can be said.",
};

function profileOf(read: AnswerReader): AustraliaProfile {
  return {
    visa: read.choice("visa", australianVisas),
    age: read.number("age"),
    english: read.choice("english", englishLevels),
    workAbroadYears: read.number("abroad_years"),
    workInAustraliaYears: read.number("australian_years"),
    education: read.choice("education", australianEducations),
    stemResearchDegree: read.ticked("stem"),
    australianStudy: read.ticked("australian_study"),
    regionalStudy: read.ticked("regional_study"),
    professionalYear: read.ticked("professional_year"),
    communityLanguage: read.ticked("community_language"),
    partner: read.choice("partner", australianPartners),
    listedOccupation: read.yesOrNo("listed"),
    skillsAssessed: read.yesOrNo("assessed"),
    nominated: read.yesOrNo("nominated"),
  };
}
