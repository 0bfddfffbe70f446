import type { SpecFigure } from "#tests/figures/spec-figure.ts";
import {
  officialNotesAbroad,
  type OfficialNoteAbroadId,
} from "#app/catalog/service-parts/official-notes-abroad.ts";

type Place = Pick<SpecFigure, "section" | "slug" | "anchor">;
type Figure = [of: string, shown: string[], official?: OfficialNoteAbroadId];

const uk = "global-talent-visa-uk";
const australia = "australia-national-innovation-visa-subclass-858";
const singapore = "singapore-one-pass";
const names: Record<string, string> = {
  [uk]: "UK Global Talent",
  [australia]: "Australia NIV",
  [singapore]: "Singapore ONE Pass",
};

const offers: Figure = [
  "what every visa page offers",
  ["Free eligibility check", "Profile boosting", "Expert strategy"],
];

export const otherVisaFigures: SpecFigure[] = [
  ...figures({ section: 1, slug: uk, anchor: "why-choose-landfall" }, [offers]),
  ...figures({ section: 5, slug: uk, anchor: "eligibility-criteria" }, [
    ["age", ["at least 18"]],
    ["digital technology, recognition", ["Recognition within the last 5 years"]],
    ["digital technology, evidence", ["At least 2 of these 4"]],
    ["arts, Exceptional Talent, years", ["Exceptional Talent needs 5+ years of work"], "gtv-arts-years"],
    ["arts, Exceptional Talent, countries", ["a record in at least 2 countries"]],
    ["arts, Exceptional Promise, years", ["Exceptional Promise needs 3+ years"], "gtv-arts-years"],
    ["arts, Exceptional Promise, countries", ["a record in at least 1 country"]],
  ]),
  ...figures({ section: 9, slug: uk, anchor: "success-rate" }, [
    ["success with 5 papers", ["5 papers", "89"], "gtv-papers"],
    ["success with 6 papers", ["6 papers", "94"], "gtv-papers"],
    ["success with 7 papers", ["7 papers", "97"], "gtv-papers"],
  ]),
  ...figures({ section: 9, slug: uk, anchor: "fees" }, [
    ["fee", ["£766 per person"]],
    ["priority service", ["An extra £500", "decision in 5 working days"], "gtv-priority"],
    [
      "fast-track decision, also quoted",
      ["also quoted: a fast-track decision in 14 working days"],
      "gtv-priority",
    ],
  ]),
  ...figures({ section: 9, slug: uk, anchor: "timeline" }, [
    ["visa period", ["Up to 5 years"]],
    ["extensions", ["Extensions of 1–5 years"]],
    ["endorsement, fast track", ["Fast track: about 2 weeks"], "gtv-endorsement"],
    ["endorsement, peer review", ["Peer review: 5–7 weeks"], "gtv-endorsement"],
    ["application", ["Within 60 days of invite"], "gtv-deadline"],
    ["decision from outside the UK", ["3 weeks from outside the UK"]],
    ["decision from inside the UK", ["8 weeks from inside the UK"]],
    ["standard duration", ["4–8 months"], "gtv-standard"],
  ]),
  ...figures({ section: 9, slug: uk, anchor: "documents" }, [
    [
      "letters of recommendation",
      ["1 for research", "3 for arts", "3 for digital technology"],
      "gtv-letters",
    ],
    ["personal statement", ["500–1,000 words"], "gtv-statement"],
    ["evidence portfolio", ["At least 2 items, plus up to 8 more"], "gtv-portfolio"],
  ]),

  ...figures({ section: 1, slug: australia, anchor: "why-choose-landfall" }, [offers]),
  ...figures({ section: 5, slug: australia, anchor: "eligibility-criteria" }, [
    ["criteria", ["Some of these 7"], "niv-count"],
    ["nomination", ["a nomination on Form 1000 (mandatory)"]],
    ["application", ["within 60 days of nomination approval"], "niv-deadline"],
  ]),
  ...figures({ section: 9, slug: australia, anchor: "success-rate" }, [
    ["success with 5 papers", ["5 papers", "80"], "niv-papers"],
    ["success with 6 papers", ["6 papers", "86"], "niv-papers"],
    ["success with 7 papers", ["7 papers", "94"], "niv-papers"],
    ["success in all, and its year", ["2025: over 92% in all"], "niv-papers"],
  ]),
  ...figures({ section: 9, slug: australia, anchor: "timeline" }, [
    ["profile building", ["6 months"]],
    ["invitation, priority sectors", ["2–4 weeks for priority sectors"], "niv-invitation"],
    ["invitation, others", ["8–12 weeks for others"], "niv-invitation"],
    ["nomination", ["2–4 weeks"]],
    ["application", ["Within 60 days of nomination approval"], "niv-deadline"],
    ["decision, Premium", ["Premium: 15 calendar days"], "niv-premium"],
    ["decision, Standard", ["Standard: 2–3 months"], "niv-standard"],
    ["overall decision", ["Overall decision: 9 months"], "niv-standard"],
    ["travel", ["Travel allowed for up to 5 years"]],
  ]),

  ...figures({ section: 1, slug: singapore, anchor: "why-choose-landfall" }, [offers]),
  ...figures({ section: 5, slug: singapore, anchor: "eligibility-criteria" }, [
    ["salary", ["fixed monthly salary of at least S$30,000"], "one-pass-salary"],
    ["salary earned", ["earned for the prior 12 months"], "one-pass-salary"],
    ["salary to be earned", ["to be earned"], "one-pass-salary"],
    ["outstanding achiever, kinds of evidence", ["These 7 kinds of evidence"], "one-pass-evidence"],
  ]),
  ...figures({ section: 9, slug: singapore, anchor: "eligibility-criteria" }, [
    ["salary per month", ["fixed monthly salary of at least S$30,000"], "one-pass-salary"],
  ]),
  ...figures({ section: 9, slug: singapore, anchor: "success-rate" }, [
    ["success with 5 papers", ["5 papers", "86"], "one-pass-papers"],
    ["success with 6 papers", ["6 papers", "90"], "one-pass-papers"],
    ["success with 7 papers", ["7 papers", "96.5"], "one-pass-papers"],
    ["year of the success rates", ["2024"]],
  ]),
  ...figures({ section: 9, slug: singapore, anchor: "timeline" }, [
    ["profile building", ["6 months"]],
    ["petitioning", ["1–2 months"]],
    ["standard turnaround", ["Standard turnaround: 4–8 weeks"], "one-pass-turnaround"],
    ["stay", ["Up to 5 years per grant or renewal"], "one-pass-renewal"],
  ]),
];

function figures(place: Place, all: Figure[]): SpecFigure[] {
  return all.map(([of, shown, official]) => ({
    ...place,
    of: `${names[place.slug]}: ${of}`,
    shown,
    official: official ? officialNotesAbroad[official].about : null,
  }));
}
