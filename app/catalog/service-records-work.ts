import type { Service } from "#app/catalog/service.ts";

/** Services for finding work. */
export const workRecords: Service[] = [
  {
    slug: "job-application",
    heading: "Job application help",
    intro:
      "We find posts that fit you, prepare an application for each, and keep track of them until you have an answer.",
    details: `
<p>For people who look for work abroad, or at home with a move in mind, and have neither the time nor the patience to apply well every week. A few applications that fit are worth more than many that do not, so each one is made for its post.</p>
<p>Unlimited means every suitable post you approve for one year from the day you buy: a full search, not one letter sent everywhere. If you have paid for counselling sessions, they come off this service.</p>
<h3>What we need from you</h3>
<p>Your resume, two references, the countries where you may work or would need a permit, and quick answers: good posts close early.</p>
<h3>What we do not do</h3>
<p>We are not an employer or an agency, and we do not sell posts, offers or sponsorship. We do not answer tests or attend interviews for you, and no one can promise that a company will hire.</p>`,
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
          "Every suitable post you approve for one year from the day you buy. It is meant for a full search, not for sending one letter everywhere, and it ends with that year.",
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
<p>For people who hope that recruiters in one trade, people at one company or an admissions team will look them up. We write the profile in the words those readers search for, and in an order they can skim.</p>
<p>Students without work experience can use it too. Projects, courses, volunteering and a clear aim make a good profile.</p>
<h3>What we need from you</h3>
<p>A link to your profile, your resume, the kind of post or programme you want, and a picture if you want an opinion on it.</p>
<h3>What we do not do</h3>
<p>We never ask for your password, send requests in your name or buy contacts, and we do not write endorsements for other people to sign. What we write must agree with your resume and with any visa form, because officers and employers compare them.</p>`,
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
<p>For people whose work is better seen than listed: developers, researchers, architects, artists, writers, founders. A few projects shown in depth say more than a long list, and an address of your own outlasts every platform.</p>
<p>You need something to show. If the projects are still to be made, <a href="/service/premium/profile-building/">profile building</a> comes first.</p>
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
