import {
  date,
  file,
  longText,
  severalOf,
  text,
  wholeNumber,
  yesNo,
} from "#app/catalog/service-parts/intake-field.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/housing-search/page.ts";

export const housingSearch: ServiceDefinition = {
  need: "move",
  days: 14,
  channels: "T",
  refunds: refundsInOnePiece,
  searchTerms: ["accommodation", "flat", "rent", "room"],
  guide: { purposes: ["study"] },
  text: {
    heading: "Housing search",
    intro:
      "A short list of homes near your university that exist, fit your budget and can be rented from abroad without being cheated.",
    details: `
<p>For students who must rent in a city they have not seen. From abroad it is hard to tell a bargain from a trap; a second pair of eyes that has seen both makes it easier.</p>
<p>It works best once your admission is firm and your dates are known. In many cities the good halls are full half a year before term.</p>
<h3>What we need from you</h3>
<p>The campus, dates, budget, who is coming with you, and whether someone can act as guarantor.</p>
<h3>What we do not do</h3>
<p>We are not an estate agent: we do not sign, hold deposits or take money from landlords. Rent, deposit and agency fees are yours. We cannot make a landlord choose you; we can see to it that you do not choose a fraud.</p>`,
    iButtonText:
      "The price covers one search in one city with five to eight checked places and a reading of one contract. Rent and deposits are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Which cities do you search in?",
        answer:
          "Cities with universities in the US, Canada, the UK, Ireland, Germany and Australia. Ask us about others first.",
      },
      {
        question: "Do you take commission from landlords?",
        answer: "No. Only you pay us, so the list is in your interest.",
      },
      {
        question: "What if none of the places suits me?",
        answer: "The list comes in two parts for that reason: your objections to the first shape the second.",
      },
      {
        question: "I have no guarantor in that country. Can I rent?",
        answer:
          "Often, through a hall, a guarantor company or rent paid ahead. We say which of these each place accepts.",
      },
      {
        question: "Can you view a flat for me?",
        answer:
          "We arrange a viewing by video and tell you what to ask to see, from the meter to the window locks.",
      },
      {
        question: "When should I start?",
        answer:
          "When your admission is firm. In many cities the good halls are full half a year before term.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("first_list", "You see the first part of the list, each place checked", 0.4),
      yours("objections", "You say what is wrong with it", 0.55),
      ours("second_list", "You see the second part", 0.85),
      yours("contract", "You send the contract you would like us to read, before you sign", null),
    ),
  intake: () => [
    text("campus", "Campus and city"),
    date("from", "From when?"),
    date("until", "Until when?", { optional: true }),
    text("rent", "Rent a month, with bills and without", { hint: "Amounts with their currency." }),
    wholeNumber("people", "How many people live there?", { from: 1, to: 12 }),
    severalOf("kinds", "What kind of home would suit you?", [
      "A hall",
      "A shared flat",
      "A studio",
      "A flat",
      "A room with a family",
    ]),
    yesNo("guarantor", "Can someone there act as guarantor?", {
      hint: "Many landlords ask. Without one we look for places that accept another way.",
    }),
    longText("cannot", "What would rule a place out?"),
    text("journey", "The longest commute to the campus you would accept", { optional: true }),
    file("admission", "Your admission letter", { hint: "Halls ask for it.", optional: true }),
  ],
  page,
};
