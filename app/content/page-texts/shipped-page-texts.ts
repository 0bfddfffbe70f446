import type { PlacedPageText } from "#app/content/page-texts/page-text.ts";

/** What the owner may edit without a developer, by page and section, with the words that ship. */
export const shippedPageTexts = {
  "home.top": {
    label: "The top of the page",
    path: "/",
    intro: "line",
    items: null,
    shipped: {
      heading: "Study or work abroad, with someone who knows the way in",
      intro:
        "We help students get into universities abroad and professionals win the visa to work there. You see the whole price before you start, and a named person answers for the work.",
      items: [],
    },
  },
  "home.promises": {
    label: "Promises",
    path: "/",
    intro: "none",
    hasHeading: false,
    items: { heading: "Promise", text: "In a sentence or two", from: 3, to: 3 },
    // Must match the price box, price rules and refund rules.
    shipped: {
      heading: "",
      intro: "",
      items: [
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
          text: "If every application filed on time is refused, our fee comes back. The decision is never ours to promise.",
        },
      ],
    },
  },
  "home.where-to": {
    label: "Where to",
    path: "/#where-to",
    intro: "none",
    items: null,
    shipped: { heading: "Where to?", intro: "", items: [] },
  },
  "home.needs": {
    label: "Services by need",
    path: "/#needs",
    intro: "none",
    items: null,
    shipped: { heading: "What do you need?", intro: "", items: [] },
  },
  "home.visas": {
    label: "Visas",
    path: "/#visas",
    intro: "rich",
    items: null,
    shipped: {
      heading: "Six visas for people with a record",
      intro:
        "Each page gives the rules, the time it takes and the official source, so you can judge for yourself. Each begins with a free eligibility check. [Compare all six](/visas/), or [check your own record](/check/) first.",
      items: [],
    },
  },
  "home.destinations": {
    label: "Destinations",
    path: "/#destinations",
    intro: "rich",
    items: null,
    shipped: {
      heading: "Where our students went",
      intro: "The countries chosen most often. Fewer students went to each of the others.",
      items: [],
    },
  },
  "home.success-rate": {
    label: "Success rates",
    path: "/#success-rate",
    intro: "rich",
    items: null,
    shipped: {
      heading: "Success rates by number of papers",
      intro:
        "These figures are our own. Only those for O-1 are a count of client petitions; for the other visas we know the rate, not what was counted.",
      items: [],
    },
  },
  "home.results": {
    label: "Results",
    path: "/#results",
    intro: "none",
    items: null,
    shipped: { heading: "What students gain", intro: "", items: [] },
  },
  "home.how-it-works": {
    label: "How it works",
    path: "/#how-it-works",
    intro: "rich",
    items: { heading: "Step", text: "What happens", from: 2, to: 6 },
    shipped: {
      heading: "How it works",
      intro: "",
      items: [
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
      ],
    },
  },
  "home.testimonials": {
    label: "Testimonials",
    path: "/#testimonials",
    intro: "none",
    items: null,
    shipped: { heading: "What customers say", intro: "", items: [] },
  },
  "home.faq": {
    label: "Questions and answers",
    path: "/#faq",
    intro: "none",
    items: { heading: "Question", text: "Answer", from: 1, to: 12 },
    shipped: {
      heading: "Before you ask",
      intro: "",
      items: [
        {
          heading: "Can you guarantee a visa or an admission?",
          text: "No one can. Governments and universities decide alone. Our guarantee is about our own service: if every application filed on time is refused, our fee is returned under the refund rules. University and government fees are not ours to return.",
        },
        {
          heading: "What is in the price, and what is not?",
          text: "The price covers our work, itemised line by line. University, test and government fees are paid by you to whoever charges them and are never part of it. Where a payment fee applies, the figure with it stands beside the price.",
        },
        {
          heading: "Who writes my documents?",
          text: "We draft with you, from what you tell us and can show. We invent nothing, and a letter of recommendation is always rewritten, approved and sent by the person who signs it.",
        },
        {
          heading: "Do the premium visas start with a payment?",
          text: "Most start with a free eligibility check, so that you know where you stand before spending anything. The EB-2 National Interest Waiver can also be bought directly.",
        },
        {
          heading: "Which currency will I pay in?",
          text: "The one you choose at the top of the page. Prices are shown in it from then on, and a saved choice is never changed without you.",
        },
        {
          heading: "Can I ask something before I pay?",
          text: "Yes. With an account you can book a free five-minute chat on WhatsApp on the page of most services, and every premium visa has a free eligibility check of its own.",
        },
      ],
    },
  },
  "services.top": {
    label: "The top of the page",
    path: "/service/",
    intro: "line",
    items: null,
    shipped: {
      heading: "Services",
      intro:
        "What each one is, what it costs, and how long it takes. You see the whole price before you pay.",
      items: [],
    },
  },
  "services.needs": {
    label: "What people need",
    path: "/service/",
    intro: "none",
    hasHeading: false,
    // The services of each are given by the program, so none comes or goes.
    items: { heading: "Need", text: "In a sentence", from: 5, to: 5 },
    shipped: {
      heading: "",
      intro: "",
      items: [
        { heading: "Apply", text: "Choose where, and send an application that holds together." },
        { heading: "Write", text: "Statements, letters and resumes, drafted with you." },
        { heading: "Prepare", text: "Interviews, tests and the research that makes a profile." },
        { heading: "Move", text: "The visa, the money and a place to live." },
        { heading: "Work", text: "Find the job, and be found for it." },
      ],
    },
  },
  "visas.top": {
    label: "The top of the page",
    path: "/visas/",
    intro: "line",
    items: null,
    shipped: {
      heading: "Six visas, side by side",
      intro:
        "For people with a record: who files, how long it lasts, what is counted, how long a decision takes, and what we do.",
      items: [],
    },
  },
  "visas.sources": {
    label: "Sources, at the foot",
    path: "/visas/",
    intro: "rich",
    items: null,
    shipped: {
      heading: "Sources, and the day on which we read them",
      intro:
        "Times without “Official” are those of each visa’s page, which says more. Rules change: before you act, read the authority’s own page. This is general information, not legal advice, and no one can guarantee a government decision.",
      items: [],
    },
  },
} satisfies Record<string, PlacedPageText>;

export type PageTextId = keyof typeof shippedPageTexts;

export const pageTextIds = Object.keys(shippedPageTexts) as PageTextId[];

export function isPageTextId(id: string): id is PageTextId {
  return Object.hasOwn(shippedPageTexts, id);
}

export function placedPageText(id: PageTextId): PlacedPageText {
  return shippedPageTexts[id];
}
