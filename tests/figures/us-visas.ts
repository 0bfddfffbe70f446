import type { SpecFigure } from "#tests/figures/spec-figure.ts";
import { officialNotesUs } from "#app/catalog/service-parts/official-notes-us.ts";

type Place = Pick<SpecFigure, "section" | "slug" | "anchor">;
type Figure = [of: string, shown: string[], official?: keyof typeof officialNotesUs];

const o1 = "o-1-visa";
const eb1 = "eb-1-visa";
const niw = "eb2-niw";
const names: Record<string, string> = { [o1]: "O-1", [eb1]: "EB-1", [niw]: "EB-2 NIW" };

const offers: Figure = [
  "what every visa page offers",
  ["Free eligibility check", "Profile boosting", "Expert strategy"],
];

export const usVisaFigures: SpecFigure[] = [
  ...figures({ section: 1, slug: o1, anchor: "why-choose-landfall" }, [offers]),
  ...figures({ section: 1, slug: o1, anchor: "what" }, [
    ["whom it is pitched at", ["professionals with extraordinary ability"]],
  ]),
  ...figures({ section: 5, slug: o1, anchor: "what" }, [
    ["how long it is granted for", ["granted for 3 years, then unlimited 1-year extensions"], "o-1-stay"],
  ]),
  ...figures({ section: 5, slug: o1, anchor: "eligibility-criteria" }, [
    ["O-1A, major achievement", ["One major achievement", "One is enough"]],
    ["O-1A, criteria", ["At least 3 of these 9"], "o-1a-count"],
    ["O-1B, major achievement", ["One major achievement", "One is enough"]],
    ["O-1B, criteria", ["At least 3 of these 7"], "o-1b-count"],
  ]),
  ...figures({ section: 9, slug: o1, anchor: "success-rate" }, [
    ["success with 4 papers", ["4 papers", "81.5"], "o-1-papers"],
    ["success with 5 papers", ["5 papers", "87"], "o-1-papers"],
    ["success with 6 papers", ["6 papers", "92"], "o-1-papers"],
    ["success with 7 papers", ["7 papers", "98"], "o-1-papers"],
    ["period of the success rates", ["Client petitions, January to June 2025"]],
  ]),
  ...figures({ section: 9, slug: o1, anchor: "timeline" }, [
    ["profile building", ["6 months"]],
    ["petitioning and filing, each", ["1–2 months"]],
    ["decision, Premium", ["Premium: 15 calendar days"], "o-1-premium"],
    ["decision, Standard", ["Standard: 2–3 months"], "standard-time"],
  ]),

  ...figures({ section: 1, slug: eb1, anchor: "why-choose-landfall" }, [offers]),
  ...figures({ section: 5, slug: eb1, anchor: "eligibility-criteria" }, [
    ["EB-1A, major award", ["A one-time major award is enough"]],
    ["EB-1A, criteria", ["At least 3 of these 10"]],
    ["EB-1B, criteria", ["At least 2 of these 6"]],
    ["EB-1B, experience", ["At least 3 years of teaching or research"]],
    ["EB-1B, job offer", ["A job offer from a US private employer"], "eb-1b-employer"],
    ["EB-1B, the employer’s researchers", ["at least 3 full-time researchers"], "eb-1b-employer"],
    [
      "EB-1C, employment abroad",
      ["1 year employed in the past 3 with a qualifying foreign entity"],
      "eb-1c-year",
    ],
    ["EB-1C, the US employer", ["a branch, subsidiary, affiliate or parent"]],
    ["EB-1C, the role", ["A managerial or executive role"]],
    ["EB-1C, the US company", ["doing business for at least 1 year"]],
  ]),
  ...figures({ section: 9, slug: eb1, anchor: "success-rate" }, [
    ["success with 6 papers", ["6 papers", "73"], "eb-1-papers"],
    ["success with 7 papers", ["7 papers", "80"], "eb-1-papers"],
    ["success with 8 papers", ["8 papers", "87"], "eb-1-papers"],
    ["success with 9 papers", ["9 papers", "91.5"], "eb-1-papers"],
    ["success with 10 papers", ["10 papers", "96"], "eb-1-papers"],
    ["success in all", ["over 93%"], "eb-1-papers"],
  ]),
  ...figures({ section: 9, slug: eb1, anchor: "timeline" }, [
    ["profile building", ["6 months"]],
    ["petitioning and USCIS filing, each", ["1–2 months"]],
    ["decision, Premium", ["Premium: 15 calendar days"], "eb-1-premium"],
    ["decision, Standard", ["Standard: 2–3 months"], "standard-time"],
    ["Standard, also quoted", ["also quoted: 4–8 months"], "standard-time"],
    ["dependents", ["Dependents under 21"]],
  ]),

  ...figures({ section: 1, slug: niw, anchor: "why-choose-landfall" }, [offers]),
  ...figures({ section: 1, slug: niw, anchor: "what" }, [
    ["whom it is pitched at", ["professionals with extraordinary ability"], "niw-ability"],
  ]),
  ...figures({ section: 5, slug: niw, anchor: "eligibility-criteria" }, [
    ["exceptional ability, criteria", ["At least 3 of these 7"], "eb-2-count"],
    ["advanced degree, a master’s", ["A master’s"]],
    ["advanced degree, a bachelor’s and experience", ["A bachelor’s plus 5 years"]],
    ["the waiver’s test", ["the three-prong test", "All 3 must be met"]],
  ]),
  ...figures({ section: 9, slug: niw, anchor: "success-rate" }, [
    ["success with 4 papers", ["4 papers", "81.5"], "niw-papers"],
    ["success with 5 papers", ["5 papers", "87"], "niw-papers"],
    ["success with 6 papers", ["6 papers", "92"], "niw-papers"],
    ["success with 7 papers", ["7 papers", "98"], "niw-papers"],
  ]),
  ...figures({ section: 9, slug: niw, anchor: "timeline" }, [
    ["profile building", ["6 months"]],
    ["petitioning", ["1–2 months"]],
    ["Form I-140, Premium", ["Premium: 45 calendar days"], "niw-premium"],
    ["Form I-140, Standard", ["Standard: 2–3 months"], "standard-time"],
    ["Standard of step 4", ["Standard range: 4–8 months"]],
  ]),
];

function figures(place: Place, all: Figure[]): SpecFigure[] {
  return all.map(([of, shown, official]) => ({
    ...place,
    of: `${names[place.slug]}: ${of}`,
    shown,
    official: official ? officialNotesUs[official].about : null,
  }));
}
