import type { FaqItem } from "#app/content/section-parts.ts";
import { claimsNamed } from "#app/content/claims.ts";
import { destinationCounts } from "#app/content/destination-counts.ts";
import { officialNotesUs } from "#app/catalog/service-parts/official-notes-us.ts";
import { type PremiumVisa, visaTitle } from "#app/catalog/service-parts/visa-comparison.ts";
import { visaCards } from "#app/catalog/service-parts/visa-sections.ts";
import type { ItemsSection, Section } from "#app/content/section.ts";
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

const steps: ItemsSection["items"] = [
  {
    title: "Step 1",
    heading: "Choose and see the price",
    description:
      "Pick a service, set its choices and read what each line of the price is for. No account is needed to look.",
    image: "checklist",
  },
  {
    title: "Step 2",
    heading: "Send what we need",
    description:
      "Pay by card, Razorpay or wallet, then send your documents. The delivery time starts when we have them.",
    image: "documents",
  },
  {
    title: "Step 3",
    heading: "Work with one person",
    description:
      "You approve each draft and each form by video, call or text. Nothing is sent in your name unread.",
    image: "counselling",
  },
  {
    title: "Step 4",
    heading: "Arrive",
    description:
      "Your dashboard shows what is done, what comes next and by when, until the last page is delivered.",
    image: "arrival",
  },
];

const questions: FaqItem[] = [
  {
    question: "Can you guarantee a visa or an admission?",
    answer:
      "No one can. Governments and universities decide alone. Our guarantee is about our own service: if every application filed on time is refused, our fee is returned under the refund rules. University and government fees are not ours to return.",
  },
  {
    question: "What is in the price, and what is not?",
    answer:
      "The price covers our work, itemised line by line. University, test and government fees are paid by you to whoever charges them and are never part of it. Where a payment fee applies, the figure with it stands beside the price.",
  },
  {
    question: "Who writes my documents?",
    answer:
      "We draft with you, from what you tell us and can show. We invent nothing, and a letter of recommendation is always rewritten, approved and sent by the person who signs it.",
  },
  {
    question: "Do the premium visas start with a payment?",
    answer:
      "Most start with a free eligibility check, so that you know where you stand before spending anything. The EB-2 National Interest Waiver can also be bought directly.",
  },
  {
    question: "Which currency will I pay in?",
    answer:
      "The one you choose at the top of the page. Prices are shown in it from then on, and a saved choice is never changed without you.",
  },
  {
    question: "Can I ask something before I pay?",
    answer:
      "Yes. With an account you can book a free five-minute chat on WhatsApp on the page of most services, and every premium visa has a free eligibility check of its own.",
  },
];

export const homeSections: Section[] = [
  {
    kind: "pathways",
    id: "visas",
    heading: "Six visas for people with a record",
    intro: [
      "Each page gives the rules, the time it takes and the official source, so you can judge for yourself. Each begins with a free eligibility check. ",
      { text: "Compare all six", href: "/visas/" },
      ", or ",
      { text: "check your own record", href: "/check/" },
      " first.",
    ],
    cards: visaCards(),
    newTab: false,
  },
  {
    kind: "destinations",
    id: "destinations",
    heading: "Where our students went",
    intro: "The countries chosen most often. Fewer students went to each of the others.",
    destinations: [...destinationCounts],
    illustration: null,
  },
  {
    kind: "table",
    id: "success-rate",
    heading: "Success rates by number of papers",
    intro:
      "These figures are our own. Only those for O-1 are a count of client petitions; for the other visas we know the rate, not what was counted.",
    columns: ["Visa", "Success rate", "What is known of it"],
    rows: rated.map(([visa, rates]) => successRow(visaTitle(visa), rates)),
    rowClaims: rated.map(([, rates]) => successRates[rates].claim),
    caption: "By how many papers had been published. They promise nothing about a decision.",
  },
  {
    kind: "claims",
    id: "results",
    heading: "What students gain",
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
    heading: "How it works",
    layout: "cards",
    intro: null,
    items: steps,
  },
  { kind: "testimonials", id: "testimonials", heading: "What customers say" },
  { kind: "faq", id: "faq", heading: "Before you ask", items: questions },
];

function successRow(visa: string, rates: SuccessRateServiceType): string[] {
  const { rows, card } = successRates[rates];
  return [visa, ratesInALine(rows), card.subheading];
}
