import {
  type CompanyDetails,
  mailTo,
  type SmallPrint,
  table,
  text,
} from "#app/content/small-print/small-print-parts.ts";

export function privacyPage({ siteName, seller, email, liveChat }: CompanyDetails): SmallPrint {
  return {
    title: "Privacy",
    intro: `What ${siteName} knows about you, why, and for how long.`,
    dated: "2026-11-26",
    sections: [
      text("who", "Who is responsible", [
        `${seller} is responsible for what this site keeps about you. Questions and requests go to `,
        mailTo(email),
        ".",
      ]),
      table("what", "What we keep, and why", {
        intro: null,
        caption: "Accounts, orders and testimonials are in our own database.",
        columns: ["What", "Why", "How long"],
        rows: [
          [
            "Name, username, email, mobile, country",
            "Your account: to sign you in, reach you and reckon prices and taxes",
            "As long as you have the account",
          ],
          [
            "Your password, as a hash that nobody can read back",
            "To sign you in",
            "Until you change it or close the account",
          ],
          [
            "With each sign-in: when it was, and what your browser calls itself",
            "To keep you signed in",
            "Until you sign out. Otherwise it ends after 30 days, and is deleted with the account at the latest",
          ],
          [
            "Cart and choices",
            "So that they are there when you come back",
            "Until you empty the cart or close the account",
          ],
          [
            "Orders, receipts, payments, refunds, wallet; the billing name and country, and a tax number if you give one",
            "The contract, and the accounts that the law requires",
            "As long as the law requires accounts to be kept",
          ],
          [
            "What you send us for a service",
            "To do the work",
            "Until the service is completed, unless you ask us to keep it",
          ],
          [
            "Your free chats: service, WhatsApp number, the day or time, your browser’s time zone, and what you agreed to",
            "To write to you for the chat, and to show that you asked for it",
            "As long as you have the account. When it is deleted, the number is",
          ],
          [
            "What you write to us on the contact page: your name, your email, the message and our answer",
            "To answer you",
            "As long as you have the account. If you were signed out, two years",
          ],
          [
            "That we sent you an email, its subject and when, without its text",
            "So that our desk knows what you were told",
            "As long as you have the account",
          ],
          [
            "Your testimonial, with first name and initial, and your picture if you give one",
            "Shown on the site because you published it",
            "Until you replace it or take it away, or delete the account",
          ],
          [
            "The research groups you are in: your role, and what you write in the log and on the board",
            "Logged-in customers see the members’ names, visitors initials; log and board are for members",
            "As long as the group’s paper needs its author statement. When the account is deleted, your name is, and so are your messages",
          ],
          [
            "Results of self-checks, if you keep them in your account",
            "To fill in the form and the evidence list of a service that matches; your counsellor reads them there",
            "Until you delete them, or the account",
          ],
          [
            "Links you make so that somebody else pays",
            "Whoever has the link sees your first name and initial, and what they pay for",
            "A link works for 7 days, or until you cancel it",
          ],
          [
            "Your name and email, if you pay for somebody else by a link and give them",
            "To send you a receipt. The person you pay for sees your name",
            "With the payment. If it isn’t completed, only until it ends",
          ],
        ],
      }),
      text(
        "not",
        "What we do not do",
        "We do not sell data, show advertising or measure visitors with another company’s tools. Your network address is used to limit how often a minute one address can try to sign in, register, enter coupon codes or ask for prices. It is kept only as a code that cannot be read back, for two hours at most. Our logs leave out passwords, email addresses, phone numbers and tokens.",
      ),
      text(
        "others",
        "Who else learns something",
        "The payment platform you choose, which is Stripe, Razorpay or Amazon Payment Services, gets the amount, a description of what you buy, and your name, email and mobile as far as it needs them. We never see or store card numbers.",
        "If you open a WhatsApp chat, or book one, WhatsApp knows whom we write to and carries what is written. When a video comes into view, YouTube’s player loads it from YouTube. Mail to you travels through our mail provider.",
        ...(liveChat
          ? [
              "The live chat on our pages belongs to another company, which sees what you write in it and that you visit these pages.",
            ]
          : []),
        "Universities, governments and other people get documents from us only when you have approved that they do.",
      ),
      text(
        "rights",
        "Your rights",
        [
          "You can see and change your details on your profile at any time, and ",
          { text: "take all your data with you or delete your account", href: "/account/data" },
          " without asking us; what the law makes us keep stays. For anything else write to ",
          mailTo(email),
          ". You may also complain to the data protection authority of the country you live in.",
        ],
        "You may be asked to prove that the account is yours, and for nothing more than that needs.",
      ),
      text("cookies", "Cookies", [
        "They are listed, each with its purpose, on the page ",
        { text: "Cookies", href: "/cookies" },
        ".",
      ]),
    ],
  };
}
