import { premiumVisa } from "#app/catalog/service-parts/premium-visa.ts";
import type { ServiceDefinition } from "#app/catalog/service-parts/service-definition.ts";
import { page } from "#app/catalog/services/eb-1-visa/page.ts";

export const eb1Visa: ServiceDefinition = {
  ...premiumVisa,
  sale: "eligibility_check",
  searchTerms: ["EB-1", "EB-1A", "EB-1B", "EB-1C", "I-140", "PR", "permanent residence"],
  guide: { purposes: ["stay"], countries: ["usa"] },
  text: {
    heading: "EB-1 green card",
    intro:
      "Permanent residence in the United States for extraordinary ability, outstanding professors and researchers, and multinational managers.",
    details: `
<h3>What you get</h3>
<ul>
<li>A free eligibility check: your resume beside the published criteria of all three branches, and a plain word where it shows nothing for them.</li>
<li>Profile boosting, where the record is good but not complete: a plan of real work, with dates.</li>
<li>Expert strategy: your evidence under the published criteria of a branch, in an order that shows the record as a whole.</li>
<li>The evidence file for that branch, with drafts of letters for their authors to rewrite and sign.</li>
<li>For EB-1B and EB-1C, a list of what your employer has to supply and a brief for the person who gathers it.</li>
</ul>
<h3>How we work with you</h3>
<p>We begin with what speaks against the case, because the officer will. You see the list of exhibits before it is written up, and every draft after that. Nothing is sent in your name: you, or your employer, sign and file.</p>
<h3>What we need from you</h3>
<p>Your resume, publications, awards, press and pay records; for EB-1B, the offer letter; for EB-1C, papers that show the two companies, how they are related, and your part in both. Where an employer must file, we need its agreement before we start.</p>
<h3>What we do not do</h3>
<p>We are not a law firm and give no legal advice: in the United States lawyers and accredited representatives may, and the choice of a branch is theirs to advise on. We sell no honours, memberships or authorship, and promise no decision and no date.</p>`,
    iButtonText:
      "This service starts with a free eligibility check. A price is agreed in writing afterwards, and government fees are never in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Which branch lets me apply without an employer?",
        answer: "EB-1A. For EB-1B and EB-1C a US employer must file the petition.",
      },
      {
        question: "If I meet three of the ten, am I approved?",
        answer:
          "Not by that alone. The officer then considers the whole record and asks whether it shows acclaim at the top of the field.",
      },
      {
        question: "How is EB-1A different from O-1A?",
        answer:
          "O-1A is a temporary work visa and needs a petitioner. EB-1A is for permanent residence and you may file for yourself. The kinds of evidence are close but not the same.",
      },
      {
        question: "What makes a manager for EB-1C?",
        answer:
          "Managing an organisation, a department or an essential function, with authority over people or at a senior level. A supervisor of the first line is not one, unless those supervised are professionals.",
      },
      {
        question: "Who may come with me?",
        answer: "Your spouse and unmarried children under 21.",
      },
      {
        question: "Can I petition under two categories at once?",
        answer:
          "Yes. Some people petition for EB-1A and for the National Interest Waiver side by side, each on its own form and with its own evidence.",
      },
      {
        question: "Is there a waiting list?",
        answer:
          "It depends on your country of birth and changes each month. The State Department’s Visa Bulletin is the authority.",
      },
      {
        question: "Do published papers decide the case?",
        answer:
          "No. Papers can show authorship and, through the use others make of them, contribution. No number of papers decides anything.",
      },
    ],
  },
  page,
};
