import { invariant } from "#app/platform/invariant.ts";
import { done } from "#app/platform/outcome.ts";
import type { PointsCheck } from "#app/self-checks/points/form/points-check.ts";
import { raises } from "#app/self-checks/points/form/raises.ts";
import { type AnswerReader, readAnswers } from "#app/self-checks/points/form/read-answers.ts";
import type { Verdict } from "#app/self-checks/points/points-result.ts";
import {
  applicationDays,
  compassForm,
  localShares,
  qualifications,
  salaryRanks,
} from "#app/self-checks/points/singapore/compass-form.ts";
import type { CompassGrid, CompassProfile } from "#app/self-checks/points/singapore/compass-grid.ts";
import { compassScore } from "#app/self-checks/points/singapore/compass-score.ts";

export const compassCheck: PointsCheck<CompassGrid> = {
  form: compassForm,
  letter(read, { form, tables: grid, answers }) {
    const { version, verdict, total, pass, gates, sections } = compassScore(profileOf(read, grid), grid);
    const totalOf = (changed: typeof answers) => {
      const changedRead = readAnswers(form, changed);
      return changedRead.ok ? compassScore(profileOf(changedRead.value, grid), grid).total : null;
    };
    const part = {
      id: "points",
      heading: "COMPASS, for the Employment Pass",
      version: version.name,
      summary: [texts[verdict], ...(pass === null ? ["From this salary on no points are needed."] : [])],
      total: pass === null ? null : { points: total, most: null, pass },
      verdict,
      gates,
      sections,
      raises: pass === null ? [] : raises(form, answers, totalOf),
    };
    return done({ parts: [part] });
  },
};

const texts: Record<Verdict, string> = {
  met: "As you answered, the qualifying salary and the points are reached. The ministry decides on the employer’s application.",
  missed: "As you answered, the qualifying salary or the points are not reached.",
  open: "Something that decides is still open, so neither yes nor no can be said.",
};

function profileOf(read: AnswerReader, grid: CompassGrid): CompassProfile {
  const days = applicationDays(grid);
  const appliesOn = days[Number(read.choice("applies", Object.keys(days)))];
  invariant(appliesOn, "a period has its day");
  return {
    monthlySalary: read.number("salary"),
    financialServices: read.ticked("financial"),
    age: read.number("age"),
    appliesOn,
    salaryRank: read.choiceOrNull("salary_rank", salaryRanks),
    qualification: read.choice("qualification", qualifications),
    firmProfessionals: read.numberOrNull("professionals"),
    nationalityShare: read.numberOrNull("nationality_share"),
    localShare: read.choiceOrNull("local_share", localShares),
    shortageOccupation: read.yesOrNo("shortage"),
    strategicFirm: read.yesOrNo("strategic"),
  };
}
