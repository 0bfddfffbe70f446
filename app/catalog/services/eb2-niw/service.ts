import { premiumVisa } from "#app/catalog/service-parts/premium-visa.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/eb2-niw/page.ts";

export const eb2Niw: ServiceDefinition = {
  ...premiumVisa,
  searchTerms: ["NIW", "EB-2", "I-140", "PR", "green card", "permanent residence"],
  guide: { purposes: ["stay"], countries: ["usa"] },
  text: {
    heading: "EB-2 National Interest Waiver",
    intro:
      "A US green card route for people whose work matters enough to the country that it waives the job offer. You may petition for yourself.",
    details: `
<h3>What you get</h3>
<ul>
<li>A free eligibility check before you pay anything.</li>
<li>Profile boosting and a strategy for your proposed endeavour, the heart of the case.</li>
<li>The petition file: the statement of your endeavour, evidence sorted by prong, drafts of expert letters for their authors to rewrite and sign, and the forms prepared for your signature.</li>
<li>Help with the papers for one reply if USCIS asks for more evidence.</li>
</ul>
<h3>How we work with you</h3>
<p>The endeavour comes first. We question you about it until it is one specific undertaking that an officer can picture and a stranger can repeat. Only then do we choose evidence, each piece for one prong. You see the outline before the draft and every draft before it is final, and you write the sentences about your own work.</p>
<p>At the check we also show you where the State Department publishes the wait for a visa number, before you pay.</p>
<h3>What we need from you</h3>
<p>Resume, degrees with an evaluation if they are from abroad, publications or products, proof of their use by others, plans, and people who know your work and people who only know of it.</p>
<h3>What we do not do</h3>
<p>We are not a law firm and give no legal advice: in the United States lawyers and accredited representatives may. We file nothing in your name, sell no honours, and promise no decision.</p>`,
    iButtonText:
      "The price covers the strategy, the petition file and help with one reply to a request for evidence. USCIS fees, translations and legal advice are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Should I buy before the eligibility check?",
        answer: "No. The check is free. Send your resume first, and buy when we have both said yes.",
      },
      {
        question: "Do I need an employer?",
        answer: "No. The waiver removes the job offer, and you may petition for yourself.",
      },
      {
        question: "What is an endeavour?",
        answer:
          "The specific work you propose to do in the United States. It is narrower than your occupation, and its effect must reach beyond one employer.",
      },
      {
        question: "How many papers do I need?",
        answer:
          "None is required. Papers can be evidence; so can patents, products, contracts, grants and use by others. The three prongs are judged on the whole record.",
      },
      {
        question: "How long until I have a green card?",
        answer:
          "The petition is one step. After approval you wait for a visa number, which depends on your country of birth and can take many years.",
      },
      {
        question: "What happens if USCIS asks for more evidence?",
        answer: "Help with the papers for one reply is included. You decide what is sent.",
      },
      {
        question: "Can my family come with me?",
        answer: "Your spouse and unmarried children under 21 may apply with you.",
      },
    ],
  },
  page,
};
