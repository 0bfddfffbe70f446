import type { CanadaProfile } from "#app/self-checks/points/canada/canada-profile.ts";
import type { CrsGrid } from "#app/self-checks/points/canada/crs-grid.ts";
import { abilities, type LanguageResult, lowestOf } from "#app/self-checks/points/canada/language-result.ts";
import {
  line,
  type PointsLine,
  type PointsSection,
  sectionOf,
} from "#app/self-checks/points/points-result.ts";

export function additionalSection(profile: CanadaProfile, { additional: grid }: CrsGrid): PointsSection {
  const { nomination, jobOffer, canadianStudy, sibling } = profile;
  const studyText = {
    none: "No credential from a school in Canada.",
    short: "A programme of one or two years in Canada.",
    long: "A programme of three years or more in Canada, or a master’s, professional or doctoral degree from there.",
  };
  const lines = [
    line({
      id: "nomination",
      label: "Nomination by a province or territory",
      points: nomination ? grid.nomination : 0,
      most: grid.nomination,
      why: nomination ? "You are nominated." : "You are not nominated.",
    }),
    frenchLine(profile, grid.french),
    line({
      id: "canadian-study",
      label: "Study in Canada",
      points: canadianStudy === "none" ? 0 : grid.canadianStudy[canadianStudy],
      most: grid.canadianStudy.long,
      why: studyText[canadianStudy],
    }),
    line({
      id: "sibling",
      label: "Brother or sister in Canada",
      points: sibling ? grid.sibling : 0,
      most: grid.sibling,
      why: sibling
        ? "A brother or sister of yours or your partner’s lives in Canada. Counted once."
        : "None who is a citizen or permanent resident and lives there.",
    }),
    line({
      id: "job-offer",
      label: "Job offer",
      points: jobOffer ? grid.jobOffer : 0,
      most: grid.jobOffer,
      why: grid.jobOffer === 0 ? "This version gives no points for a job offer." : offerText(jobOffer),
    }),
  ];
  return sectionOf("additional", "Additional points", lines, grid.cap);
}

/** French counts whether it is the first or the second language. */
function frenchLine({ french, english }: CanadaProfile, grid: CrsGrid["additional"]["french"]): PointsLine {
  const head = { id: "french", label: "French", most: grid.withEnglish };
  if (lowestOf(french) < grid.french) {
    return line({ ...head, points: 0, why: `Not NCLC ${grid.french} or more in all four abilities.` });
  }
  const has = `NCLC ${grid.french} or more in all four abilities`;
  if (lowestOf(english) >= grid.english) {
    return line({
      ...head,
      points: grid.withEnglish,
      why: `${has}, and English at CLB ${grid.english} or more.`,
    });
  }
  return line({
    ...head,
    points: grid.withoutEnglish,
    why: `${has}, without English at CLB ${grid.english} or more in all four.`,
    uncertain: isMixed(english, grid.english)
      ? `Your English is at CLB ${grid.english} or more in some abilities and below in others. No source we have says what that gives; we count the lower figure, ${grid.withoutEnglish} and not ${grid.withEnglish}.`
      : null,
  });
}

function isMixed(english: LanguageResult | null, level: number): boolean {
  return english !== null && abilities.some((ability) => english.levels[ability] >= level);
}

function offerText(jobOffer: boolean): string {
  return jobOffer ? "You have a valid job offer." : "No valid job offer.";
}
