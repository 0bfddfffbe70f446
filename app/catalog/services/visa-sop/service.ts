import { date, file, longText, text, yesNo } from "#app/catalog/service-parts/intake-field.ts";
import { resume, transcripts } from "#app/catalog/service-parts/intake-questions.ts";
import { withDelivery, ours, yours } from "#app/catalog/service-parts/plan-step.ts";
import { refundsInOnePiece } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/visa-sop/page.ts";

export const visaSop: ServiceDefinition = {
  need: "write",
  days: 7,
  lightningDays: 3,
  channels: "T",
  changeRounds: 2,
  refunds: refundsInOnePiece,
  searchTerms: ["LOE", "GTE", "study plan", "explanation"],
  guide: { purposes: ["write"] },
  text: {
    heading: "Visa statement drafting",
    intro:
      "The written explanation that goes with a student visa or study permit application: a plan an officer can check, in your own words.",
    details: `
<p>For students whose plan is genuine but not obvious from the forms: a change of subject, a gap, several sponsors, an earlier refusal. In Canada the text is called a letter of explanation; elsewhere it has other names, or is asked for only in some cases.</p>
<p>An officer reads quickly and has to be able to check. We write for that reader.</p>
<h3>What we need from you</h3>
<p>Your offer or acceptance letter, proof of funds, transcripts, resume, passport, travel history and the text of any earlier refusal.</p>
<h3>What we do not do</h3>
<p>We do not give legal advice or represent you before an authority, and no statement can make a decision certain. We write only what you can prove. Sending the university’s statement of purpose to an officer is a common mistake: the two are different documents.</p>`,
    iButtonText:
      "The price covers one statement for one applicant and one visa application, with a list of supporting papers and two rounds of changes.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Is this the same as my university SOP?",
        answer:
          "No. A university asks whether you will do good work. A visa officer asks whether the plan is genuine, paid for and lawful.",
      },
      {
        question: "Which countries do you write for?",
        answer:
          "Most often Canada, where it is called a letter of explanation, and also the UK, Australia and Europe where a statement is asked for.",
      },
      {
        question: "I was refused before. Can you still help?",
        answer:
          "Yes. Send the refusal letter, and your officer’s notes if you have them. The new statement answers those reasons one by one.",
      },
      {
        question: "Does the US student visa need a statement?",
        answer:
          "Usually not: the interview takes its place. A mock interview is the better preparation there.",
      },
      {
        question: "Can it cover my spouse and children?",
        answer:
          "The statement can mention family who travel with you. A spouse who applies on their own grounds needs a statement of their own.",
      },
      {
        question: "Do you give immigration advice?",
        answer:
          "No. We help with documents and preparation. Where advice is needed, a licensed adviser or lawyer must give it.",
      },
    ],
  },
  plan: () =>
    withDelivery(
      ours("read", "We find the weak joint: the place where an officer would stop", 0.3),
      yours("answered", "You answer our questions", 0.45),
      ours("draft", "We write the draft", 0.75),
      ours("checked", "It is checked against form, funds and offer, with the list of papers", 0.95),
    ),
  intake: () => [
    text("country", "Which country, and which permit?", {
      hint: "Such as Canada, study permit.",
    }),
    longText("course", "The course and why you chose it", { hint: "University, programme, dates, fee." }),
    longText("funds", "Who pays, and from what?", {
      hint: "Amounts and sources, without account numbers. The officer checks whether the plan is paid for, so the text must say so.",
    }),
    longText("after", "What will you do afterwards?"),
    yesNo("refused", "Have you been refused a visa or permit by any country?", {
      hint: "We ask because it must be declared, and it can be answered.",
    }),
    file("refusals", "Refusal letters", {
      hint: "And the officer’s notes if you have them.",
      optional: true,
    }),
    longText("travel", "Where have you travelled?", {
      hint: "Countries and years. An officer reads this together with your plan.",
      optional: true,
    }),
    date("apply_by", "When will you submit the application?"),
    file("papers", "Offer or acceptance letter, and proof of funds", {
      hint: "Black out account and passport numbers.",
    }),
    transcripts,
    resume,
  ],
  page,
};
