import type { Service } from "#app/catalog/service.ts";

/** Services for visas and settling. The six premium visas have a file of their own. */
export const moveRecords: Service[] = [
  {
    slug: "visa_and_financial_counselling",
    heading: "Visa and financial counselling",
    intro:
      "Visa application help for the USA, Canada and the UK: the forms, the funds and the interview, prepared together so that they agree.",
    details: `
<h3>What you get</h3>
<ul>
  <li>A checklist for your visa and your family, with the order in which things must be done.</li>
  <li>Forms prepared with you and checked against passports, offers and each other.</li>
  <li>Financial counselling: how much must be shown, for how long, from which sources, and which papers prove it.</li>
  <li>One mock interview for each person, included. More can be added at a lower price.</li>
  <li>A counsellor by video, audio and text until the application is decided.</li>
</ul>
<h3>How it works</h3>
<p>Choose the number of people travelling. We collect the papers in one place and read them as an officer would: is the plan genuine, is it paid for, does every date match. You sign and submit; we stand beside you while you do.</p>
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
      "Canada chooses skilled workers by points. We work out yours, find what would raise them, and prepare the profile and the application.",
    details: `
<h3>What you get</h3>
<ul>
  <li>A check of all three programmes: Federal Skilled Worker, Canadian Experience Class and Federal Skilled Trades.</li>
  <li>Your Comprehensive Ranking System score worked out line by line, out of 1,200.</li>
  <li>A plan for raising it: language, education assessment, French, a sibling in Canada, study or work there.</li>
  <li>A search of provincial nominee streams you could meet. A nomination through Express Entry adds 600 points.</li>
  <li>Preparation of the profile and, after an invitation, of the application and its papers.</li>
</ul>
<h3>How it works</h3>
<p>We begin with your eligibility. For the Federal Skilled Worker programme that means a year of continuous skilled work, CLB 7 in all four language skills and at least 67 of 100 points. Then comes the profile, the pool, and a round of invitations that no one can foresee.</p>
<h3>What we need from you</h3>
<p>Language results, an educational credential assessment, employer letters with duties and hours, proof of settlement funds, and family papers.</p>
<h3>What we do not do</h3>
<p>In Canada only lawyers, Quebec notaries and licensed consultants may represent or advise you for a fee. Where no licensed adviser of ours is named on this page we help with documents and preparation only. We do not sell job offers, and no one can promise an invitation.</p>`,
    iButtonText:
      "The price covers one main applicant and the family on the same profile, from eligibility to the prepared application. Test, assessment and government fees are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What score do I need?",
        answer:
          "It changes with every round and kind of round. We show recent published rounds beside your score and do not guess the next.",
      },
      {
        question: "Does a job offer add points?",
        answer:
          "Not in the ranking since 25 March 2025. It can still matter for eligibility and for some provincial streams.",
      },
      {
        question: "Which provinces nominate?",
        answer:
          "Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, the Northwest Territories, Nova Scotia, Ontario, Prince Edward Island, Saskatchewan and Yukon. A nominee must intend to settle there.",
      },
      {
        question: "How much money must I show?",
        answer:
          "It depends on family size and is revised every July. From 7 July 2025 one person needed 15,263 Canadian dollars, unless exempt.",
      },
      {
        question: "Can I apply for Quebec?",
        answer: "Not through Express Entry. Quebec chooses its own skilled workers.",
      },
      {
        question: "What if I am never invited?",
        answer:
          "A profile lasts a year and can be renewed. We review it with you when your facts change, and tell you when another route is wiser.",
      },
    ],
  },
  {
    slug: "housing-search",
    heading: "Housing search",
    intro:
      "A short list of homes near your university that exist, fit your budget and can be rented from abroad without being cheated.",
    details: `
<h3>What you get</h3>
<ul>
  <li>A description of the neighbourhoods that suit you: rent, journey, safety, shops, noise.</li>
  <li>A shortlist of five to eight places: halls, shared flats, studios or families.</li>
  <li>A check of each: does the address exist, does the landlord own or manage it, are the pictures from somewhere else.</li>
  <li>The questions to ask, and a plain reading of the contract before you sign.</li>
  <li>A message to send for each place, and help with viewings by video.</li>
</ul>
<h3>How it works</h3>
<p>You tell us your budget with and without bills, your dates, and what you cannot live with. We search, check and send the list in two parts, so that the second is better for what you said about the first. You contact the landlord; we read the answers with you.</p>
<h3>What we need from you</h3>
<p>The campus, dates, budget, who is coming with you, and whether someone can act as guarantor.</p>
<h3>What we do not do</h3>
<p>We are not an estate agent: we do not sign, hold deposits or take money from landlords. Never pay anyone by a method that cannot be traced, and never for a place nobody has seen. Rent, deposit and agency fees are yours.</p>`,
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
