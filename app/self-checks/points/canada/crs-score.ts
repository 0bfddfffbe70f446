import {
  type CanadaProfile,
  countedPartner,
  languageOrders,
} from "#app/self-checks/points/canada/canada-profile.ts";
import { additionalSection } from "#app/self-checks/points/canada/crs-additional.ts";
import { coreSection, partnerSection } from "#app/self-checks/points/canada/crs-core.ts";
import type { CrsColumn, CrsGrid } from "#app/self-checks/points/canada/crs-grid.ts";
import { transferabilitySection } from "#app/self-checks/points/canada/crs-transferability.ts";
import type { Language } from "#app/self-checks/points/canada/language-result.ts";
import { type GridVersion, versionOf } from "#app/self-checks/points/points-grid.ts";
import { type PointsSection, sumPoints } from "#app/self-checks/points/points-result.ts";

export type CrsResult = {
  version: GridVersion;
  column: CrsColumn;
  /** Why that column of the grid. */
  columnReason: string;
  /** The one counted as first: as chosen, or whichever gives more. */
  firstLanguage: Language | null;
  sections: PointsSection[];
  total: number;
  most: number;
};

export function crsScore(profile: CanadaProfile, grid: CrsGrid): CrsResult {
  const partner = countedPartner(profile);
  const column: CrsColumn = partner ? "withPartner" : "single";
  const results = languageOrders(profile).map((order) => {
    const sections = [
      coreSection(profile, order, grid, column),
      partnerSection(partner, grid),
      transferabilitySection(profile, order.first, grid),
      additionalSection(profile, grid),
    ];
    return { firstLanguage: order.first?.language ?? null, sections, total: sumPoints(sections) };
  });
  const best = results.reduce((one, other) => (other.total > one.total ? other : one));
  return {
    version: versionOf(grid),
    column,
    columnReason: columnReason(profile),
    ...best,
    most: grid.most,
  };
}

function columnReason({ partner }: CanadaProfile): string {
  if (!partner) return "Scored without a partner.";
  if (partner.citizenOrResident) {
    return "Scored without a partner, because yours is a citizen or permanent resident of Canada.";
  }
  return partner.accompanying
    ? "Scored with a partner who comes along."
    : "Scored without a partner, because yours stays behind.";
}
