import { type CanadaProfile, countedPartner } from "#app/self-checks/points/canada/canada-profile.ts";
import { lowestOf } from "#app/self-checks/points/canada/language-result.ts";
import type { FswGrid } from "#app/self-checks/points/canada/programmes-grid.ts";
import {
  conditionText,
  line,
  type PointsLine,
  type PointsSection,
  sectionOf,
} from "#app/self-checks/points/points-result.ts";

/** A partner counts only if they come along and are neither citizen nor permanent resident. */
export function adaptabilitySection(profile: CanadaProfile, { adaptability: grid }: FswGrid): PointsSection {
  const partner = countedPartner(profile);
  const language = grid.partnerLanguage;
  const partnerLines = partner
    ? [
        itemLine(
          ["partner-language", "Your partner’s language"],
          lowestOf(partner.language) >= language.level,
          language.points,
          `CLB or NCLC ${language.level} or more in all four abilities.`,
        ),
        itemLine(
          ["partner-study", "Your partner’s study in Canada"],
          partner.twoYearsStudyInCanada,
          grid.partnerStudy,
          twoYears,
        ),
        itemLine(
          ["partner-work", "Your partner’s work in Canada"],
          partner.canadianWorkYears >= 1,
          grid.partnerWork,
          "a full year, with permission.",
        ),
      ]
    : [];
  const lines = [
    itemLine(["own-work", "Your work in Canada"], profile.canadianWorkYears >= 1, grid.ownWork, ownYear),
    itemLine(["own-study", "Your study in Canada"], profile.twoYearsStudyInCanada, grid.ownStudy, twoYears),
    itemLine(
      ["offer", "Arranged employment"],
      profile.jobOffer,
      grid.arrangedEmployment,
      "a qualifying job offer, which counts here once more.",
    ),
    itemLine(
      ["relative", "A relative in Canada"],
      profile.sibling || profile.otherRelative,
      grid.relative,
      "a relative of either of you, 18 or older, a citizen or permanent resident, and living in Canada.",
    ),
    ...partnerLines,
  ];
  return sectionOf("adaptability", "Adaptability", lines, grid.cap);
}

const twoYears = "two academic years, full time, in a programme of two years or more.";
const ownYear = "a full year of skilled work, with permission.";

function itemLine(
  [id, label]: [string, string],
  has: boolean,
  points: number,
  condition: string,
): PointsLine {
  return line({
    id,
    label,
    points: has ? points : 0,
    most: points,
    why: conditionText(has, condition),
  });
}
