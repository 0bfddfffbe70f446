import type { Service } from "#app/catalog/service.ts";

/** Services for choosing where to apply, and applying. */
export const applyRecords: Service[] = [
  {
    slug: "complete-application",
    heading: "Complete application help",
    intro:
      "One team takes your whole application from shortlist to submission, and a counsellor stays with you for a year.",
    details: `
<p>One team does the whole of it with you: the list, the writing, the letters, the forms and the questions that come up between them. You choose the number of universities and see what each part costs before you pay.</p>
<p>It is for people who know that they want to study abroad and would rather not carry many applications alone. It suits you if there is no list of universities yet, if the documents are still to be written, or if deadlines fall close together. If you only need the list, <a href="/service/premium/profile-evaluation/">profile evaluation</a> is enough; if your documents are finished, <a href="/service/premium/application-review/">application review</a> is the smaller step.</p>
<h3>What we need from you</h3>
<p>Transcripts, test scores or test dates, your passport, a current resume, a budget, and the names of three people who can recommend you.</p>
<h3>What we do not do</h3>
<p>We do not invent achievements, write as your recommender, or hold a place at any university. Application, test and visa fees are paid by you to whoever charges them. An admission is the university’s decision and a visa the government’s.</p>`,
    iButtonText:
      "The price covers the whole application for the number of universities you choose: shortlist, documents, three letters of recommendation, forms and a year of counsellor support. University, test and government fees are not in it.",
    mbaIButtonText:
      "An MBA application asks for more: several essays per school, a resume written for business schools and preparation for the admissions interview. Choosing MBA adds that work for every university on your list.",
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Which degrees does it cover?",
        answer:
          "Bachelor’s, Diploma, Master’s and Ph.D. programmes, and transfers between universities. For an MBA, tick MBA, because business schools ask for more writing.",
      },
      {
        question: "What exactly does the guarantee promise?",
        answer:
          "If every application filed on time is refused, we return our fee under the refund rules. No one can promise what a university or a visa officer will decide, and fees paid to them are not returned.",
      },
      {
        question: "Can I change a university after we have started?",
        answer:
          "Yes, as long as we have not begun its documents or form. After that a further university is priced as an addition.",
      },
      {
        question: "Who writes the letters of recommendation?",
        answer:
          "Your recommenders. We give each of them a brief and a draft built from facts they can confirm, and they rewrite, approve and submit the letter themselves. Three letters are included.",
      },
      {
        question: "What does unlimited counsellor support mean?",
        answer:
          "For one year you may ask your counsellor as much as you like by video, audio or text about anything to do with these applications.",
      },
      {
        question: "Is visa help included?",
        answer:
          "It is an addition you can tick beside the price, at a lower price than on its own. It covers preparing the visa application and your funds, with one mock interview for each person.",
      },
      {
        question: "What if I have no test scores yet?",
        answer:
          "We can begin without them. The shortlist will say which universities need which scores, and by when.",
      },
    ],
  },
  {
    slug: "application-review",
    heading: "Application review",
    intro:
      "You have written your application yourself. We read all of it as an admissions reader would, and keep reading until you are ready to submit.",
    details: `
<p>For people who would like to know how their application reads before it counts. Statement, letters, resume, list and form are read as one file, because a committee does so too, and because they contradict each other more often than their writers think.</p>
<p>It suits you if the documents exist and a month or more is left. If a text has to be written from the beginning, <a href="/service/premium/sop-drafting/">statement of purpose drafting</a> is the better choice.</p>
<h3>What we need from you</h3>
<p>Your drafts in a form that can be edited, transcripts, the pages of the programmes you are applying to, and the deadlines. We never need your password to any portal.</p>
<h3>What we do not do</h3>
<p>We comment and explain; we do not rewrite your documents for you. We read letters only with the agreement of the person who wrote them, and we do not guess what a university will decide.</p>`,
    iButtonText:
      "The price covers unlimited reviews of one SOP, three LORs and one resume, a profile evaluation with shortlisting, and one portal review.",
    mbaIButtonText:
      "Business schools ask for several essays and a resume of their own kind. Choosing MBA adds the review of that school’s essay set and a practice of its interview questions.",
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "How many times may I send a draft back?",
        answer:
          "As often as you like until you submit, for a year from the day you buy. Reviews of the included documents are unlimited.",
      },
      {
        question: "Do you rewrite the documents?",
        answer:
          "No. You get comments, questions and examples, and the words stay yours. If you would like a document drafted, choose one of the drafting services.",
      },
      {
        question: "What is a portal review?",
        answer:
          "A check of one completed online application before you submit it: names, dates, uploads, answers and anything that contradicts your documents.",
      },
      {
        question: "May I apply to several programmes with one SOP?",
        answer:
          "We review one statement in full and point out the passages to change for each programme. A second, different statement needs a review of its own.",
      },
      {
        question: "My recommender sends the letter directly. Can it be reviewed?",
        answer:
          "Only if they choose to share it. If they do not, we help you write a good brief for them instead.",
      },
      {
        question: "Is the profile evaluation the same as the separate service?",
        answer: "Yes. It includes the shortlist, so do not buy profile evaluation as well.",
      },
    ],
  },
  {
    slug: "profile-evaluation",
    heading: "Profile evaluation and university shortlisting",
    intro:
      "An honest reading of where you stand, and a list of universities that fit your marks, your money and your plans.",
    details: `
<p>You get an honest reading in writing, a list made from it, and a conversation about both. Every line has a reason you can check: a published requirement, a cost, a date, or something in your own record.</p>
<p>It is for anyone who is about to spend time and money on applications and would first like to know where they stand. It comes before you apply: with a good list, the statements are easier to write and fewer fees are wasted. You may be years away or weeks away; the evaluation says what can still be changed in the time you have. For offers you already hold, <a href="/service/premium/university-finalising/">university finalising</a> is the right service.</p>
<h3>What we need from you</h3>
<p>Transcripts or mark sheets, test scores if you have them, a resume, and a frank answer about money.</p>
<h3>What we do not do</h3>
<p>We do not predict a decision as a percentage: too much of it is out of sight of anyone outside the admissions room. We do not fill in applications or write documents here, and no university has a say in your list.</p>`,
    iButtonText:
      "The price covers one written evaluation, one shortlist in three groups and one video call to settle it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "How many universities will be on the list?",
        answer:
          "Usually nine to twelve, so that you can choose. If your field has few programmes the list is shorter, and we say so.",
      },
      {
        question: "Do universities pay you to be recommended?",
        answer: "No. We have no tie-ups and take no commission. You are the only one who pays us.",
      },
      {
        question: "I have not taken the GRE or TOEFL. Is it too early?",
        answer:
          "No. We evaluate you with a target score and tell you which programmes would still be open without one.",
      },
      {
        question: "Does it cover every country?",
        answer:
          "You may name up to three countries. Comparing more than that makes a worse list, because admissions systems differ so much.",
      },
      {
        question: "Can I ask for changes to the list?",
        answer:
          "Yes. The video call is for that, and the final version follows it. One further revision by text is included.",
      },
      {
        question: "What is the difference from university finalising?",
        answer:
          "This comes before you apply. University finalising comes after, when you hold offers and must choose one.",
      },
    ],
  },
  {
    slug: "counselling-session",
    heading: "Counselling session",
    intro:
      "A video meeting with a counsellor about your own case. If you go on to a larger service, what you paid comes off its price.",
    details: `
<p>The session is a meeting on video about your own case and nothing else, prepared beforehand and summed up in writing. You may ask about admissions, money, tests, visas or jobs, in any order.</p>
<p>It is for students, professionals and families with a decision in front of them: which country, which course, this year or next, study or work, and what it will cost. One conversation with someone who has seen many such cases can save months. It is also the careful way to begin with us, because the charge is fully adjustable: what you pay comes off a larger service if you choose one later.</p>
<h3>What we need from you</h3>
<p>A few lines about where you are and what you want to decide, and a resume or transcript if you have one.</p>
<h3>What we do not do</h3>
<p>A session is advice, not a piece of finished work: documents are neither written nor filed in it. On visas we tell you what the authorities publish; advice on your own case is for a licensed immigration adviser or lawyer, and we say who may give it. And we do not press you to buy anything afterwards.</p>`,
    iButtonText:
      "The price covers the number of one-to-one video sessions you choose and a written summary of each. It can be taken off one of four larger services later.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What does fully adjustable mean?",
        answer:
          "What you paid for sessions comes off the price of complete application help, job application help, research paper drafting and publishing, or Express Entry help. If the session cost more than is due there, the rest waits for the next.",
      },
      {
        question: "Do I have to buy something larger afterwards?",
        answer: "No. Many people need one conversation and nothing else, and we will say so.",
      },
      {
        question: "Who will I talk to?",
        answer:
          "A counsellor who works on cases like yours every week. You learn their name before the meeting.",
      },
      {
        question: "How is this different from the free chat?",
        answer:
          "The free chat is five minutes on WhatsApp and answers general questions. A session is about your case, prepared beforehand and summed up in writing.",
      },
      {
        question: "May a parent or partner join?",
        answer: "Yes. Tell us beforehand, so that the questions they care about are on the list.",
      },
      {
        question: "Can I move a session?",
        answer: "Yes, once, if you tell us at least a day before. Otherwise it is used.",
      },
    ],
  },
  {
    slug: "university-finalising",
    heading: "University finalising",
    intro: "You have offers and must accept one. We compare them properly and put the decision on paper.",
    details: `
<p>For people who hold two or more offers and a date by which to answer. Brochures have done their part by then; what is missing is the fine print, all of it in one place.</p>
<p>It comes after applying. If you are still choosing where to apply, <a href="/service/premium/profile-evaluation/">profile evaluation and shortlisting</a> is what you need.</p>
<h3>What we need from you</h3>
<p>All offer letters with their conditions and reply dates, scholarship letters, your budget, and a note of what you want your life to look like in five years. Where a reply date is very near, tell us before you pay, so that we can say whether the report would still reach you in time.</p>
<h3>What we do not do</h3>
<p>We do not accept or decline an offer for you, and we do not rank universities by fame. We have no tie-ups: no university gains or pays when you choose it.</p>`,
    iButtonText:
      "The price covers one decision report on up to six offers and one video call. Waiting lists can be included as open cases.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "How many offers can be compared?",
        answer: "Up to six. Most people who come with more find that two can be set aside in the first hour.",
      },
      {
        question: "Can you ask a university for more time?",
        answer:
          "You can, and we help you word it. Universities answer applicants, not consultants, on such questions.",
      },
      {
        question: "Will you tell me which one to take?",
        answer: "Yes. The report ends in a recommendation with reasons. The decision stays yours.",
      },
      {
        question: "Do you consider safety and daily life?",
        answer:
          "Yes: housing, climate, transport, community and distance from home, weighed as heavily as you ask us to.",
      },
      {
        question: "What if I am still waiting for a decision?",
        answer: "We treat it as an open case and say what should happen on the day it arrives.",
      },
      {
        question: "Can you negotiate a scholarship?",
        answer:
          "We can show whether a request is usual at that university and help you write it. Asking is up to you.",
      },
    ],
  },
  {
    slug: "scholarship-help",
    heading: "Scholarship help",
    intro:
      "We look for funding you can really win, settle on three scholarships with you, and prepare those applications well.",
    details: `
<p>For applicants who need money for their studies, or would be glad of it, and who would rather prepare a few applications well than many badly. Most of the work is in leaving things out: awards you cannot hold, or would not want to.</p>
<p>It helps before an admission as much as after it: many awards are decided together with the place.</p>
<h3>What we need from you</h3>
<p>Transcripts, test scores, a resume, the programmes you are applying to, and papers on family income where an award depends on need.</p>
<h3>What we do not do</h3>
<p>We cannot promise an award: committees decide, and they see applicants we never meet. We do not sell access to private funds, we never ask for a share of what you win, and we do not deal in awards that charge a fee to apply.</p>`,
    iButtonText:
      "The price covers the search, a shortlist, and three scholarships finalised with their applications prepared.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Why three scholarships?",
        answer:
          "Good applications take work, and ten hurried ones lose to three careful ones. If you want more, a second round can be bought.",
      },
      {
        question: "Do you take a share of what I win?",
        answer: "No. You pay the price shown and nothing else.",
      },
      {
        question: "Do I need an admission first?",
        answer:
          "It depends on the award. Many university awards are decided with the admission, so the earlier we begin the more is open.",
      },
      {
        question: "Are assistantships included in the search?",
        answer:
          "Yes. Teaching and research assistantships are listed with how each department awards them, and one may be among your three.",
      },
      {
        question: "Can you promise a scholarship?",
        answer: "No, and nobody honest can. We promise three well-made applications filed on time.",
      },
      {
        question: "Does my family’s income matter?",
        answer: "For need-based awards, yes, and you will need papers that show it. Merit awards do not ask.",
      },
    ],
  },
];
