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
  {
    slug: "eb-1-visa",
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
  {
    slug: "global-talent-visa-uk",
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
];
