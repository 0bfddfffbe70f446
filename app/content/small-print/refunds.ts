import {
  type CompanyDetails,
  mailTo,
  type SmallPrint,
  steps,
  table,
  text,
} from "#app/content/small-print/small-print-parts.ts";

/** The stages come from the services' records. The rest must match `app/refunds` and `app/cases/guarantee`. */
export function refundsPage({ email, refunds }: CompanyDetails): SmallPrint {
  return {
    title: "Refunds and guarantee",
    intro: "What we promise about our own work, and how money finds its way back to you.",
    dated: "2026-11-24",
    sections: [
      text(
        "guarantee",
        "The guarantee",
        `The guarantee comes with ${listed.format(refunds.guaranteed)}. If every application filed on time is refused, we give back our fee by the rules on this page. If you added visa help, the same holds for the visa application: filed on time and refused, our fee for visa help comes back. An application that you withdraw or file late is outside the guarantee.`,
        "It is a promise about our service and never about a decision, which universities and governments make alone. It covers our fee. Fees paid to universities, test centres and governments are not ours to give back.",
        "You press submit yourself, with us beside you. Filed on time means before the deadline of the university or the authority. To claim, open the page of your service and send us the letters of refusal. A person decides within five working days and gives reasons; if we refuse, you can claim again with what was missing. Admission and visa are looked at apart: once a university has admitted you, the fee for the applications stays with us, and the promise about the visa still stands.",
      ),
      text(
        "when",
        "When we give money back",
        [
          "Write to ",
          mailTo(email),
          " with the number of your order, such as LF-1042. A person decides, and answers with reasons. We give back the price of a service that we cannot deliver, or that we delivered wrongly and could not put right.",
        ],
        "You can ask to cancel a service on its own page, which you reach from your dashboard, until it is delivered. Before you ask, the page shows exactly what comes back by the table below; the stage that your service reached last applies. Work that was delivered and goes back for changes counts as delivered. A manager answers within two working days.",
        "We can give back a whole order, one service of it, or a part of its price. Where the law gives you a right to withdraw or to a refund, it stands beside these rules and is not made smaller by them.",
      ),
      table("stages", "What comes back if you cancel", {
        intro: "The row of your service, by how far the work is. Its own page shows the same as a list.",
        caption: "Part of the fee that comes back, less what was refunded before",
        columns: ["Services", "You get back"],
        rows: refunds.stages.map(({ services, back }) => [listed.format(services), back]),
      }),
      steps("how", "How a refund travels", [
        [
          "The way it came",
          "An order goes back as it was paid: the wallet’s share to your wallet, the rest to the card or account you paid with. A part of an order goes back in the same proportion.",
        ],
        [
          "With its premium",
          "The platform premium comes back with the price it was charged on, in proportion.",
        ],
        [
          "Wallet at once, bank in days",
          "Your wallet has its share at once. The rest is sent to the payment platform, and your bank then needs a few working days.",
        ],
        [
          "If the platform says no",
          "Usually we try again for three days. Then the money goes to your wallet, if that is empty or in the same currency. If not, we still owe it to you, and a person settles it with you. The same happens, without the three days, when your bank returns the money. Where the platform says that the payment is disputed or has already been given back, a person looks first.",
        ],
        [
          "In writing",
          "You get a mail for each refund. Your receipt keeps what it said, and the refund stands below it.",
        ],
      ]),
      text(
        "special",
        "Special cases",
        "If your wallet has changed its currency since, its share is changed at the rate of the day and rounded down. The log in your wallet says what was changed, and into how much.",
        "A counselling fee that was already taken off a larger service is not given back as well. When the whole order with that larger service is given back, the fee is free to be used again.",
        "A coupon lowers what you paid, so it also lowers what can come back.",
        "If you have asked your bank to take a payment back, tell us. A person then looks at it, so that the same money is not sent twice.",
      ),
      text(
        "late",
        "Late and double payments",
        "A payment that is not finished within 30 minutes ends, and its coupon, its credit and its share of your wallet are free again. If the money arrives later, it becomes your order where that is still possible. If not, or if it is a second payment for the same order, it is credited whole to your wallet, or sent straight back when your wallet holds another currency.",
        [
          "Money credited that way, and each sum of funds you added, can be sent back whole to where it came from, as long as your wallet holds that much in the same currency. The button is in your ",
          { text: "wallet", href: "/service/wallet/" },
          ". A premium paid on a top-up goes back with it.",
        ],
      ),
    ],
  };
}

const listed = new Intl.ListFormat("en", { type: "conjunction" });
