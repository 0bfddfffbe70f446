import { type ClaimId, claims } from "#app/content/claims.ts";
import type { DestinationCount, VisaCountry } from "#app/content/section-parts.ts";
import type { Section, TableSection } from "#app/content/section.ts";

/**
 * Removes sections that only state hidden claims, and the claims from all others. Add every new place that shows
 * claims here.
 */
export function withoutClaims(sections: readonly Section[], hidden: ReadonlySet<ClaimId>): Section[] {
  if (hidden.size === 0) return [...sections];
  return sections.flatMap((section) => withoutClaimsIn(section, hidden) ?? []);
}

export const bannerClaims: Record<VisaCountry["country"], { successRate: ClaimId; cases: ClaimId }> = {
  US: { successRate: "us-visa-success", cases: "us-approvals" },
  CA: { successRate: "canada-visa-success", cases: "canada-cases" },
  GB: { successRate: "uk-visa-success", cases: "uk-cases" },
};

/** All other counts on the map are illustrations. */
export const countClaims: Record<string, ClaimId> = {
  "United States": "students-us",
  Canada: "students-canada",
  "United Kingdom": "students-uk",
  Australia: "students-australia",
};

function withoutClaimsIn(section: Section, hidden: ReadonlySet<ClaimId>): Section | null {
  switch (section.kind) {
    case "claims": {
      const hiddenOnes = new Set<object>([...hidden].map((id) => claims[id]));
      const left = section.claims.filter((claim) => !hiddenOnes.has(claim));
      return left.length === 0 ? null : { ...section, claims: left };
    }
    case "country-tabs":
      return { ...section, countries: section.countries.map((country) => quieter(country, hidden)) };
    case "destinations": {
      const left = section.destinations.filter((count) => !isHidden(count, hidden));
      return left.length === 0 ? null : { ...section, destinations: left };
    }
    case "success-rate": {
      const left = section.charts.filter(({ claim }) => !hidden.has(claim));
      return left.length === 0 ? null : { ...section, charts: left };
    }
    case "table":
      return section.rowClaims === undefined ? section : shorter(section, section.rowClaims, hidden);
    default:
      return section;
  }
}

function shorter(
  table: TableSection,
  claimOf: readonly ClaimId[],
  hidden: ReadonlySet<ClaimId>,
): TableSection | null {
  const isLeft = (_: unknown, at: number) => !hidden.has(claimOf[at]!);
  const rows = table.rows.filter(isLeft);
  return rows.length === 0 ? null : { ...table, rows, rowClaims: claimOf.filter(isLeft) };
}

function quieter(country: VisaCountry, hidden: ReadonlySet<ClaimId>): VisaCountry {
  const { successRate, cases } = bannerClaims[country.country];
  return {
    ...country,
    successRate: hidden.has(successRate) ? null : country.successRate,
    cases: hidden.has(cases) ? null : country.cases,
  };
}

function isHidden({ country }: DestinationCount, hidden: ReadonlySet<ClaimId>): boolean {
  const claim = countClaims[country];
  return claim !== undefined && hidden.has(claim);
}
