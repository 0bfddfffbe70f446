import type {
  OpportunityCardGrid,
  OpportunityCardProfile,
} from "#app/self-checks/points/germany/opportunity-card-grid.ts";
import { type GridVersion, versionOf } from "#app/self-checks/points/points-grid.ts";
import {
  type Gate,
  gate,
  line,
  type PointsLine,
  type PointsSection,
  sectionOf,
  sumPoints,
  type Verdict,
  verdictOf,
  yearsText,
} from "#app/self-checks/points/points-result.ts";

export type OpportunityCardResult = {
  version: GridVersion;
  /** A worker whose qualification is fully recognised needs no points. */
  way: "recognised" | "points";
  gates: Gate[];
  sections: PointsSection[];
  total: number;
  /** Null if no points are needed. */
  pass: number | null;
  verdict: Verdict;
};

export function opportunityCardScore(
  profile: OpportunityCardProfile,
  grid: OpportunityCardGrid,
): OpportunityCardResult {
  const version = versionOf(grid);
  const funds = fundsGate(profile, grid);
  if (profile.recognition === "full") {
    const recognised = gate({
      id: "recognition",
      label: "A qualification fully recognised in Germany",
      met: true,
      why: "You need no points.",
    });
    const gates = [recognised, funds];
    return {
      version,
      way: "recognised",
      gates,
      sections: [],
      total: 0,
      pass: null,
      verdict: verdictOf(gates),
    };
  }
  const gates = [...gatesOf(profile), funds];
  const lines = [...skillLines(profile, grid), ...personLines(profile, grid)];
  const most = lines.reduce((sum, each) => sum + each.most, 0);
  const sections = [sectionOf("points", "Points", lines, most)];
  return {
    version,
    way: "points",
    gates,
    sections,
    total: sumPoints(sections),
    pass: grid.pass,
    verdict: verdictOf(gates, sections, grid.pass),
  };
}

function gatesOf({ qualification, german, english }: OpportunityCardProfile): Gate[] {
  return [
    gate({
      id: "qualification",
      label: "A degree, or vocational training of two years",
      met: qualification,
      why: "Recognised by the state where you gained it.",
    }),
    gate({
      id: "language",
      label: "German A1 or English B2",
      met: german !== "none" || english !== "less",
      why: "One of the two is enough.",
    }),
  ];
}

function fundsGate({ netMonthlyEur }: OpportunityCardProfile, { netIncomeEur }: OpportunityCardGrid): Gate {
  return gate({
    id: "funds",
    label: "Enough money to live on",
    met: netMonthlyEur === null ? null : netMonthlyEur >= netIncomeEur,
    why: `EUR ${netIncomeEur.toLocaleString("en-GB")} net a month.`,
    uncertain: "The amount is for 2026 and from a private page; check it at the embassy.",
  });
}

function skillLines(profile: OpportunityCardProfile, grid: OpportunityCardGrid): PointsLine[] {
  const { recognition, german, english, shortage } = profile;
  const germanText = { none: "No German.", A1: "A1.", A2: "A2.", B1: "B1.", B2_or_more: "B2 or more." };
  const englishText = { less: "Less than B2.", B2: "B2.", C1_or_more: "C1 or more." };
  return [
    line({
      id: "recognition",
      label: "Partial recognition",
      points: recognition === "partial" ? grid.partialRecognition : 0,
      most: grid.partialRecognition,
      why: recognition === "partial" ? "Your qualification is partly recognised." : "Not recognised yet.",
    }),
    line({
      id: "german",
      label: "German",
      points: grid.german[german],
      most: grid.german.B2_or_more,
      why: germanText[german],
    }),
    line({
      id: "english",
      label: "English",
      points: grid.english[english],
      most: grid.english.C1_or_more,
      why: englishText[english],
    }),
    workLine(profile, grid),
    line({
      id: "shortage",
      label: "Shortage occupation",
      points: shortage ? grid.shortage : 0,
      most: grid.shortage,
      why: shortage ? "Your qualification is in one." : "Your qualification is not in one.",
    }),
  ];
}

function workLine(
  { workInLast5, workInLast7 }: OpportunityCardProfile,
  { work }: OpportunityCardGrid,
): PointsLine {
  const worked = { 5: workInLast5, 7: workInLast7 };
  const fits = work.find(({ years, ofLast }) => worked[ofLast] >= years);
  return line({
    id: "work",
    label: "Related work after qualifying",
    points: fits?.points ?? 0,
    most: Math.max(...work.map(({ points }) => points)),
    why: `${yearsText(workInLast5)} in the last five, ${yearsText(workInLast7)} in the last seven.`,
  });
}

function personLines(profile: OpportunityCardProfile, grid: OpportunityCardGrid): PointsLine[] {
  const { stay, partnerApplies } = profile;
  return [
    ageLine(profile.age, grid),
    line({
      id: "stay",
      label: "Time in Germany",
      points: stay ? grid.stay : 0,
      most: grid.stay,
      why: stay
        ? "Six months of lawful stay in the last five years."
        : "Less than six months in the last five years.",
    }),
    line({
      id: "partner",
      label: "Spouse",
      points: partnerApplies ? grid.partner : 0,
      most: grid.partner,
      why: partnerApplies
        ? "Your spouse meets the conditions too and applies with you."
        : "No spouse who meets the conditions and applies with you.",
    }),
  ];
}

/** In the year after the birthday itself it is unsettled whether one is “over” that age. */
function ageLine(age: number, grid: OpportunityCardGrid): PointsLine {
  const certain = grid.age.find(({ notOver }) => age < notOver);
  const doubtful = grid.age.find(({ notOver }) => age === notOver);
  const points = certain?.points ?? 0;
  return line({
    id: "age",
    label: "Age",
    points,
    most: Math.max(...grid.age.map((each) => each.points)),
    why: `You are ${age}.`,
    uncertain: doubtful
      ? `“Not over ${doubtful.notOver}” may still include you, which would give ${doubtful.points}. We count ${points}.`
      : null,
  });
}
