import {
  type CompanyDetails,
  mailTo,
  type SmallPrint,
  text,
} from "#app/content/small-print/small-print-parts.ts";

export function accessibilityPage({ siteName, email, whatsappHref }: CompanyDetails): SmallPrint {
  return {
    title: "Accessibility",
    intro: `${siteName} is meant to work for everyone who wants to go somewhere.`,
    dated: "2026-11-21",
    sections: [
      text(
        "aim",
        "What we aim for",
        "The site aims at the Web Content Accessibility Guidelines 2.2, level AA. You should be able to read, choose, see prices, sign in and fill a cart by keyboard, with a screen reader, at 400% zoom, on a screen 320 pixels wide, and without JavaScript.",
        "If your device asks for less motion, nothing moves. If it asks for a dark screen, ours is dark.",
      ),
      text(
        "checked",
        "How it is checked",
        "Each page is checked by a program for faults that programs can find, in light and in dark, whenever the site is changed. The ways through choosing, signing in and paying are walked by keyboard. The site has not yet been examined by an outside specialist.",
      ),
      text(
        "limits",
        "What is not good enough yet",
        "The payment pages and windows of Stripe, Razorpay and Amazon are theirs, and we cannot change them. If one keeps you from paying, another of them or your wallet may work, and we will help.",
        "The video player is YouTube’s, and we have not checked its captions for every video. If you need one in words, write to us and we send you what it says.",
        "Receipts as PDF files have no tags for screen readers. The same receipt is a page on the site, which does.",
      ),
      text("tell-us", "Tell us", [
        "If something keeps you out, write to ",
        mailTo(email),
        " or by ",
        { text: "WhatsApp", href: whatsappHref },
        ". Say which page it was and what you use. A person answers, helps you do what you came for, and passes the fault on.",
      ]),
    ],
  };
}
