import { premiumVisa } from "#app/catalog/service-parts/premium-visa.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/singapore-one-pass/page.ts";

export const singaporeOnePass: ServiceDefinition = {
  ...premiumVisa,
  sale: "eligibility_check",
  searchTerms: ["work pass"],
  guide: { purposes: ["work", "stay"], countries: ["singapore"] },
  text: {
    heading: "Singapore ONE Pass",
    intro:
      "The Overseas Networks and Expertise Pass: a personal pass for high earners and for outstanding people in sports, arts and culture, academia and research.",
    details: `
<h3>What you get</h3>
<ul>
<li>A free eligibility check for both tracks.</li>
<li>Profile boosting for the outstanding achiever track.</li>
<li>Expert strategy: which track, which evidence, and when to apply.</li>
<li>The application file: pay records, employment proof or evidence of achievement, ordered and explained.</li>
<li>A list of what your employer or a background screening company must supply, with the words to ask for it.</li>
<li>The papers for your family’s passes, once yours is approved.</li>
</ul>
<h3>How we work with you</h3>
<p>The check tells you which track is yours, if either is. For the salary track the work is short and exact: every figure in the form must be found in a payslip, a contract or a tax paper. For the achievement track we choose the few achievements that carry the case, gather their proof, and explain to readers outside your field why they matter. You see the whole file before you submit it.</p>
<h3>What we need from you</h3>
<p>Passport, twelve payslips and tax papers, contracts and your employer’s published figures; or a record of achievements, with people who can confirm it.</p>
<h3>What we do not do</h3>
<p>We are not a law firm. We do not arrange employment, split or dress up a salary, sell awards or press, or promise a decision. The Ministry of Manpower decides.</p>`,
    iButtonText:
      "This service starts with a free eligibility check. A price is agreed in writing afterwards, and Ministry fees are never in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Can two salaries be added to reach S$30,000?",
        answer:
          "No. It must come from one employer. A salary of S$30,000 with a second one beside it is fine.",
      },
      {
        question: "What is an established company?",
        answer:
          "One with a market capitalisation of at least US$500 million or annual revenue of at least US$200 million.",
      },
      {
        question: "Do bonuses count?",
        answer: "No, the test is fixed monthly salary.",
      },
      {
        question: "How long does the pass last?",
        answer: "Up to five years, with renewals of up to five years for those who meet the conditions.",
      },
      {
        question: "May my spouse work?",
        answer: "Yes, with a Letter of Consent.",
      },
      {
        question: "Can I start a company?",
        answer: "Yes. You may start, own and work for several companies at the same time.",
      },
      {
        question: "Must a start-up that wants to hire me be an established company?",
        answer:
          "Yes, if you go by a future salary. Otherwise there are other passes to consider, and this one stays open once you have earned the salary for twelve months.",
      },
      {
        question: "Do papers help on the salary track?",
        answer: "No. That track looks at pay and at the employer. Research counts only as an achievement.",
      },
    ],
  },
  page,
};
