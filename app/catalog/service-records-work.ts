import type { Service } from "#app/catalog/service.ts";

/** Services for finding work. */
export const workRecords: Service[] = [
  {
    slug: "job-application",
    heading: "Job application help",
    intro:
      "We find posts that fit you, prepare an application for each, and keep track of them until you have an answer.",
    details: `
<h3>What you get</h3>
<ul>
  <li>The number of applications you choose: 3, 5, 8, 10 or unlimited.</li>
  <li>For each: a post you approved, your resume fitted to it, a cover letter, and the form filled in ready to send.</li>
  <li>A list of every application with its date, contact and state.</li>
  <li>A message for the recruiter or a person in the team, where writing one makes sense.</li>
</ul>
<h3>How it works</h3>
<p>We talk about work you would accept, places, pay and permits. Then we send posts in small lots; you say yes or no, and the next lot is closer. For each yes we prepare the papers, you read them, and the application goes out in your name and from your address. Unlimited means every suitable post you approve for as long as the service runs.</p>
<h3>What we need from you</h3>
<p>Your resume, two references, the countries where you may work or would need a permit, and quick answers: good posts close early.</p>
<h3>What we do not do</h3>
<p>We are not an employer or an agency, and we do not sell posts, offers or sponsorship. An H-1B or a Skilled Worker visa can be sought only by an employer. We do not answer tests or attend interviews for you, and no one can promise that a company will hire.</p>`,
    iButtonText:
      "The price covers the number of applications you choose, each with a fitted resume, a cover letter and a completed form.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Who chooses the posts?",
        answer: "You do. We propose; nothing is prepared or sent before you say yes.",
      },
      {
        question: "What does unlimited mean?",
        answer:
          "Every suitable post you approve while the service runs. It is meant for a full search, not for sending one letter everywhere.",
      },
      {
        question: "Will employers sponsor a visa?",
        answer: "Some do. We look for those and note what is publicly known, but only the employer decides.",
      },
      {
        question: "Do you promise an interview?",
        answer: "No. We promise fitting posts and careful applications.",
      },
      {
        question: "From whose address are applications sent?",
        answer: "From yours. Employers must be able to reach you, and you keep the whole correspondence.",
      },
      {
        question: "Can the price of a counselling session be taken off?",
        answer: "Yes. What you paid for sessions comes off this service.",
      },
    ],
  },
  {
    slug: "linkedin-profile-building",
    heading: "LinkedIn profile building",
    intro:
      "A profile that says in three lines what you do, and is found by the people you hope will find it.",
    details: `
<h3>What you get</h3>
<ul>
  <li>A headline and an About section written from an interview.</li>
  <li>Each post and course rewritten with what came of it.</li>
  <li>Skills, languages, projects and publications put in an order that helps.</li>
  <li>Advice on the picture, the address of the profile and what others can see.</li>
  <li>Two rounds of changes, and a plan for the first month: whom to follow, what to write, how to ask for a recommendation.</li>
</ul>
<h3>How it works</h3>
<p>You tell us who should find you: an admissions team, recruiters in one trade, or people at one company. We read thirty profiles they do find, choose the words that matter, and write yours. You get a document with every field filled in, and copy it over in half an hour, with us on hand if you get stuck.</p>
<h3>What we need from you</h3>
<p>A link to your profile, your resume, the kind of post or programme you want, and a picture if you want an opinion on it.</p>
<h3>What we do not do</h3>
<p>We never ask for your password, send requests in your name or buy contacts. We do not write endorsements for other people to sign. What we write must agree with your resume and with any visa form, because officers and employers compare them.</p>`,
    iButtonText:
      "The price covers the text of one whole profile in English, two rounds of changes and a plan for the first month.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Do you need my password?",
        answer: "No, and please do not send it. You copy the finished text over yourself.",
      },
      {
        question: "I am a student without work experience. Is it useful?",
        answer: "Yes. Projects, courses, volunteering and a clear aim make a good profile.",
      },
      {
        question: "Will my employer notice the changes?",
        answer: "Not if you switch off sharing of profile changes first. We show you where.",
      },
      {
        question: "Do you write posts for me?",
        answer: "The plan contains ideas and three outlines. The writing is yours, and should sound like it.",
      },
      {
        question: "Can it be in two languages?",
        answer: "We write in English. LinkedIn can show a second language version if you have it translated.",
      },
      {
        question: "How soon will recruiters write?",
        answer:
          "That depends on the trade and the season. A better profile raises the chance of being found; it cannot set a date.",
      },
    ],
  },
  {
    slug: "portfolio-building",
    heading: "Portfolio website building",
    intro:
      "A small, fast website of your own that shows your work, reads well on a phone and belongs to you.",
    details: `
<h3>What you get</h3>
<ul>
  <li>A website of up to six pages: who you are, your work, three to five projects in depth, and how to reach you.</li>
  <li>The words edited with you, so that each project says what the problem was, what you did and what came of it.</li>
  <li>A design made for your kind of work: code, research, architecture, art, writing or business.</li>
  <li>Pages that load quickly, can be used with a keyboard, and look right on small screens.</li>
  <li>The source files, a guide to changing them, and two rounds of changes.</li>
</ul>
<h3>How it works</h3>
<p>We choose the projects together first: a few told well beat a long list. You approve a sketch, then a first version with real content, then the finished site. We put it online with a provider that has a free plan, in an account that is yours.</p>
<h3>What we need from you</h3>
<p>Project material with pictures you may publish, a resume, three websites you like, and a name for the address.</p>
<h3>What we do not do</h3>
<p>We do not build shops, databases or members’ areas. A domain name and any paid hosting are bought by you and stay in your name. We do not present work as yours that a team made: your part in it is stated.</p>`,
    iButtonText:
      "The price covers a website of up to six pages, its words edited, put online in your own account, with two rounds of changes. Domain and paid hosting are not in it.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Who owns the website?",
        answer: "You do: the text, the design files, the code and the account it stands in.",
      },
      {
        question: "Can I change it myself later?",
        answer: "Yes. It is made of plain files, and the guide shows the changes people make most.",
      },
      {
        question: "Do I need to buy a domain?",
        answer:
          "No, the site also works at the provider’s free address. A domain of your own looks better and costs little.",
      },
      {
        question: "My work is confidential. What can be shown?",
        answer:
          "The problem, your part and the method, without names, figures or pictures you have no right to show. Ask your employer first.",
      },
      {
        question: "Is it good for a visa case?",
        answer:
          "It can gather evidence in one place. Officers go by documents, so keep the originals as well.",
      },
      {
        question: "I have no projects yet. Should I wait?",
        answer: "Probably. Profile building helps you make some first.",
      },
    ],
  },
];
