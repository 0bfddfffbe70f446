import type { Service } from "#app/catalog/service.ts";

/** Services for visas and settling. The six premium visas have a file of their own. */
export const moveRecords: Service[] = [
  {
    slug: "visa_and_financial_counselling",
    heading: "Visa and financial counselling",
    intro:
      "Visa application help for the USA, Canada and the UK: the forms, the funds and the interview, prepared together so that they agree.",
    details: `
<p>One person puts your papers in order, works out with you how the stay is paid for and how that is shown, and reads the file as an officer would before an officer does.</p>
<p>It is for students with an offer from the USA, Canada or the UK, and the family who travel with them. The forms, the money and the interview are prepared together, because the officer reads them together and looks for where they disagree.</p>
<h3>What we need from you</h3>
<p>Passports, the I-20, CAS or letter of acceptance, bank statements, loan or sponsor letters, family papers, and every earlier refusal.</p>
<h3>What we do not do</h3>
<p>We do not lend money, arrange funds to be shown, or advise hiding anything. Government fees, medical checks and translations are paid by you. Only a licensed adviser or lawyer may advise on immigration law; where none of ours is named for a country, we help with documents and preparation only. The decision is the government’s.</p>`,
    iButtonText:
      "The price covers the first person and each dependent you add, with one mock interview for each. Government fees are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Which countries does it cover?",
        answer: "The United States, Canada and the United Kingdom, mainly for students and their families.",
      },
      {
        question: "Who counts as a dependent?",
        answer:
          "A spouse, partner or child who applies with you. Whether a country lets them come depends on your course, and we check that first.",
      },
      {
        question: "Is it cheaper with complete application help?",
        answer:
          "Yes. Tick visa help beside the complete application, and the saving is shown as a line of its own.",
      },
      {
        question: "Are visa fees included?",
        answer: "No. Fees to governments, clinics and visa centres are paid by you, directly to them.",
      },
      {
        question: "My funds come from several people. Is that a problem?",
        answer:
          "Not if each source is real and documented. We help you show the relationship and the origin of each amount.",
      },
      {
        question: "Do you submit the application for me?",
        answer:
          "You submit it yourself, with us at your side. Only licensed representatives may act for an applicant in some countries.",
      },
      {
        question: "What if I was refused before?",
        answer:
          "Tell us at once and send the letter. An earlier refusal must be declared, and it can be answered.",
      },
    ],
  },
  {
    slug: "express-entry",
    heading: "Express Entry and provincial nominee help",
    intro:
      "Canada chooses skilled workers by points. We put your papers in order against the published criteria, and prepare the profile and the application with you.",
    details: `
<p>For people who want Canada’s published criteria and their own papers side by side, and then a profile and an application in which every fact has its paper.</p>
<p>It looks beyond the federal programmes: many provinces and territories nominate people they need, and a nomination has weighed more than anything else.</p>
<h3>What we need from you</h3>
<p>Language results, an educational credential assessment, employers’ letters with duties and hours, proof of settlement funds, and family papers. If some of these are missing, we begin with what you have.</p>
<h3>What we do not do</h3>
<p>In Canada only members of a law society, Quebec notaries and licensed consultants may represent or advise you for a fee. Where no licensed adviser of ours is named on this page we prepare and organise papers only: whether to apply, and by which way, you decide alone or with one of them. We do not sell job offers, and no one can promise an invitation or foresee the next round.</p>`,
    iButtonText:
      "The price covers one main applicant and the family on the same profile, from the first list of papers to the prepared application. Test, assessment and government fees are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What score do I need?",
        answer:
          "It changes with every round and kind of round. We show you the department’s published rounds and do not guess the next.",
      },
      {
        question: "Does a job offer add points?",
        answer:
          "On the department’s page as read on 22 June 2026 it added none. Others report points for offers in listed high-wage occupations from 3 November 2026, so check the current grid; an offer can also matter for eligibility.",
      },
      {
        question: "Which provinces nominate?",
        answer:
          "All provinces and territories but Quebec and Nunavut. Each has its own streams, and a nominee must intend to settle there.",
      },
      {
        question: "How much money must I show?",
        answer:
          "It depends on the size of the family and is reviewed once a year. The amounts of July 2025, and who is exempt, stand on this page; the department’s own has the latest.",
      },
      {
        question: "Can I apply for Quebec?",
        answer: "Not through Express Entry. Quebec chooses its own skilled workers.",
      },
      {
        question: "What if I am never invited?",
        answer:
          "A profile lasts a year and can be renewed. We bring its papers up to date with you when your facts change.",
      },
    ],
  },
  {
    slug: "housing-search",
    heading: "Housing search",
    intro:
      "A short list of homes near your university that exist, fit your budget and can be rented from abroad without being cheated.",
    details: `
<p>For students who must rent in a city they have not seen. From abroad it is hard to tell a bargain from a trap; a second pair of eyes that has seen both makes it easier.</p>
<p>It works best once your admission is firm and your dates are known. In many cities the good halls are full half a year before term.</p>
<h3>What we need from you</h3>
<p>The campus, dates, budget, who is coming with you, and whether someone can act as guarantor.</p>
<h3>What we do not do</h3>
<p>We are not an estate agent: we do not sign, hold deposits or take money from landlords. Rent, deposit and agency fees are yours. We cannot make a landlord choose you; we can see to it that you do not choose a fraud.</p>`,
    iButtonText:
      "The price covers one search in one city with five to eight checked places and a reading of one contract. Rent and deposits are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Which cities do you search in?",
        answer:
          "Cities with universities in the US, Canada, the UK, Ireland, Germany and Australia. Ask us about others first.",
      },
      {
        question: "Do you take commission from landlords?",
        answer: "No. Only you pay us, so the list is in your interest.",
      },
      {
        question: "What if none of the places suits me?",
        answer: "The list comes in two parts for that reason: your objections to the first shape the second.",
      },
      {
        question: "I have no guarantor in that country. Can I rent?",
        answer:
          "Often, through a hall, a guarantor company or rent paid ahead. We say which of these each place accepts.",
      },
      {
        question: "Can you view a flat for me?",
        answer:
          "We arrange a viewing by video and tell you what to ask to see, from the meter to the window locks.",
      },
      {
        question: "When should I start?",
        answer:
          "When your admission is firm. In many cities the good halls are full half a year before term.",
      },
    ],
  },
];
