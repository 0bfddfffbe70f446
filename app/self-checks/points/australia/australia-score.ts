import type { AustraliaGrid, AustraliaProfile } from "#app/self-checks/points/australia/australia-grid.ts";
import { bandPoints, type GridVersion, versionOf } from "#app/self-checks/points/points-grid.ts";
import {
  conditionText,
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

export type AustraliaResult = {
  version: GridVersion;
  gates: Gate[];
  sections: PointsSection[];
  total: number;
  pass: number;
  /** Whether one may be invited; nothing about an invitation. */
  verdict: Verdict;
};

export function australiaScore(profile: AustraliaProfile, grid: AustraliaGrid): AustraliaResult {
  const gates = gatesOf(profile, grid);
  const lines = [...personLines(profile, grid), ...studyLines(profile, grid), ...familyLines(profile, grid)];
  const sections = [
    workSection(profile, grid),
    sectionOf("person", "You and your family", lines, grid.most - grid.workCap),
  ];
  return {
    version: versionOf(grid),
    gates,
    sections,
    total: sumPoints(sections),
    pass: grid.pass,
    verdict: verdictOf(gates, sections, grid.pass),
  };
}

function gatesOf(profile: AustraliaProfile, { ageBelow }: AustraliaGrid): Gate[] {
  const { visa } = profile;
  const gates = [
    gate({
      id: "age",
      label: `Under ${ageBelow} at the invitation`,
      met: profile.age < ageBelow,
      why: `You are ${profile.age}.`,
      uncertain: "From advisers’ pages; not read at the authority.",
    }),
    gate({
      id: "english",
      label: "Competent English",
      met: profile.english !== "less",
      why: "IELTS 6 in each part, or as much in another accepted test.",
    }),
    gate({
      id: "occupation",
      label: "An occupation on the list for this visa",
      met: profile.listedOccupation,
      why: "The lists differ from visa to visa.",
    }),
    gate({
      id: "assessment",
      label: "A skills assessment for that occupation",
      met: profile.skillsAssessed,
      why: "By the authority that assesses the occupation.",
    }),
  ];
  if (visa === "189") return gates;
  const label = visa === "190" ? "Nominated by a state or territory" : "Nominated, or sponsored by family";
  return [
    ...gates,
    gate({ id: "nomination", label, met: profile.nominated, why: `Visa ${visa} is not given without.` }),
  ];
}

function workSection(
  { workAbroadYears, workInAustraliaYears }: AustraliaProfile,
  { workAbroad, workInAustralia, workCap }: AustraliaGrid,
): PointsSection {
  const most = (bands: { points: number }[]) => Math.max(...bands.map(({ points }) => points));
  const lines = [
    line({
      id: "work-abroad",
      label: "Skilled work outside Australia",
      points: bandPoints(workAbroad, workAbroadYears),
      most: most(workAbroad),
      why: `${yearsText(workAbroadYears)} of the last ten.`,
    }),
    line({
      id: "work-in-australia",
      label: "Skilled work in Australia",
      points: bandPoints(workInAustralia, workInAustraliaYears),
      most: most(workInAustralia),
      why: `${yearsText(workInAustraliaYears)} of the last ten.`,
    }),
  ];
  return sectionOf("work", "Skilled work", lines, workCap);
}

function personLines({ age, english, education }: AustraliaProfile, grid: AustraliaGrid): PointsLine[] {
  const englishText = {
    less: "Less than competent English.",
    competent: "Competent English is needed and gives no points.",
    proficient: "Proficient: IELTS 7 in each part, or as much in another accepted test.",
    superior: "Superior: IELTS 8 in each part, or as much in another accepted test.",
  };
  const educationText = {
    none: "None of these.",
    diploma_or_trade: "An Australian diploma or trade qualification, or an accepted award.",
    bachelor_or_more: "A bachelor’s or master’s degree.",
    doctorate: "A doctorate.",
  };
  return [
    line({
      id: "age",
      label: "Age",
      points: bandPoints(grid.age, age),
      most: Math.max(...grid.age.map(({ points }) => points)),
      why: `You are ${age}. The day of the invitation counts.`,
    }),
    line({
      id: "english",
      label: "English",
      points: grid.english[english],
      most: grid.english.superior,
      why: englishText[english],
    }),
    line({
      id: "education",
      label: "Education",
      points: grid.education[education],
      most: grid.education.doctorate,
      why: `${educationText[education]} Only the highest counts.`,
    }),
  ];
}

function studyLines(profile: AustraliaProfile, grid: AustraliaGrid): PointsLine[] {
  const items = [
    [
      "stemResearchDegree",
      "stem-research",
      "Australian research degree in STEM",
      "an Australian master’s by research or doctorate in a STEM field.",
    ],
    ["australianStudy", "australian-study", "Study in Australia", "92 weeks over at least 16 months."],
    ["regionalStudy", "regional-study", "Study in regional Australia", "that study in a regional area."],
    ["professionalYear", "professional-year", "Professional year in Australia", "an accepted programme."],
    ["communityLanguage", "community-language", "Community language", "a NAATI credential."],
  ] as const;
  return items.map(([key, id, label, condition]) =>
    line({
      id,
      label,
      points: profile[key] ? grid[key] : 0,
      most: grid[key],
      why: conditionText(profile[key], condition),
    }),
  );
}

function familyLines({ partner, visa, nominated }: AustraliaProfile, grid: AustraliaGrid): PointsLine[] {
  const partnerText = {
    none: "No partner.",
    citizen_or_resident: "Your partner is an Australian citizen or permanent resident.",
    skilled: "Your partner is under 45, with competent English and an assessed occupation.",
    competent_english: "Your partner has competent English.",
    other: "Your partner meets none of the conditions.",
  };
  const family = line({
    id: "partner",
    label: "Partner",
    points: grid.partner[partner],
    most: Math.max(...Object.values(grid.partner)),
    why: partnerText[partner],
  });
  if (visa === "189") return [family];
  const most = grid.nomination[visa];
  const nomination = line({
    id: "nomination",
    label: visa === "190" ? "Nomination" : "Nomination or family sponsor",
    points: nominated ? most : 0,
    most,
    why: nominated === null ? "You did not say." : nominated ? "You have it." : "You do not have it.",
    open: nominated === null ? most : 0,
  });
  return [family, nomination];
}
