import { cards, howItWorks, included } from "#app/catalog/service-parts/page-sections.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";

export const page: ServicePage = {
  sections: [
    included(
      ["The neighbourhoods that suit you", "Rent, journey to the campus, safety, shops and noise."],
      ["Five to eight places", "Halls, shared flats, studios or rooms with a family, on one list."],
      [
        "A check of each",
        "Does the address exist, does the landlord own or manage it, are the pictures from somewhere else?",
      ],
      ["A message for each place", "With the questions to ask, and what to look at in a viewing by video."],
      ["One contract read", "In plain words, before you sign: notice, deposit, bills, repairs."],
    ),
    howItWorks(
      [
        "funds",
        "Say what you need",
        "Your budget with and without bills, your dates, and what you cannot live with.",
      ],
      [
        "housing",
        "See the first part of the list",
        "You tell us what is wrong with it, as plainly as you like.",
      ],
      ["review", "See the second", "It is better for what you said about the first."],
      ["letter", "Write to the landlord", "You make contact and we read the answers with you."],
      [
        "documents",
        "Read before you sign",
        "We go through the contract with you. You sign and pay yourself.",
      ],
    ),
    cards(
      {
        id: "warning-signs",
        heading: "Stop when you see one of these",
        intro: "Fraud against tenants from abroad follows a few patterns.",
      },
      [
        "funds",
        "Money before a viewing",
        "A deposit to hold a place that nobody has seen, in person or by video.",
      ],
      [
        "report",
        "A payment that leaves no trace",
        "Vouchers, cash by post, or a transfer to a stranger abroad.",
      ],
      ["housing", "A rent far below the street", "And pictures that can be found under another address."],
      ["arrival", "An owner who is always away", "The keys will come by post, but only after you have paid."],
    ),
  ],
};
