import { cookiePrefix } from "#app/platform/sign-in-cookie.ts";
import {
  type CompanyDetails,
  type SmallPrint,
  table,
  text,
} from "#app/content/small-print/small-print-parts.ts";
import { currencyCookie } from "#app/currencies/currency-cookie.ts";
import { timeZoneCookie } from "#app/currencies/time-zone-cookie.ts";

/** A test compares this list with the code. */
const ours: [name: string, what: string, kept: string][] = [
  [
    `${cookiePrefix}.session_token`,
    "Keeps you signed in. Scripts cannot read it.",
    "30 days, or until you sign out",
  ],
  [
    "landfall_form",
    "Proves that a form you send came from our own page. Scripts cannot read it.",
    "Until you close the browser",
  ],
  [
    "landfall_receipt",
    "Keeps whom a receipt is to be made out to while you choose how to pay. Scripts cannot read it.",
    "30 minutes",
  ],
  [
    "landfall_device",
    "Tells your own browser from a stranger’s who guesses at your password. Scripts cannot read it.",
    "1 year",
  ],
  [currencyCookie, "Remembers the currency you chose.", "1 year"],
  [timeZoneCookie, "Tells us your browser’s time zone, to suggest a currency.", "1 year"],
];

const stored: [name: string, what: string, kept: string][] = [
  [
    "landfall.payment-result",
    "The sentence your dashboard shows after a payment.",
    "Until it has been shown",
  ],
  ["react-router-scroll-positions", "Where you were on a page, for the way back.", "Until you close the tab"],
  ["eligibility-bar", "That you closed the bar about the eligibility check.", "Until you close the tab"],
];

export function cookiesPage({ siteName, liveChat }: CompanyDetails): SmallPrint {
  return {
    title: "Cookies",
    intro: `${siteName} sets no cookies for advertising and none that follow you to other sites.`,
    dated: "2026-11-21",
    sections: [
      table("cookies", "Our cookies", {
        intro: "Each does a job you asked for, so there is no banner to click away.",
        caption: "On a secure address, the names of those that scripts cannot read begin with __Host-.",
        columns: ["Name", "What it is for", "How long it is kept"],
        rows: ours,
      }),
      table("storage", "Kept in your browser", {
        intro: "These are not sent to us. Your browser keeps them for the pages it has open.",
        caption: "Kept in local storage or in the storage of a tab.",
        columns: ["Name", "What it is for", "How long it is kept"],
        rows: stored,
      }),
      text(
        "others",
        "Cookies of others",
        "Razorpay’s payment window, and the payment pages of Stripe and Amazon, set cookies of their own when you pay there. A video is loaded, when it comes into view, by the form of YouTube’s player that sets no cookies to follow you. WhatsApp opens in its own place.",
        liveChat
          ? "The live chat on our pages is another company’s. It may set cookies of its own once it has loaded."
          : "There is no live chat of another company on our pages, and no analytics.",
      ),
      text(
        "without",
        "Without cookies",
        "You can read every page without them. To see prices in a currency of your choice from page to page, to sign in and to buy, your browser has to keep them.",
      ),
    ],
  };
}
