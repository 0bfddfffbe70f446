import type { Need } from "#app/catalog/service-facts.ts";
import type { FaqItem } from "#app/catalog/service.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { type ClaimId, claimsNamed } from "#app/content/claims.ts";

/** The words of the home page. Which services there are comes from the catalogue. */
export const homeWords = {
  title: "Study or work abroad, with someone who knows the way in",
  intro:
    "We help students get into universities abroad and professionals win the visa to work there. You see the whole price before you start, and a named person answers for the work.",
};

/** Promises kept elsewhere on the site: the price box, the price rules, the refund rules. */
export const promises = [
  {
    heading: "The whole price, first",
    text: "Every line is explained before you pay, the payment fee included, in your own currency.",
  },
  {
    heading: "Advice that pays for itself",
    text: "A counselling session’s fee comes off the price of any of four larger services.",
  },
  {
    heading: "A guarantee in plain words",
    text: "If every application we file on time is refused, our fee comes back. The decision is never ours to promise.",
  },
];

export const needs: { need: Need; heading: string; text: string }[] = [
  { need: "apply", heading: "Apply", text: "Choose where, and send an application that holds together." },
  { need: "write", heading: "Write", text: "Statements, letters and resumes, drafted with you." },
  { need: "prepare", heading: "Prepare", text: "Interviews, tests and the research that makes a profile." },
  { need: "move", heading: "Move", text: "The visa, the money and a place to live." },
  { need: "work", heading: "Work", text: "Find the job, and be found for it." },
];

type Destination = {
  country: string;
  text: string;
  /** How many students we know there; null where we say no figure. */
  students: ClaimId | null;
  slugs: ServiceSlug[];
};

/** Where our visa work leads, with the pages that say how. */
export const destinations: Destination[] = [
  {
    country: "United States",
    text: "Work on the strength of what you have done, or stay for good.",
    students: "students-us",
    slugs: ["o-1-visa", "eb-1-visa", "eb2-niw", "mock-interview"],
  },
  {
    country: "United Kingdom",
    text: "Lead in technology, research or the arts, with no job offer needed.",
    students: "students-uk",
    slugs: ["global-talent-visa-uk"],
  },
  {
    country: "Australia",
    text: "A permanent visa, by invitation, for an international record.",
    students: "students-australia",
    slugs: ["australia-national-innovation-visa-subclass-858"],
  },
  {
    country: "Singapore",
    text: "A personal pass for high earners and outstanding achievers.",
    students: null,
    slugs: ["singapore-one-pass"],
  },
  {
    country: "Canada",
    text: "Permanent residence by points, or by a province that wants you.",
    students: "students-canada",
    slugs: ["express-entry"],
  },
];

/** The claims that stand on the home page. */
export const homeClaims = {
  kind: "claims" as const,
  id: "results",
  heading: "What students gain",
  claims: claimsNamed(["full-funding", "scholarship-over-10k", "scholarship-return"]),
  note: "These are our own figures, for the students we advised. Yours depend on your record and on who decides.",
};

export const steps = [
  {
    heading: "Choose and see the price",
    text: "Pick a service, set its choices and read what each line of the price is for. No account is needed to look.",
  },
  {
    heading: "Send what we need",
    text: "Pay by card, Razorpay or wallet, then send your documents. The delivery time starts when we have them.",
  },
  {
    heading: "Work with one person",
    text: "You approve each draft and each form by video, call or text. Nothing is sent in your name unread.",
  },
  {
    heading: "Arrive",
    text: "Your dashboard shows what is done, what comes next and by when, until the last page is delivered.",
  },
];

export const homeFaqs: FaqItem[] = [
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
];
