import { officialNotesUs, regulation } from "#app/catalog/service-parts/official-notes-us.ts";
import type { OfficialNote } from "#app/content/section-parts.ts";
import type { Source } from "#app/self-checks/evidence/check-definition.ts";

/** What the checks of US visas are read from. */
export const usSources = {
  o1a: sourceOf(officialNotesUs["o-1a-count"]),
  o1b: sourceOf(officialNotesUs["o-1b-count"]),
  eb1a: { ...regulation("8 CFR 204.5(h)", 204, "204.5"), asOf: "2026-04-16" },
  eb1b: { ...regulation("8 CFR 204.5(i)", 204, "204.5"), asOf: "2026-04-16" },
  eb2: sourceOf(officialNotesUs["eb-2-count"]),
  o1Manual: sourceOf(officialNotesUs["o-1-papers"]),
  eb1aManual: manual(2),
  eb1bManual: manual(3),
  niwManual: manual(5),
  visaBulletin: sourceOf(officialNotesUs["eb-2-visa-number"]),
  secondStepCase: {
    name: "Visa Lawyer Blog, on the ruling of a court in Nebraska of 28 January 2026 (a law firm’s account)",
    url: "https://www.visalawyerblog.com/nebraska-federal-court-orders-uscis-to-approve-eb-1a-after-unlawful-final-merits-denial",
    asOf: "2026-11-22",
  },
  o1bGuidance: {
    name: "Legal Services Incorporated, on USCIS guidance of 3 March 2023 (a law firm’s account)",
    url: "https://legalservicesincorporated.com/immigration/extraordinary-ability/uscis-policy-updates-for-o1b-petitions-individuals-with-extraordinary-ability-in-the-arts-or-motion-picture-tv-industry/",
    asOf: "2026-11-22",
  },
} satisfies Record<string, Source>;

function manual(chapter: number): Source {
  return {
    name: `USCIS Policy Manual, Volume 6, Part F, Chapter ${chapter}`,
    url: `https://www.uscis.gov/policy-manual/volume-6-part-f-chapter-${chapter}`,
    asOf: "2026-02-03",
  };
}

function sourceOf({ source, asOf }: OfficialNote): Source {
  return { ...source, asOf };
}
