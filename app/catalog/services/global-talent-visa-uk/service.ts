import { premiumVisa } from "#app/catalog/service-parts/premium-visa.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/global-talent-visa-uk/page.ts";

export const globalTalentVisaUk: ServiceDefinition = {
  ...premiumVisa,
  sale: "eligibility_check",
  searchTerms: ["GTV", "UK", "Britain"],
  guide: { purposes: ["work", "stay"], countries: ["uk"] },
  text: {
    heading: "UK Global Talent visa",
    intro:
      "For leaders and future leaders in digital technology, academia and research, or arts and culture. No job offer is needed.",
    details: `
<h3>What you get</h3>
<ul>
<li>A free eligibility check: your record beside the published criteria of each of the three fields.</li>
<li>Profile boosting, where a kind of evidence is missing: real work towards it.</li>
<li>Expert strategy: your evidence laid out under the endorsing body’s published criteria, for talent and for promise.</li>
<li>The endorsement file: evidence selected, dated and explained criterion by criterion, and your statement edited in your own words.</li>
<li>A brief for each person who recommends you: what the letter has to cover, and which part of your work that person can speak to.</li>
<li>The visa papers afterwards, put in order for you to submit.</li>
</ul>
<h3>How we work with you</h3>
<p>We ask of each piece what it shows about you rather than about your team. You see the list of evidence before anything is written, and every draft after that.</p>
<h3>What we need from you</h3>
<p>A resume, links, proof of your own part in the work, such as contracts, code, reviews or figures, and the names of people of standing who know it well.</p>
<h3>What we do not do</h3>
<p>Which field and which label to apply under is immigration advice, which in the UK only advisers registered with the Immigration Advice Authority and qualified lawyers may give. Where none of ours is named on this page, we prepare and organise papers only. We do not write as your recommender, write your statement, sell awards or press, or promise an endorsement or a visa.</p>`,
    iButtonText:
      "This service starts with a free eligibility check. A price is agreed in writing afterwards, and Home Office fees are never in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Do I need a job offer?",
        answer: "No. You may work for an employer, for yourself or for your own company.",
      },
      {
        question: "What is the difference between talent and promise?",
        answer:
          "Talent is for recognised leaders, promise for people early in their career who may become leaders. The evidence asked for differs.",
      },
      {
        question: "Is there an English test?",
        answer: "Not for the visa. English is tested if you later apply to settle.",
      },
      {
        question: "What does it cost at the Home Office?",
        answer:
          "The fee is £766 per person, and partners and children pay it too. The health surcharge, usually £1,035 per person per year, is added.",
      },
      {
        question: "When can I settle?",
        answer: "After three or five years, depending on who endorsed you and whether as talent or promise.",
      },
      {
        question: "What happens if the endorsement is refused?",
        answer: "You may ask for a review of the decision. The endorsement fee is not returned.",
      },
      {
        question: "May I use an AI tool to write my application?",
        answer:
          "Do not. Tech Nation’s guidance forbids it, and letters and statements that sound alike do harm everywhere. The words should be yours and your referees’.",
      },
      {
        question: "Can I apply from inside the UK?",
        answer:
          "Often, by changing from another visa, though some kinds, such as a visit, do not allow it. Check yours with the Home Office before you plan around it.",
      },
    ],
  },
  page,
};
