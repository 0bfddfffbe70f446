import { done } from "#app/platform/outcome.ts";
import type { PointsCheck } from "#app/self-checks/points/form/points-check.ts";
import { raises } from "#app/self-checks/points/form/raises.ts";
import { type AnswerReader, readAnswers } from "#app/self-checks/points/form/read-answers.ts";
import { opportunityCardForm, recognitions } from "#app/self-checks/points/germany/opportunity-card-form.ts";
import {
  englishCefrLevels,
  germanLevels,
  type OpportunityCardGrid,
  type OpportunityCardProfile,
} from "#app/self-checks/points/germany/opportunity-card-grid.ts";
import { opportunityCardScore } from "#app/self-checks/points/germany/opportunity-card-score.ts";
import type { Verdict } from "#app/self-checks/points/points-result.ts";

export const opportunityCardCheck: PointsCheck<OpportunityCardGrid> = {
  form: opportunityCardForm,
  letter(read, { form, tables: grid, answers }) {
    const result = opportunityCardScore(profileOf(read), grid);
    const { version, verdict, total, pass, gates, sections } = result;
    const totalOf = (changed: typeof answers) => {
      const changedRead = readAnswers(form, changed);
      return changedRead.ok ? opportunityCardScore(profileOf(changedRead.value), grid).total : null;
    };
    const part = {
      id: "points",
      heading: "Opportunity Card",
      version: version.name,
      summary: [
        texts[verdict],
        ...(pass === null ? ["A fully recognised qualification needs no points."] : []),
      ],
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
  met: "As you answered, you meet what the rule asks for. The embassy decides on your papers.",
  missed: "As you answered, a condition or the number of points is not reached.",
  open: "Something that decides is still open, so neither yes nor no can be said.",
};

function profileOf(read: AnswerReader): OpportunityCardProfile {
  return {
    recognition: read.choice("recognition", recognitions),
    qualification: read.ticked("qualification"),
    german: read.choice("german", germanLevels),
    english: read.choice("english", englishCefrLevels),
    workInLast5: read.number("last_5"),
    // Whoever worked in the last five did so in the last seven.
    workInLast7: Math.max(read.number("last_7"), read.number("last_5")),
    shortage: read.ticked("shortage"),
    age: read.number("age"),
    stay: read.ticked("stay"),
    partnerApplies: read.ticked("partner"),
    netMonthlyEur: read.numberOrNull("net_monthly"),
  };
}
