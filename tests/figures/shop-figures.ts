/**
 * Figures of the specification outside a page's own sections, such as in the box, the payment dialog or the shop's
 * behaviour.
 */
export type ShopFigure = {
  section: 1 | 5 | 9;
  of: string;
  figure: string;
  path: string;
  /** Empty if the figure shows in behaviour, not in text. */
  shown: string[];
  keptIn: string;
  written: string;
};

const application = "/service/premium/complete-application/";
const visaHelp = "/service/premium/visa_and_financial_counselling/";
const inRupees = "currency=INR";
const percentages = "app/pricing/percentages.ts";
const choices = "app/catalog/choice-rules.ts";
const home = { section: 9 as const, path: "/" };

export const shopFigures: ShopFigure[] = [
  {
    ...home,
    of: "home page: students who get full funding",
    figure: "22%",
    shown: ["22%", "of our students get full funding"],
    keptIn: "app/content/claims.ts",
    written: 'figure: "22%"',
  },
  {
    ...home,
    of: "home page: students who get a scholarship over $10k",
    figure: "83%, more than $10,000",
    shown: ["83%", "get a scholarship of more than $10,000"],
    keptIn: "app/content/claims.ts",
    written: 'figure: "83%", text: "get a scholarship of more than $10,000"',
  },
  {
    ...home,
    of: "home page: scholarships, as a multiple of what is spent",
    figure: "10x",
    shown: ["10x", "what students spend with us"],
    keptIn: "app/content/claims.ts",
    written: 'figure: "10x"',
  },
  ...(
    [
      ["United States", "10,000", "10_000"],
      ["Canada", "2,000", "2_000"],
      ["United Kingdom", "3,000", "3_000"],
      ["Australia", "4,000", "4_000"],
    ] as const
  ).map(([country, figure, number]) => ({
    ...home,
    of: `home page: students by destination, ${country}`,
    figure,
    shown: [country, figure],
    keptIn: "app/content/destination-counts.ts",
    written: `country: "${country}", students: ${number}`,
  })),
  {
    section: 5,
    of: "a failed Add to Cart says why for so long",
    figure: "3 seconds",
    path: application,
    shown: [],
    keptIn: "app/checkout/purchase-box/buy-controls.module.css",
    written: "3s",
  },
  {
    section: 9,
    of: "amounts in minor units, divided for display",
    figure: "100",
    path: `${application}?${inRupees}`,
    shown: ["₹54,999.00"],
    keptIn: "app/money/format.ts",
    written: "100",
  },
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
  {
    section: 9,
    of: "the saving on the badge",
    figure: "20%",
    path: `/service/premium/cover-letter/?${inRupees}`,
    shown: ["20%"],
    keptIn: percentages,
    written: "badgePercent = 20n",
  },
  {
    section: 9,
    of: "premium of Card, Razorpay and Amazon Payfort",
    figure: "5%",
    path: `/service/premium/cover-letter/?${inRupees}`,
    shown: ["5%"],
    keptIn: percentages,
    written: "premiumPercent = 5n",
  },
  {
    section: 9,
    of: "rating in structured data",
    figure: "4.9 from 87495, scale 1 to 5",
    path: "/service/premium/cover-letter/",
    shown: ['"ratingValue":4.9', '"ratingCount":87495', '"worstRating":1', '"bestRating":5'],
    keptIn: "app/catalog/metadata.ts",
    written: "value: 4.9, count: 87_495, worst: 1, best: 5",
  },
  {
    section: 9,
    of: "the free chat on WhatsApp",
    figure: "5 minutes",
    path: "/service/premium/cover-letter/",
    shown: ["Free five-minute WhatsApp chat"],
    keptIn: "app/service-page/side-boxes.tsx",
    written: "Free five-minute WhatsApp chat",
  },
  {
    section: 9,
    of: "currencies",
    figure: "about 110 (118), the priority list first",
    path: "/service/",
    shown: [],
    keptIn: "app/currencies/currency-table.ts",
    written: "The 118 supported currencies",
  },
  {
    section: 9,
    of: "an answer of the questions is at most so high",
    figure: "26rem",
    path: "/service/premium/cover-letter/",
    shown: [],
    keptIn: "app/ui/disclosure.module.css",
    written: "max-height: 26rem",
  },
  {
    section: 9,
    of: "the timeline follows the scrolling every",
    figure: "10 ms",
    path: "/service/premium/o-1-visa/",
    shown: [],
    keptIn: "app/content/sections/timeline-progress.ts",
    written: "scrollThrottleMs = 10",
  },
  {
    section: 9,
    of: "testimonials fade from one to the next in",
    figure: "100 ms",
    path: "/service/premium/cover-letter/",
    shown: [],
    keptIn: "app/ui/carousel.tsx",
    written: "fadeMs = 100",
  },
  {
    section: 9,
    of: "a research group's description is cut on its card at",
    figure: "40 characters",
    path: "/service/premium/research-paper/",
    shown: [],
    keptIn: "app/content/research-group-card.ts",
    written: "descriptionCut = 40",
  },
  {
    section: 9,
    of: "research groups shown as cards",
    figure: "up to 3",
    path: "/service/premium/research-paper/",
    shown: [],
    keptIn: "app/content/research-group-card.ts",
    written: "cardsMax = 3",
  },
];
