import { premiumVisa } from "#app/catalog/service-parts/premium-visa.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/o-1-visa/page.ts";

export const o1Visa: ServiceDefinition = {
  ...premiumVisa,
  sale: "eligibility_check",
  searchTerms: ["O-1", "O-1A", "O-1B"],
  guide: { purposes: ["work"], countries: ["usa"] },
  text: {
    heading: "O-1 visa for extraordinary ability",
    intro:
      "A United States work visa for people at the top of their field in science, education, business, athletics, the arts, film or television.",
    details: `
<h3>What you get</h3>
<ul>
<li>A free eligibility check: we read your resume against the kinds of evidence the rule names and say which it speaks to.</li>
<li>Profile boosting: a plan for the evidence you lack, by work you really do.</li>
<li>Expert strategy: your evidence under the published kinds for O-1A and O-1B, the strongest first.</li>
<li>The evidence file: exhibits, drafts of expert letters for their authors to rewrite and sign, and a summary that shows how each piece meets the rule.</li>
<li>The papers around it: the request for the peer group’s opinion, the account of your work and its dates, and the form, prepared for whoever files.</li>
</ul>
<h3>How we work with you</h3>
<p>One person holds your case from the check to the file. We agree the plan in writing before any work begins, show you every draft, and tell you when a piece of evidence is too weak to use. Your employer or agent, or their lawyer, reads the whole file before it is signed.</p>
<h3>What we need from you</h3>
<p>Your resume, links to your work, whatever has been written about it, contracts and pay records, the names of people who know your work, and the name of your employer or agent if there is one.</p>
<h3>What we do not do</h3>
<p>We are no law firm and give no legal advice; US lawyers and accredited representatives may. We do not supply an employer or agent, sell awards, articles or memberships, sign letters for others, or promise a decision.</p>`,
    iButtonText:
      "This service starts with a free eligibility check. A price is agreed in writing afterwards, and government fees are never in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What does the free eligibility check tell me?",
        answer:
          "For which of the published kinds of evidence your resume shows something, and for which it does not. It is no legal advice and commits you to nothing.",
      },
      {
        question: "Can I file the petition myself?",
        answer: "No. A US employer, a US agent, or a foreign employer through a US agent must file it.",
      },
      {
        question: "How long may I stay?",
        answer:
          "Up to three years at first, then extensions in steps of up to one year to continue or complete the same work. The rule sets no maximum number.",
      },
      {
        question: "What is premium processing?",
        answer:
          "A fee for an answer from USCIS in a fixed time. The answer may also be a request for more evidence, and paying does not change the outcome.",
      },
      {
        question: "Who can be my agent?",
        answer:
          "A person or company in the United States that represents you, or that acts for several employers of yours. We can say what an agent must show, but we do not supply one.",
      },
      {
        question: "What is the peer group’s opinion?",
        answer:
          "A written consultation from a peer group, a labour organisation or an expert in your field, sent with the petition. For film and television it must come from both a union and a management organisation.",
      },
      {
        question: "What happens when I change jobs?",
        answer: "The new employer needs a petition of its own. Plan the change before the old work ends.",
      },
      {
        question: "May my family work?",
        answer: "A spouse and unmarried children under 21 may live and study with you on O-3, but not work.",
      },
      {
        question: "Does an O-1 lead to a green card?",
        answer:
          "Not by itself. Many O-1 holders apply under EB-1A or the National Interest Waiver, and doing so is not by itself a reason to refuse an O-1.",
      },
    ],
  },
  page,
};
