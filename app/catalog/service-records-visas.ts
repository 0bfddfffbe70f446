import type { Service } from "#app/catalog/service.ts";

/**
 * The six premium visas. Counts of criteria on which the law and our pages are worded differently are left to the
 * pages' eligibility sections, which print the official position beside them.
 */
export const visaRecords: Service[] = [
  {
    slug: "o-1-visa",
    heading: "O-1 visa for extraordinary ability",
    intro:
      "A United States work visa for people at the top of their field in science, education, business, athletics, the arts, film or television.",
    details: `
<h3>What you get</h3>
<ul>
  <li>A free eligibility check: we read your resume against the kinds of evidence the rule names and say plainly where you stand.</li>
  <li>Profile boosting: a plan for the evidence you lack, by work you really do.</li>
  <li>Expert strategy: which branch to use, what to lead with, and what to leave out.</li>
  <li>The evidence file: exhibits, translations, drafts of expert letters for their authors to rewrite and sign, and a summary that shows how each piece meets the rule.</li>
</ul>
<h3>How it works</h3>
<p>O-1A is for sciences, education, business and athletics; O-1B for the arts and for film and television. You cannot petition for yourself: a US employer or a US agent files Form I-129, with a written opinion from a peer group. A first stay is for up to three years, and extensions follow in steps of up to one year. A spouse and unmarried children under 21 may come on O-3, without permission to work.</p>
<h3>What we need from you</h3>
<p>Your resume, links to your work, whatever has been written about it, and the name of your employer or agent if there is one.</p>
<h3>What we do not do</h3>
<p>We are not a law firm, we do not supply an employer, and we do not sell awards or articles. Reaching the number of criteria is not the end: officers weigh the whole record.</p>`,
    iButtonText:
      "This service starts with a free eligibility check. A price is agreed in writing afterwards, and government fees are never in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What does the free eligibility check tell me?",
        answer:
          "Which kinds of evidence you already have, which are close, and whether another route would suit you better. It commits you to nothing.",
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
  {
    slug: "eb-1-visa",
    heading: "EB-1 green card",
    intro:
      "Permanent residence in the United States for extraordinary ability, outstanding professors and researchers, and multinational managers.",
    details: `
<h3>What you get</h3>
<ul>
  <li>A free eligibility check across all three branches.</li>
  <li>Profile boosting, where the record is good but not yet complete.</li>
  <li>Expert strategy and the evidence file for the branch that fits, with drafts of letters for their authors to rewrite and sign.</li>
</ul>
<h3>The three branches</h3>
<ul>
  <li><strong>EB-1A, extraordinary ability:</strong> a one-time major award or at least three of ten kinds of evidence. You may petition for yourself, without a job offer.</li>
  <li><strong>EB-1B, outstanding professor or researcher:</strong> at least two of six kinds of evidence, three years of teaching or research, and an employer who files.</li>
  <li><strong>EB-1C, multinational manager or executive:</strong> a year abroad in such a role for a related company, and a US employer who files.</li>
</ul>
<h3>How it works</h3>
<p>For EB-1A an officer first asks whether the evidence fits the criteria, then weighs everything together. We prepare for both questions. An approved Form I-140 is not yet a green card: a visa number must be available for your country of birth.</p>
<h3>What we need from you</h3>
<p>Your resume, publications, awards, press, pay records, and your employer’s agreement where one must file.</p>
<h3>What we do not do</h3>
<p>We give no legal advice, sell no honours or authorship, and promise no decision.</p>`,
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
        question: "Who may come with me?",
        answer: "Your spouse and unmarried children under 21.",
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
  {
    slug: "eb2-niw",
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
<h3>How it works</h3>
<p>There are two parts. First, EB-2 itself: an advanced degree, or exceptional ability. An advanced degree means a master’s or higher, or a bachelor’s with at least five years of progressive experience. Second, the three-prong test: your endeavour has substantial merit and national importance; you are well positioned to advance it; and on balance the country gains by waiving the job offer.</p>
<p>An approved Form I-140 is not a green card. A visa number must be available, and for people born in India or mainland China the wait is long.</p>
<h3>What we need from you</h3>
<p>Resume, degrees, publications or products, proof of their use by others, plans, and people who know your work and people who only know of it.</p>
<h3>What we do not do</h3>
<p>We are not a law firm and give no legal advice. We file nothing in your name, sell no honours, and promise no decision.</p>`,
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
  {
    slug: "global-talent-visa-uk",
    heading: "UK Global Talent visa",
    intro:
      "For leaders and future leaders in digital technology, academia and research, or arts and culture. No job offer is needed.",
    details: `
<h3>What you get</h3>
<ul>
  <li>A free eligibility check for each of the three fields.</li>
  <li>Profile boosting, where one more kind of evidence would make the case.</li>
  <li>Expert strategy: talent or promise, which endorsing body, which criteria.</li>
  <li>The endorsement file: evidence selected and explained, your statement edited in your own words, and briefs for the people who recommend you.</li>
</ul>
<h3>How it works</h3>
<p>Most people first ask for an endorsement and then for the visa; both applications may also be made together. Winners of certain prizes need no endorsement. You must be at least 18. The fee is £766 for each person, in two parts when an endorsement is needed, and the health surcharge comes on top. You choose a stay of up to five years and may extend it.</p>
<p>Digital technology asks for recognition within the last five years and evidence for two of four listed criteria. Research has fast routes for holders of listed fellowships, posts and grants. Arts and culture has lists for each discipline.</p>
<h3>What we need from you</h3>
<p>A resume, links, proof of your part in the work, and three people who know it well.</p>
<h3>What we do not do</h3>
<p>In the UK only regulated advisers and lawyers may give immigration advice. We do not write as your recommender, and endorsing bodies forbid applications written by AI.</p>`,
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
    ],
  },
  {
    slug: "australia-national-innovation-visa-subclass-858",
    heading: "Australia National Innovation visa (subclass 858)",
    intro:
      "A permanent visa, by invitation, for researchers, entrepreneurs, innovative investors, athletes and creatives with an international record.",
    details: `
<h3>What you get</h3>
<ul>
  <li>A free eligibility check against the record the authorities look for and the sectors they invite first.</li>
  <li>Profile boosting, where recent achievement is what the case lacks.</li>
  <li>Expert strategy for the expression of interest: which field, which evidence, which order.</li>
  <li>A brief for your nominator and the evidence file for the application.</li>
</ul>
<h3>How it works</h3>
<p>You lodge a free expression of interest and wait to be invited; no one can apply without an invitation. With the application you supply Form 1000, in which a person or organisation with a national reputation in your field attests your record. The nominator is an Australian citizen, permanent resident, eligible New Zealand citizen or Australian organisation.</p>
<p>The record must be internationally recognised and outstanding, you must still be prominent, and your presence should benefit the country. The visa is permanent from the day of grant and lets you travel in and out for five years, after which a resident return visa is needed.</p>
<h3>What we need from you</h3>
<p>Your resume, honours, work and press, income papers, and ideas for a nominator.</p>
<h3>What we do not do</h3>
<p>In Australia immigration assistance may be given only by registered migration agents, legal practitioners and exempt persons. We do not supply nominators or promise an invitation.</p>`,
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
    ],
  },
  {
    slug: "singapore-one-pass",
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
</ul>
<h3>How it works</h3>
<p>The salary track asks for a fixed monthly salary of at least S$30,000, earned for the last twelve months or to be earned in Singapore. It must come from one employer. People applying from overseas, and people with a new employer in Singapore, also need that employer to be an established company. The outstanding achiever track has no salary test, and the Ministry of Manpower reviews the work as a whole with other agencies.</p>
<p>The pass lasts up to five years and can be renewed. It is yours rather than an employer’s: you may hold several jobs, start companies and change posts without a new pass, and your spouse may work with a letter of consent.</p>
<h3>What we need from you</h3>
<p>Passport, twelve payslips and tax papers, contracts, your employer’s financial figures, or a record of achievements.</p>
<h3>What we do not do</h3>
<p>We do not arrange employment, split or dress up a salary, or promise a decision. The Ministry decides.</p>`,
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
    ],
  },
];
