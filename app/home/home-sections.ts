import { claimsNamed } from "#app/content/claims.ts";
import { destinationCounts } from "#app/content/destination-counts.ts";
import { officialNotesUs } from "#app/catalog/service-parts/official-notes-us.ts";
import { type PremiumVisa, visaTitle } from "#app/catalog/service-parts/visa-comparison.ts";
import { visaCards } from "#app/catalog/service-parts/visa-sections.ts";
import { introOf } from "#app/content/page-texts/page-text.ts";
import { type PageTextId, shippedPageTexts } from "#app/content/page-texts/shipped-page-texts.ts";
import { stepsOf } from "#app/content/page-texts/with-page-texts.ts";
import type { Intro, Section } from "#app/content/section.ts";
import {
  ratesInALine,
  successRates,
  type SuccessRateServiceType,
} from "#app/catalog/service-parts/success-rates.ts";

const rated: [visa: PremiumVisa, rates: SuccessRateServiceType][] = [
  ["o-1-visa", "o-1-visa"],
  ["eb-1-visa", "eb_1_visa"],
  ["eb2-niw", "eb_2_visa"],
  ["global-talent-visa-uk", "gtvisa"],
  ["australia-national-innovation-visa-subclass-858", "nivisa"],
  ["singapore-one-pass", "onePassData"],
];

const pictures = (["checklist", "documents", "counselling", "arrival"] as const).map((image) => ({
  title: null,
  heading: "",
  description: "",
  image,
}));

const questions = shippedPageTexts["home.faq"].shipped;

function openingOf(id: PageTextId): { heading: string; intro: Intro } {
  const { heading, intro } = shippedPageTexts[id].shipped;
  return { heading, intro: introOf(intro) };
}

export const homeSections: Section[] = [
  {
    kind: "pathways",
    id: "visas",
    ...openingOf("home.visas"),
    cards: visaCards(),
    newTab: false,
  },
  {
    kind: "destinations",
    id: "destinations",
    ...openingOf("home.destinations"),
    destinations: [...destinationCounts],
    illustration: null,
  },
  {
    kind: "table",
    id: "success-rate",
    ...openingOf("home.success-rate"),
    columns: ["Visa", "Success rate", "What is known of it"],
    rows: rated.map(([visa, rates]) => successRow(visaTitle(visa), rates)),
    rowClaims: rated.map(([, rates]) => successRates[rates].claim),
    caption: "By how many papers had been published. They promise nothing about a decision.",
  },
  {
    kind: "claims",
    id: "results",
    heading: shippedPageTexts["home.results"].shipped.heading,
    claims: claimsNamed(["full-funding", "scholarship-over-10k", "scholarship-return"]),
  },
  {
    kind: "note",
    id: "figures",
    heading: "How to read these figures",
    tone: "official",
    paragraphs: [
      "They are our own. Your chances depend on your record and on who decides.",
      "No agency counts papers. USCIS weighs the whole record, and so do the authorities in the United Kingdom, Australia and Singapore. The page of each visa says what its authority asks for instead, with the source.",
    ],
    source: officialNotesUs["o-1-papers"].source,
    asOf: officialNotesUs["o-1-papers"].asOf,
  },
  {
    kind: "items",
    id: "how-it-works",
    layout: "cards",
    ...openingOf("home.how-it-works"),
    items: stepsOf(shippedPageTexts["home.how-it-works"].shipped.items, pictures),
  },
  {
    kind: "testimonials",
    id: "testimonials",
    heading: shippedPageTexts["home.testimonials"].shipped.heading,
  },
  {
    kind: "faq",
    id: "faq",
    heading: questions.heading,
    items: questions.items.map(({ heading: question, text: answer }) => ({ question, answer })),
  },
];

function successRow(visa: string, rates: SuccessRateServiceType): string[] {
  const { rows, card } = successRates[rates];
  return [visa, ratesInALine(rows), card.subheading];
}
