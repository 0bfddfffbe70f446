import { premiumVisa } from "#app/catalog/service-parts/premium-visa.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/australia-national-innovation-visa-subclass-858/page.ts";

export const australiaNationalInnovationVisa: ServiceDefinition = {
  ...premiumVisa,
  sale: "eligibility_check",
  searchTerms: ["NIV", "858", "PR", "permanent residence"],
  guide: { purposes: ["work", "stay"], countries: ["australia"] },
  text: {
    heading: "Australia National Innovation visa (subclass 858)",
    intro:
      "A permanent visa, by invitation, for researchers, entrepreneurs, innovative investors, athletes and creatives with an international record.",
    details: `
<h3>What you get</h3>
<ul>
<li>A free eligibility check against the record the authorities look for and the sectors they invite first.</li>
<li>Profile boosting, where recent achievement is what the case lacks.</li>
<li>Expert strategy for the expression of interest: your evidence under the published criteria, in order.</li>
<li>A brief for your nominator: what Form 1000 asks, and the facts of your record in a page.</li>
<li>The evidence file for the application, ready before an invitation comes, because the time after it is short.</li>
</ul>
<h3>How we work with you</h3>
<p>We begin with the question the authorities begin with: who outside your own institution and country knows this work, and how can that be shown? From your answer we sort the evidence under the published criteria, and you see each draft.</p>
<h3>What we need from you</h3>
<p>Your resume, honours, work and press, income papers, plans for Australia, and ideas for a nominator: someone in your own field with a name in the country.</p>
<h3>What we do not do</h3>
<p>In Australia immigration assistance may be given only by registered migration agents, legal practitioners and exempt persons. Where none of ours is named on this page, we prepare and organise papers against the published criteria, and nothing more: whether to apply, and for which visa, is a question for one of them. We do not supply nominators, pay them or speak for them, and we promise neither an invitation nor a date.</p>`,
    iButtonText:
      "This service starts with a free eligibility check. A price is agreed in writing afterwards, and Home Affairs charges are never in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Can I apply without an invitation?",
        answer: "No. You lodge an expression of interest first, and only people who are invited may apply.",
      },
      {
        question: "Is it a permanent visa?",
        answer:
          "Yes, from the day it is granted. You may live, work and study in Australia without a limit of time.",
      },
      {
        question: "What is Form 1000?",
        answer:
          "The nomination. Someone with a national reputation in your field attests your record, and the form is supplied with your application.",
      },
      {
        question: "Is there an age limit?",
        answer:
          "No, but people under 18 or aged 55 and over must show that they would be of exceptional benefit to the community.",
      },
      {
        question: "Do I need to speak English?",
        answer: "Functional English, or payment of a second instalment of the charge.",
      },
      {
        question: "Which fields are invited first?",
        answer:
          "Global experts with top international awards in any field and people nominated by expert government agencies, then priority sectors such as critical technologies, health and renewable energy.",
      },
      {
        question: "Who can nominate me?",
        answer:
          "An Australian citizen, permanent resident, eligible New Zealand citizen or Australian organisation with a national reputation in the same field as yours. A government agency as nominator also moves you up the order.",
      },
      {
        question: "What if I am not invited?",
        answer:
          "Then there is nothing to apply for, and no fee is owed to Home Affairs. When your record has grown you may lodge a new expression of interest.",
      },
    ],
  },
  page,
};
