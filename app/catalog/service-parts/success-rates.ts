import type { ClaimId } from "#app/content/claims.ts";
import type { SuccessRateCard, SuccessRateRow } from "#app/content/section-parts.ts";

/** Named as in spec section 3. */
export type SuccessRateServiceType =
  | "o-1-visa"
  | "eb_1_visa"
  | "eb_2_visa"
  | "onePassData"
  | "gtvisa"
  | "nivisa";

type SuccessRates = { claim: ClaimId; rows: SuccessRateRow[]; card: SuccessRateCard };

/** Spec section 9, which names what was counted only for O-1. Past shares, not chances. */
export const successRates: Record<SuccessRateServiceType, SuccessRates> = {
  "o-1-visa": {
    claim: "success-rates-o-1",
    rows: byPapers([4, 81.5], [5, 87], [6, 92], [7, 98]),
    card: card("O-1", "Client petitions, January to June 2025"),
  },
  eb_1_visa: {
    claim: "success-rates-eb-1",
    rows: byPapers([6, 73], [7, 80], [8, 87], [9, 91.5], [10, 96]),
    card: card("EB-1", "Our figures: over 93% in all"),
  },
  eb_2_visa: {
    claim: "success-rates-eb-2",
    rows: byPapers([4, 81.5], [5, 87], [6, 92], [7, 98]),
    card: card("EB-2 National Interest Waiver", "Our figures"),
  },
  gtvisa: {
    claim: "success-rates-uk",
    rows: byPapers([5, 89], [6, 94], [7, 97]),
    card: card("UK Global Talent", "Our figures"),
  },
  nivisa: {
    claim: "success-rates-australia",
    rows: byPapers([5, 80], [6, 86], [7, 94]),
    card: card("Australia National Innovation", "Our figures, 2025: over 92% in all"),
  },
  onePassData: {
    claim: "success-rates-singapore",
    rows: byPapers([5, 86], [6, 90], [7, 96.5]),
    card: card("Singapore ONE Pass", "Our figures, 2024"),
  },
};

/** The lowest and the highest. */
export function ratesInALine(rows: readonly SuccessRateRow[]): string {
  const ends = [...new Set([rows[0], rows.at(-1)])].flatMap((row) =>
    row ? `${row.name}: ${row.percentage}%` : [],
  );
  // Non-breaking spaces, so a line breaks only between the two.
  return ends.map((end) => end.replaceAll(" ", "\u00a0")).join(", ");
}

function byPapers(...pairs: [papers: number, percentage: number][]): SuccessRateRow[] {
  return pairs.map(([papers, percentage]) => ({ name: `${papers} papers`, percentage }));
}

function card(visa: string, subheading: string): SuccessRateCard {
  return {
    heading: `${visa}: success by number of papers`,
    subheading,
    footer: "Such figures describe the past and promise nothing about a decision.",
  };
}
