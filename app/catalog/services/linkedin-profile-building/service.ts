import { file, longText, oneOf, text, webAddress, yesNo } from "#app/catalog/service-parts/intake-field.ts";
import { resume } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/linkedin-profile-building/page.ts";

export const linkedinProfileBuilding: ServiceDefinition = {
  need: "work",
  days: 5,
  lightningDays: 2,
  channels: "T",
  changeRounds: 2,
  refunds: refundsInOnePiece,
  searchTerms: ["headline"],
  guide: { purposes: ["work"] },
  text: {
    heading: "LinkedIn profile building",
    intro:
      "A profile that says in three lines what you do, and is found by the people you hope will find it.",
    details: `
<p>For people who hope that recruiters in one trade, people at one company or an admissions team will look them up. We write the profile in the words those readers search for, and in an order they can skim.</p>
<p>Students without work experience can use it too. Projects, courses, volunteering and a clear aim make a good profile.</p>
<h3>What we need from you</h3>
<p>A link to your profile, your resume, the kind of post or programme you want, and a picture if you want an opinion on it.</p>
<h3>What we do not do</h3>
<p>We never ask for your password, send requests in your name or buy contacts, and we do not write endorsements for other people to sign. What we write must agree with your resume and with any visa form, because officers and employers compare them.</p>`,
    iButtonText:
      "The price covers the text of one whole profile in English, two rounds of changes and a plan for the first month.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Do you need my password?",
        answer: "No, and please do not send it. You copy the finished text over yourself.",
      },
      {
        question: "I am a student without work experience. Is it useful?",
        answer: "Yes. Projects, courses, volunteering and a clear aim make a good profile.",
      },
      {
        question: "Will my employer notice the changes?",
        answer: "Not if you switch off sharing of profile changes first. We show you where.",
      },
      {
        question: "Do you write posts for me?",
        answer: "The plan contains ideas and three outlines. The writing is yours, and should sound like it.",
      },
      {
        question: "Can it be in two languages?",
        answer: "We write in English. LinkedIn can show a second language version if you have it translated.",
      },
      {
        question: "How soon will recruiters write?",
        answer:
          "That depends on the trade and the season. A better profile raises the chance of being found; it cannot set a date.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("readers", "We read the profiles that your readers do find", 0.3),
      ours("interview", "A short interview", 0.45),
      ours("written", "Every field is written, with the plan for the first month", 0.9),
    ),
  intake: () => [
    webAddress("profile", "The link to your profile", { hint: "Never your password." }),
    oneOf("readers", "Who should find you?", [
      "Recruiters in one trade",
      "People at one company",
      "An admissions team",
    ]),
    text("target", "The kind of post or programme you want"),
    longText("proud", "What came of your last posts, courses or projects", {
      hint: "Figures where you have them.",
    }),
    text("words", "Skills you would like to be found by", { optional: true }),
    yesNo("employed", "Are you looking without your employer knowing?", {
      hint: "If so, we first show you how to stop sharing changes.",
    }),
    resume,
    file("picture", "A picture, if you want an opinion on it", { optional: true }),
  ],
  page,
};
