import type { Service } from "#app/catalog/service.ts";

/** Services for the documents of an application. */
export const writeRecords: Service[] = [
  {
    slug: "sop-drafting",
    heading: "Statement of purpose drafting",
    intro:
      "A statement about your work: what prepared you, what you want to study and why this programme. Drafted with you, from your own facts.",
    details: `
<p>Admissions readers meet hundreds of statements and remember a few: those in which someone explains their work so that a stranger can follow it. You supply the substance; we ask for it, order it and put it into words you would use.</p>
<p>It is for people who know what they want to study and cannot yet say it in two pages. If you have a sound draft, <a href="/service/premium/application-review/">application review</a> is the better buy.</p>
<h3>What we need from you</h3>
<p>Your resume, transcripts, the programmes and their prompts, and honest answers to many questions.</p>
<h3>What we do not do</h3>
<p>We do not invent projects, feelings or reasons, and we do not reuse another person’s sentences. Some universities limit the help an applicant may have, or ask how AI tools were used: follow their rule and tell us about it. A <a href="/service/premium/history-draft/">personal history statement</a> and a <a href="/service/premium/visa-sop/">visa statement</a> are other documents and are sold apart.</p>`,
    iButtonText:
      "The price covers one statement and the number of customizations you choose. Modifications are free.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What is a customization?",
        answer:
          "Your statement adapted to one programme: its people, courses, prompt and length. Applying to three programmes needs three.",
      },
      {
        question: "How many changes may I ask for?",
        answer:
          "As many as you need, for a year from the day you buy. Modifications are free for the statements you bought.",
      },
      {
        question: "Will it be checked for plagiarism?",
        answer:
          "Yes, every statement is written afresh and checked for similarity before you get it. Universities run checks of their own.",
      },
      {
        question: "Do you use AI to write?",
        answer:
          "No. A person interviews you and writes from your answers. If a programme asks you to declare help, we tell you exactly what was done.",
      },
      {
        question: "What is the difference from a personal history statement?",
        answer:
          "A statement of purpose is about the work you want to do. A personal history statement is about you: background, obstacles, service and what you would bring.",
      },
      {
        question: "I already have a draft. Should I still choose this?",
        answer:
          "If the draft is sound, application review is the better buy. If it needs a new structure, choose this and send it along.",
      },
    ],
  },
  {
    slug: "lor-drafting",
    heading: "Letter of recommendation drafting",
    intro:
      "A good brief and a draft for the people who recommend you. They rewrite it, approve it and submit it themselves.",
    details: `
<p>Recommenders are busy, and many ask the student for notes or a draft. This service is for applicants who want to give them good ones: facts they can confirm, and words they can make their own.</p>
<p>If your recommender prefers to write alone, the brief on its own still helps them.</p>
<h3>What we need from you</h3>
<p>The recommender’s name, position and how they know you; your resume; the programmes; and their agreement to receive a draft. Ask early: two to three weeks is a courtesy.</p>
<h3>What we do not do</h3>
<p>We never send a letter as the recommender, never create an e-mail address for one, and never write praise that they could not confirm. A letter belongs to the person who signs it.</p>`,
    iButtonText:
      "The price is for each letter: a brief and a draft for one recommender to rewrite, approve and submit.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Is it allowed to give a recommender a draft?",
        answer:
          "Many recommenders ask for one, and some universities forbid it. Check the university’s rule. The recommender must rewrite, approve and submit the letter.",
      },
      {
        question: "How many letters do I need?",
        answer: "Commonly three. The programme’s page says how many and from whom.",
      },
      {
        question: "Who should I ask?",
        answer:
          "Teachers or supervisors who know your work closely. A modest title with real knowledge beats a famous name without it.",
      },
      {
        question: "Can the letter be in my recommender’s language?",
        answer:
          "We draft in English. If they write in another language, the brief still serves, and the university will say whether it wants a translation.",
      },
      {
        question: "Should I waive my right to see the letter?",
        answer:
          "In the United States you are asked. A letter you cannot see is usually read as more candid, but the choice is yours.",
      },
      {
        question: "Do you submit the letters?",
        answer: "No. Only the recommender may, through the link the university sends them.",
      },
    ],
  },
  {
    slug: "history-draft",
    heading: "Personal history statement drafting",
    intro:
      "How your life led you here, told plainly: background, responsibilities, obstacles, service and what you would bring.",
    details: `
<p>Some programmes want to know who is coming, and not only what they have done. This service is for applicants who are asked for that, alone or beside a statement of purpose, and who find it harder to write about themselves than about their work.</p>
<p>Not every university asks. Look at the prompts first, and write to us if you are unsure.</p>
<h3>What we need from you</h3>
<p>The prompt and word limit, your statement of purpose if it exists, a resume, and an hour of unhurried answers. You may mark anything as private: it will then shape our questions but not the text.</p>
<h3>What we do not do</h3>
<p>We do not exaggerate hardship, and we do not write a sad story because one is expected. This is also not a <a href="/service/premium/visa-sop/">visa statement</a>: an officer wants a plan, not a biography.</p>`,
    iButtonText:
      "The price covers one personal history statement for one prompt, with two rounds of changes.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Does every university ask for one?",
        answer:
          "No. Some do, some fold it into the statement of purpose, many ask for neither. The prompt on the programme’s page decides.",
      },
      {
        question: "How is it different from a statement of purpose?",
        answer:
          "The statement of purpose is about your work. This one is about you: what you came from and what you would add to the programme.",
      },
      {
        question: "My life has been ordinary. Is there anything to write?",
        answer:
          "Yes. Responsibility, service, curiosity and moving between worlds are in most lives once someone asks well.",
      },
      {
        question: "Must I write about painful things?",
        answer: "No. You decide what is told. A statement without hardship can be excellent.",
      },
      {
        question: "How long will it be?",
        answer:
          "As long as the prompt allows, often one to two pages. Where no limit is given we aim for about seven hundred words.",
      },
      {
        question: "Can one statement serve several universities?",
        answer:
          "Often, because prompts are alike. Where one differs greatly, it needs a statement of its own.",
      },
    ],
  },
  {
    slug: "resume-help",
    heading: "Resume help",
    intro:
      "A resume that an admissions reader or a scholarship committee understands in half a minute, and still trusts after five.",
    details: `
<p>For applicants and job seekers whose record is better than the page that describes it. We find out what each line stands for, and then say it in fewer words.</p>
<p>Habits differ between countries: length, photographs, personal details. Yours follows the place it is sent to.</p>
<h3>What we need from you</h3>
<p>Your present resume or a list of what you have done, the programme or kind of post you want, and figures where you have them. Rough ones are fine as long as they are true.</p>
<h3>What we do not do</h3>
<p>We do not add skills you lack or stretch dates across a gap. We do not promise that a resume alone admits anyone; it earns the rest of the application a fair reading.</p>`,
    iButtonText: "The price covers one resume or academic CV for one purpose, with two rounds of changes.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Resume or CV: which do I need?",
        answer:
          "Master’s programmes and most employers want one or two pages. Research degrees and academic posts want a full CV. Tell us where it goes and we choose.",
      },
      {
        question: "Will it pass automatic screening?",
        answer:
          "The layout is plain enough for software to read. No one outside a company knows how its screening is set up, so we do not promise more.",
      },
      {
        question: "How many pages will it be?",
        answer: "Usually one, two with long experience, more for an academic CV.",
      },
      {
        question: "I have a gap. How is it shown?",
        answer: "Truthfully and briefly. A line about what the time was for is better than silence.",
      },
      {
        question: "Is a cover letter included?",
        answer: "No. Cover letters are written for one post and sold as their own service.",
      },
      {
        question: "Will I be able to edit it later?",
        answer: "Yes. You receive an editable file without locked fields or special software.",
      },
    ],
  },
  {
    slug: "cover-letter",
    heading: "Cover letter drafting",
    intro: "One page that says why you, why this post and why now, without repeating your resume.",
    details: `
<p>For people who apply for a post, an internship or a place in a research group, and want to be read to the end. The letter does what the resume cannot: it connects what you did with what they need.</p>
<p>If you need a number of applications found and prepared, look at <a href="/service/premium/job-application/">job application help</a>, where a letter belongs to each application.</p>
<h3>What we need from you</h3>
<p>The advertisement or the group’s page, your resume, how you found the post, and anything you want or do not want mentioned, such as a notice period, a move or a visa.</p>
<h3>What we do not do</h3>
<p>We do not send letters for you, and we do not write one text with gaps for the company’s name: readers recognise those at once.</p>`,
    iButtonText:
      "The price covers one letter for one post, a shorter e-mail version and two rounds of changes.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Can I use one letter for several posts?",
        answer: "You may adapt it, and we show you where. A letter that fits everywhere convinces nowhere.",
      },
      {
        question: "How long is it?",
        answer: "About three hundred words, one page at most.",
      },
      {
        question: "I lack one of the requirements. What then?",
        answer: "We name the nearest thing you do have. Silence or a bluff reads worse than either.",
      },
      {
        question: "Should I mention that I need a visa?",
        answer:
          "If the advertisement asks, yes. Otherwise it is usually better in the form than in the letter. We decide with you.",
      },
      {
        question: "Can you write to a professor instead?",
        answer:
          "Yes. A letter to a research group is a little different: it must show that you have read their work.",
      },
      {
        question: "Which language is it in?",
        answer: "English. If a translation is wanted, have it made by someone native to the language.",
      },
    ],
  },
  {
    slug: "visa-sop",
    heading: "Visa statement drafting",
    intro:
      "The written explanation that goes with a student visa or study permit application: a plan an officer can check, in your own words.",
    details: `
<p>For students whose plan is genuine but not obvious from the forms: a change of subject, a gap, several sponsors, an earlier refusal. In Canada the text is called a letter of explanation; elsewhere it has other names, or is asked for only in some cases.</p>
<p>An officer reads quickly and has to be able to check. We write for that reader.</p>
<h3>What we need from you</h3>
<p>Your offer or acceptance letter, proof of funds, transcripts, resume, passport, travel history and the text of any earlier refusal.</p>
<h3>What we do not do</h3>
<p>We do not give legal advice or represent you before an authority, and no statement can make a decision certain. We write only what you can prove. Sending the university’s statement of purpose to an officer is a common mistake: the two are different documents.</p>`,
    iButtonText:
      "The price covers one statement for one applicant and one visa application, with a list of supporting papers and two rounds of changes.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "Is this the same as my university SOP?",
        answer:
          "No. A university asks whether you will do good work. A visa officer asks whether the plan is genuine, paid for and lawful.",
      },
      {
        question: "Which countries do you write for?",
        answer:
          "Most often Canada, where it is called a letter of explanation, and also the UK, Australia and Europe where a statement is asked for.",
      },
      {
        question: "I was refused before. Can you still help?",
        answer:
          "Yes. Send the refusal letter, and your officer’s notes if you have them. The new statement answers those reasons one by one.",
      },
      {
        question: "Does the US student visa need a statement?",
        answer:
          "Usually not: the interview takes its place. A mock interview is the better preparation there.",
      },
      {
        question: "Can it cover my spouse and children?",
        answer:
          "The statement can mention family who travel with you. A spouse who applies on their own grounds needs a statement of their own.",
      },
      {
        question: "Do you give immigration advice?",
        answer:
          "No. We help with documents and preparation. Where advice is needed, a licensed adviser or lawyer must give it.",
      },
    ],
  },
  {
    slug: "plagiarism-check",
    heading: "Plagiarism check",
    intro:
      "A similarity report on your text, read by a person who explains what each match means and what to do about it.",
    details: `
<p>For anyone about to hand in a thesis, an article or an essay of their own who wants no surprise. Most matches are harmless and a few are not; without a reader the two look alike.</p>
<p>It is most useful while there is still time to revise.</p>
<h3>What we need from you</h3>
<p>The text in an editable form, its reference list, and the citation style you must follow. Tell us if parts of it have been published or handed in before, because they will match.</p>
<h3>What we do not do</h3>
<p>We do not rewrite text to slip past a checker, and we do not tell you that a text is safe: only your university can say that. Your file is not added to any public database, and we keep it only as long as the work takes.</p>`,
    iButtonText:
      "The price is for each thousand words begun. It covers the report, a person’s reading of it and one second check.",
    mbaIButtonText: null,
    ytLink: null,
    ogImage: null,
    faqs: [
      {
        question: "What percentage is acceptable?",
        answer:
          "No single figure is. Universities set their own rules, and a low figure with one copied paragraph is worse than a high one made of quotations.",
      },
      {
        question: "Will my university see the same result?",
        answer: "Not exactly. Each checker compares with other sources. Ours tells you where to look.",
      },
      {
        question: "Is my document kept?",
        answer:
          "Only as long as the work takes. It is not added to a database that others are compared with.",
      },
      {
        question: "Do you detect AI-written text?",
        answer:
          "No. Such detectors are wrong too often, in both directions, for us to sell their guess as a finding.",
      },
      {
        question: "Does the reference list count as words?",
        answer:
          "You may leave it out of the count. Send it all the same, so that we can check the citations.",
      },
      {
        question: "Can you rewrite the marked passages?",
        answer:
          "No. We explain how to fix each one, and you write it. For assessed work anything else would harm you.",
      },
    ],
  },
];
