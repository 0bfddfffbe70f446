import type { Service } from "#app/catalog/service.ts";

/** Services for tests, interviews and the record an applicant builds beforehand. */
export const prepareRecords: Service[] = [
  {
    slug: "mock-interview",
    heading: "US visa mock interview",
    intro:
      "Practise the consular interview for a United States visa with someone who asks what officers ask, and hear at once what worked.",
    details: `
<p>You practise with someone who asks what officers ask, at the pace they ask it, and who tells you at once what was heard. The questions come from your own forms and funding, so they are the ones you may meet. Your answers must agree with those forms and with what can be read about you in public.</p>
<p>It is for applicants who have a consular interview for a United States visa ahead of them, or behind them with a refusal. This is for US visas only. It helps most when the forms are filled in and the date is near; it helps a second time after a refusal, when the case itself may need to be told differently.</p>
<h3>What we need from you</h3>
<p>DS-160 confirmation, I-20, funding papers, resume, and your interview date if you have one.</p>
<h3>What we do not do</h3>
<p>We do not hand out answers to learn by heart, since officers hear them at once, and we never advise hiding a fact. We do not book your appointment. No practice can promise a visa: the officer decides.</p>`,
    iButtonText:
      "The price is for each session of three rounds, and covers a written note after it. The visa fee and the appointment are yours.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What is a round?",
        answer:
          "One interview from greeting to decision, followed by feedback. A session has three, so twelve sessions are thirty-six rounds.",
      },
      {
        question: "How many sessions do I need?",
        answer:
          "One or two for most first applications. After a refusal, three or four give time to rebuild the case and the confidence.",
      },
      {
        question: "Which visas is it for?",
        answer:
          "Student, exchange and visitor visas for the United States, and dependents who are called with you.",
      },
      {
        question: "Will the real questions be the same?",
        answer: "The topics will. An officer is free to ask anything, so we practise thinking, not reciting.",
      },
      {
        question: "Can you tell whether I will be approved?",
        answer: "No one can. We can tell you which answers raise a doubt and which papers settle it.",
      },
      {
        question: "My English is weak. Is that a problem?",
        answer:
          "Officers expect the English your course needs, not more. Short true sentences do well, and we practise those.",
      },
      {
        question: "Can my spouse join?",
        answer: "Yes, if you will be interviewed together. Otherwise book a session for each.",
      },
    ],
  },
  {
    slug: "gre-consultation",
    heading: "GRE coaching",
    intro:
      "Live sessions for the shorter GRE General Test, built on your own mistakes rather than on a syllabus everyone gets.",
    details: `
<p>For applicants whose programmes still ask for the GRE, or would be swayed by it. A coach works with you live, so that what you practise alone is the right thing.</p>
<p>Four to six sessions suit a steady rise in one section; more are for both from the ground up. The diagnostic set will say which you need.</p>
<h3>What we need from you</h3>
<p>A test date or a month, a target score or a list of programmes, and about three hours of practice between sessions.</p>
<h3>What we do not do</h3>
<p>We do not promise a score, sell leaked questions or sit beside you in a test at home. The test is booked and paid by you, with ETS.</p>`,
    iButtonText:
      "The price is for each session of three rounds, with a plan between sessions and feedback on one essay. The test fee is not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What is a round?",
        answer:
          "One timed set, a review, or a second set on the same skill. A session has all three, and twelve sessions make thirty-six rounds.",
      },
      {
        question: "How many sessions should I take?",
        answer:
          "Four to six for a steady rise in one section, eight to twelve for both from the ground up. The diagnostic will say more.",
      },
      {
        question: "Does my programme need the GRE?",
        answer:
          "Many no longer do, and some will not look at it. Check each programme’s page before you pay for coaching.",
      },
      {
        question: "Is this for the shorter test?",
        answer:
          "Yes, for the form of about two hours that has one essay and two sections each of Verbal and Quantitative.",
      },
      {
        question: "Do you coach for subject tests?",
        answer: "No, only for the General Test.",
      },
      {
        question: "Can I retake the test?",
        answer:
          "Yes, within the limits ETS sets, and with ScoreSelect you choose which scores a university sees. Ask us before booking a second date.",
      },
    ],
  },
  {
    slug: "toefl-consultation",
    heading: "TOEFL consultation",
    intro:
      "A plan of 2 to 15 days for the TOEFL iBT in its 2026 form, with a coach on video every day of it.",
    details: `
<p>For applicants who need a TOEFL iBT score and know the date by which. It is a short plan rather than a language course, made for the score your universities ask for.</p>
<p>It follows the test in its 2026 form. If you learned from an older book, some of what you practised is no longer asked.</p>
<h3>What we need from you</h3>
<p>Your test date, the score each university asks for and on which scale, and two free hours a day besides the lesson.</p>
<h3>What we do not do</h3>
<p>We do not promise a score, provide real test questions or help during a test taken at home. You book the test yourself, under the name in your passport.</p>`,
    iButtonText:
      "The price is for each day of the plan you choose, with a live lesson, exercises and corrections. The test fee is not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "How many days should I choose?",
        answer:
          "Two or three if your English is ready and the format is new to you. Seven to ten for most people. Fifteen if a skill lies clearly below the rest.",
      },
      {
        question: "Must the days be consecutive?",
        answer: "No, but use them within two months, before what you practised fades.",
      },
      {
        question: "Which scale will my university ask for?",
        answer:
          "Reports show both for now. Look at each university’s own page: many still quote the 0 to 120 scale.",
      },
      {
        question: "What does adaptive mean?",
        answer:
          "In Reading and Listening the second part is chosen by how you did in the first. You cannot see which one you got, so early questions deserve your full care.",
      },
      {
        question: "Is TOEFL better than IELTS for me?",
        answer:
          "If your universities take both, choose by format: TOEFL is taken wholly at a screen. We can say more after the trial test.",
      },
      {
        question: "Do you book the test for me?",
        answer: "No. You book it with ETS under your own name, and the name must match your passport.",
      },
    ],
  },
  {
    slug: "research-paper",
    heading: "Research paper drafting and publishing",
    intro:
      "A package of three papers from your own research, brought from idea to submission, alone or with a group in which everyone contributes.",
    details: `
<p>A supervisor takes three papers with you from question to submission, alone or in a group whose members share the work and the price. With co-authors you create a <a href="/service/research_groups/">research group</a> or join one that is open.</p>
<p>It is for students who want to apply for a research degree with something to show, and for professionals whose work deserves to be written down. You need no earlier publication: the first weeks teach you to read papers and to ask a question small enough to answer. You do need time, because the research and the writing are yours.</p>
<h3>What we need from you</h3>
<p>Your field, anything you have already worked on, and six to eight hours a week. Data must be yours or free to use.</p>
<h3>What we do not do</h3>
<p>We do not sell authorship: a name goes on a paper only for work the person did and can defend. We do not use journals that publish for money without review, and we cannot promise acceptance, citations or a date, since editors and reviewers are independent. Fees charged by a journal or conference are not ours to include.</p>`,
    iButtonText:
      "The price covers three papers from question to submission. With co-authors it is the group’s price shared equally. Fees charged by a journal or conference are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Who is the author?",
        answer:
          "You are, and whoever else contributed in the way journals require. Our supervisors are thanked where the journal allows it and do not take your place.",
      },
      {
        question: "How do co-authors work?",
        answer:
          "Choose how many, create a group or join an open one, and state what you will contribute. Every member keeps a log, and each buys an equal share once the group is full.",
      },
      {
        question: "Can you promise publication?",
        answer:
          "No. Reviewers decide. We promise careful work, an honest choice of venue and help with revisions and resubmission.",
      },
      {
        question: "Which journals do you choose?",
        answer:
          "Ones indexed in the databases your field respects, with published review rules. You see the list and approve each choice.",
      },
      {
        question: "Are publication fees included?",
        answer: "No. Some good venues are free, some charge. We say which before you decide.",
      },
      {
        question: "Do papers help a visa case?",
        answer:
          "Published work can be evidence in routes for researchers. No authority counts papers alone: the whole record is weighed.",
      },
      {
        question: "I have never done research. Can I begin?",
        answer:
          "Yes. The first weeks are spent learning to read papers and to ask a question small enough to answer.",
      },
    ],
  },
  {
    slug: "profile-building",
    heading: "Profile building",
    intro:
      "Half a year of guided work, so that your application or petition rests on things you have really done.",
    details: `
<p>For students a year or more before applying, and for professionals who want a route that asks for achievements. A mentor helps you choose a few things worth doing, do them, and keep the proof.</p>
<p>It is slow on purpose: a record made in a month looks like one. If you want papers supervised from question to submission, the <a href="/service/premium/research-paper/">research paper package</a> is made for that.</p>
<h3>What we need from you</h3>
<p>About five hours a week, your resume, and a clear aim.</p>
<h3>What we do not do</h3>
<p>We do not sell awards, memberships, authorship or articles about you. Bought honours are easy to recognise and can sink an honest case. We also cannot promise that a journal, a jury or a society will accept your work.</p>`,
    iButtonText:
      "The price covers the plan, a mentor on video every two weeks, support by text and a file of evidence. Entry and membership fees are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Who is it for?",
        answer:
          "Students a year or more before applying, and professionals who want to apply for a route that asks for achievements.",
      },
      {
        question: "Can it be done faster?",
        answer: "Some of it. But a record made in a month looks like one, so there is no lightning speed.",
      },
      {
        question: "Do you get articles published about me?",
        answer:
          "No. We help you do things worth writing about and tell the right people. Paid coverage is worth little and can do harm.",
      },
      {
        question: "How much time will I need?",
        answer: "About five hours a week. With less, choose fewer things.",
      },
      {
        question: "Is research included?",
        answer:
          "Guidance is. If you want papers supervised to submission, the research paper package is made for that.",
      },
      {
        question: "What do I have at the end?",
        answer:
          "Work you can show and a file that proves it, sorted in the way your application or adviser will need.",
      },
    ],
  },
  {
    slug: "assignment-help",
    heading: "Assignment feedback and coaching",
    intro:
      "A tutor explains the task, comments on your own draft and helps you learn to do the next one alone. We never write assessed work.",
    details: `
<p>For students who have a draft and a doubt: about what is asked, how to build the argument, or how to cite. What you learn on this task is meant to serve you on the next.</p>
<p>Because universities differ in the help they allow, this service begins with a conversation and not with a button. Tell us the course and its rules first.</p>
<h3>What we need from you</h3>
<p>Your own draft, the task, the marking criteria, your department’s rule on outside help, and your confirmation that the work is yours.</p>
<h3>What we do not do</h3>
<p>We do not write, finish or rewrite work that will be assessed, sit tests, or answer quiz questions. In several countries selling that is an offence, and it puts your degree at risk. We stop if a task turns out to be an examination.</p>`,
    iButtonText:
      "The price is for each 250 words of your own draft begun, read and commented on by a tutor. It never covers writing assessed work.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Will you write my assignment?",
        answer: "No. We give feedback on work you wrote and coach you to write it better.",
      },
      {
        question: "Is this allowed at my university?",
        answer:
          "Feedback and proof-reading usually are, within limits. Read your department’s rule and send it to us: we keep to it.",
      },
      {
        question: "Why can I not buy it here?",
        answer: "Because we look at each task first. If feedback is permitted we send a payment link.",
      },
      {
        question: "Which subjects do you cover?",
        answer:
          "Most of engineering, computing, business, social science and the humanities. We say no where we have no tutor of the right level.",
      },
      {
        question: "Can you correct my English?",
        answer:
          "We mark errors and explain patterns. In work marked for language we only point to the line, so that the correction is yours.",
      },
      {
        question: "Should I declare the help?",
        answer: "If your department asks, yes. We give you a line that says exactly what we did.",
      },
    ],
  },
];
