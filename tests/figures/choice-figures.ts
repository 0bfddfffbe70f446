import type { ShopFigure } from "#tests/figures/spec-figure.ts";

const application = "/service/premium/complete-application/";
const visaHelp = "/service/premium/visa_and_financial_counselling/";
const inRupees = "currency=INR";
const percentages = "app/pricing/percentages.ts";
const choices = "app/catalog/choice-rules.ts";

/** Figures of what is chosen and of what a choice costs or saves. */
export const choiceFigures: ShopFigure[] = [
  {
    section: 9,
    of: "universities, 8 to begin with",
    figure: "5, 8, 10, 12, 15, 20",
    path: `${application}?${inRupees}`,
    shown: [
      "5 universities",
      "8 universities",
      "10 universities",
      "12 universities",
      "15 universities",
      "20 universities",
    ],
    keptIn: choices,
    written: "[5, 8, 10, 12, 15, 20]",
  },
  ...["gre-consultation", "mock-interview"].map((slug) => ({
    section: 9 as const,
    of: `sessions of ${slug}, three rounds each`,
    figure: "1 to 12 sessions, 3 to 36 rounds",
    path: `/service/premium/${slug}/?${inRupees}`,
    shown: ["3 rounds", "36 rounds"],
    keptIn: choices,
    written: "wholeNumbers(1, 12)",
  })),
  {
    section: 9,
    of: "co-authors of a research paper, none to begin with",
    figure: "0 to 5",
    path: `/service/premium/research-paper/?${inRupees}`,
    shown: ["No co-authors", "5 co-authors"],
    keptIn: choices,
    written: "wholeNumbers(0, 5)",
  },
  {
    section: 9,
    of: "dependents with visa help",
    figure: "0 to 5",
    path: `${application}?${inRupees}&visa_help=1`,
    shown: ["Dependents"],
    keptIn: choices,
    written: "wholeNumbers(0, 5)",
  },
  {
    section: 9,
    of: "people for whom visa help is bought by itself",
    figure: "1 to 12",
    path: `${visaHelp}?${inRupees}`,
    shown: ["Number of people", "12 people"],
    keptIn: choices,
    written: "wholeNumbers(1, 12)",
  },
  {
    section: 9,
    of: "visa mocks included for each person",
    figure: "1",
    path: `${visaHelp}?${inRupees}`,
    shown: ["Visa mocks", "included"],
    keptIn: choices,
    written: "preset: peopleCount",
  },
  {
    section: 9,
    of: "job applications, 3 to begin with",
    figure: "3, 5, 8, 10 or unlimited",
    path: `/service/premium/job-application/?${inRupees}`,
    shown: ["3 applications", "5 applications", "8 applications", "10 applications", "Unlimited"],
    keptIn: choices,
    written: `[3, 5, 8, 10, "unlimited"]`,
  },
  {
    section: 9,
    of: "lightning speed costs more",
    figure: "25%",
    path: `${application}?${inRupees}&lightning=1`,
    shown: ["25%"],
    keptIn: percentages,
    written: "lightningPercent = 25n",
  },
  {
    section: 9,
    of: "lightning speed delivers in a time of the service's own, here of the complete application",
    figure: "10 working days",
    path: application,
    shown: ["Lightning speed", "Delivered within 10 working days of receiving what we need from you."],
    keptIn: "app/catalog/services/complete-application/service.ts",
    written: "lightningDays: 10",
  },
  {
    section: 9,
    of: "visa help with a complete application costs less",
    figure: "24%",
    path: `${application}?${inRupees}&visa_help=1`,
    shown: ["24%"],
    keptIn: percentages,
    written: "visaHelpSavingPercent = 24n",
  },
  {
    section: 9,
    of: "further visa mocks with visa help cost less",
    figure: "25%",
    path: `${visaHelp}?${inRupees}&mocks=2`,
    shown: ["25%"],
    keptIn: percentages,
    written: "mocksSavingPercent = 25n",
  },
];
