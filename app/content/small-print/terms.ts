import {
  type CompanyDetails,
  mailTo,
  type SmallPrint,
  text,
} from "#app/content/small-print/small-print-parts.ts";
import { termsVersion } from "#app/content/small-print/terms-version.ts";

/** After a change of meaning, set a new day in `terms-version.ts`. */
export function termsPage({ siteName, seller, email }: CompanyDetails): SmallPrint {
  return {
    title: "Terms",
    intro: `What you can expect from ${siteName}, and what we expect from you. By paying you accept these terms.`,
    dated: termsVersion,
    sections: [
      text(
        "who",
        "Who you deal with",
        [
          `${seller} sells the services on this site, under the name ${siteName}. You reach us at `,
          mailTo(email),
          " and by every way on the ",
          { text: "contact page", href: "/contact" },
          ".",
        ],
        "We are a private consultancy. We are not a government office, a university or a law firm. Our pages are general information and not legal advice. Where the law of a country reserves advice to licensed people, a licensed adviser is named on the page, or we prepare documents only and say so.",
      ),
      text(
        "price",
        "The price",
        "Before you pay you see each line of the price and what it is for, in the currency you chose. A price that you were shown holds for 30 minutes. Coupons and counselling credit are checked again when you pay.",
        "Paying by card, Razorpay or Amazon Payfort adds a platform premium of 5% to what you pay there. It stands as a line of its own before you pay. Customers in the United Kingdom and the European Economic Area do not pay it, and nothing is added to what comes from your wallet.",
        "Fees of universities, test centres, governments, translators and banks are not part of our price. You pay them to whoever charges them.",
      ),
      text(
        "contract",
        "When the contract is made",
        "The contract is made when your payment has arrived, or when your wallet or a credit has paid the whole price. You then find the order on your dashboard and a numbered receipt beside it. Until then nothing is sold and nothing is worked on. A payment that is not completed within 30 minutes ends, and what it had set aside in your wallet is free again.",
        "Each order keeps the date of the terms it was made under. A later change of these terms does not change an order that is paid.",
      ),
      text(
        "delivery",
        "Delivery",
        "What we need from you for a service is asked in a form on that service’s own page, which you reach from your dashboard. Work begins when you have sent it, and delivery is counted in working days from that day. The service then shows the date it is due. If the form is not there yet, we remind you by mail two days and seven days after your payment.",
        "If you ask for changes to what was delivered, they are due in the same number of working days from the day you ask. Your dashboard says where each service stands. Lightning speed, where it is offered, shortens delivery and is a line of the price.",
        "A service that is given over a meeting is delivered at the time agreed with you. If you cannot come, you can move it once, by telling us at least a day before. Otherwise it is used. A meeting that we have to move does not count.",
      ),
      text(
        "your-part",
        "Your part",
        "Tell us the truth and send real documents. We write from what you tell us and can show, and we invent nothing. You read and approve every draft and every form before it leaves in your name.",
        "Letters of recommendation are rewritten, approved and sent by the people who sign them. Assignment help is feedback and coaching on your own text, and never work that is marked as yours. A co-author of a research paper is someone who contributed to it.",
        "If we learn that a document is forged, or that a draft would be used to deceive, we stop work on it. What was already done is then not given back.",
      ),
      text(
        "decisions",
        "Decisions of others",
        "Universities, employers, journals and governments decide alone. Nobody can guarantee what they will decide, and we do not. Figures about past cases are about those cases.",
        [
          "The guarantee that comes with complete application help is a promise about our own service. It stands, with its rules, under ",
          { text: "refunds and guarantee", href: "/refunds#guarantee" },
          ".",
        ],
      ),
      text(
        "wallet",
        "Wallet, coupons and credit",
        "Money in your wallet is yours to spend here. The wallet holds one currency at a time. Changing it uses the rate of the day, shown before you confirm, rounded down. The wallet earns no interest and is not a bank account. Funds you added can be sent back whole to where they came from, as long as the wallet holds that much in the same currency.",
        "A coupon takes off what its terms say, up to its limit, once in an order. The fee of a counselling session comes off complete application help, job application help, research papers or Express Entry help, whichever of them you buy next, until it is used up.",
      ),
      text(
        "reviews",
        "What you write here",
        "Only customers can write a testimonial. It is shown at once, with your first name and initial. Write what you experienced. We remove what is unlawful, insulting or not about the service, and never a testimonial for being critical.",
        "Drafts we make for you are yours once they are paid. What you send us stays yours.",
      ),
      text(
        "responsibility",
        "What we answer for",
        "We answer for our work being done with the care of a specialist, and for its being late or wrong through our fault: first by putting it right, and where that is not possible by giving back its price. We do not answer for a decision that is not ours, nor for what follows from documents or answers that were wrong when you gave them to us.",
        "Nothing here limits rights that the law of your country gives you as a consumer and that cannot be waived.",
      ),
      text(
        "changes",
        "Changes and disagreements",
        "We change these terms for new orders only, and date them. If we disagree, write to us first: a person who did not do the work will look at it. You can always go to the courts and consumer bodies of the country you live in.",
      ),
    ],
  };
}
