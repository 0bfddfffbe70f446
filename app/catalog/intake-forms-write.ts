import {
  date,
  file,
  forEach,
  type IntakeForm,
  longText,
  oneOf,
  text,
  wholeNumber,
  yesNo,
} from "#app/catalog/intake-field.ts";
import { highestDegree, marks, mustNotMiss, resume, transcripts } from "#app/catalog/intake-questions.ts";

const wordLimit = wholeNumber("word_limit", "Word limit", {
  hint: "The lowest one, where there are several. Leave it empty where none is given.",
  from: 50,
  to: 5_000,
  optional: true,
});

/** Services for the documents of an application. */
export const writeForms = {
  "sop-drafting": ({ drafts }) => [
    ...forEach(drafts, (at) =>
      longText(`programme_${at}`, Number(drafts) > 1 ? `Programme ${at}` : "University and programme", {
        hint: "University, programme, deadline, and its prompt or the address where the prompt stands.",
        lengthMax: 1_500,
      }),
    ),
    date("first_deadline", "The first deadline"),
    highestDegree,
    marks,
    longText("why", "Why this field?", { hint: "What you could not leave alone, and where it began." }),
    longText("projects", "Two or three pieces of work you would tell a stranger about", {
      hint: "What you did yourself, what went wrong, and what came of it.",
    }),
    longText("goal", "What do you want to do after the degree?"),
    wordLimit,
    mustNotMiss,
    file("draft", "A draft, if there is one", { optional: true }),
    transcripts,
    resume,
  ],
  "lor-drafting": ({ letters }) => [
    ...forEach(letters, (at) =>
      longText(`recommender_${at}`, Number(letters) > 1 ? `Recommender ${at}` : "Your recommender", {
        hint: "Name, position, how long they know you, and what you did together: dates, results, small scenes. Only what they could confirm.",
      }),
    ),
    yesNo("agreed", "Have all of them agreed to receive a draft?", {
      hint: "We begin with the brief where somebody has not. No letter is ever sent in their name.",
    }),
    longText("programmes", "Programmes the letters are for", {
      hint: "With deadlines, and what each asks of a recommender.",
    }),
    date("first_deadline", "The first deadline"),
    longText("sides", "Which side of you should each letter show?", {
      hint: "Letters should differ.",
      optional: true,
    }),
    resume,
  ],
  "history-draft": () => [
    longText("prompt", "The prompt, word for word", { hint: "With the university and the programme." }),
    wordLimit,
    date("deadline", "The deadline"),
    longText("background", "Where you come from", {
      hint: "Home, school, work, money, care for others, moving: whatever shaped you. You decide what is told.",
    }),
    longText("turns", "Two or three times when something changed"),
    longText("service", "What you did for others, and what you would bring"),
    longText("private", "What is private", {
      hint: "It will shape our questions but not the text.",
      optional: true,
    }),
    file("statement", "Your statement of purpose", {
      hint: "If it exists, so that nothing is told twice.",
      optional: true,
    }),
    resume,
  ],
  "resume-help": () => [
    oneOf("purpose", "What is it for?", ["Admission", "Scholarship", "Work", "Research or academic post"]),
    text("target", "The programme or kind of post"),
    text("place", "The country it goes to", {
      hint: "Habits differ: length, photographs, personal details.",
    }),
    date("needed_by", "When do you need it?", { optional: true }),
    longText("results", "What came of your work, in figures", {
      hint: "How many, how fast, for whom, compared with what. Rough ones are fine as long as they are true.",
    }),
    longText("gaps", "Gaps and changes we should know of", {
      hint: "They are shown truthfully and briefly.",
      optional: true,
    }),
    file("resume", "Your present resume, or a list of what you have done"),
  ],
  "cover-letter": () => [
    oneOf("kind", "What do you apply for?", ["A post", "An internship", "A place in a research group"]),
    longText("advertisement", "The advertisement, or the address where it stands", { lengthMax: 5_000 }),
    text("found", "How did you find it?"),
    date("deadline", "The deadline", { optional: true }),
    longText("fit", "Two or three moments that fit this post", {
      hint: "What you did, and what came of it.",
    }),
    longText("missing", "What do they ask for that you lack?", {
      hint: "We name the nearest thing you do have.",
      optional: true,
    }),
    longText("mention", "What do you want mentioned, and what not?", {
      hint: "Such as a notice period, a move or a visa.",
      optional: true,
    }),
    resume,
  ],
  "visa-sop": () => [
    text("country", "Which country, and which permit?", {
      hint: "Such as Canada, study permit.",
    }),
    longText("course", "The course and why you chose it", { hint: "University, programme, dates, fee." }),
    longText("funds", "Who pays, and from what?", {
      hint: "Amounts and sources, not the numbers of accounts. The officer reads whether the plan is paid for, so the text must say it.",
    }),
    longText("after", "What do you do afterwards?"),
    yesNo("refused", "Were you ever refused a visa or permit, by any country?", {
      hint: "We ask because it must be declared, and it can be answered.",
    }),
    file("refusals", "Refusal letters", {
      hint: "And the officer’s notes if you have them.",
      optional: true,
    }),
    longText("travel", "Where have you travelled?", {
      hint: "Countries and years. An officer reads it beside your plan.",
      optional: true,
    }),
    date("apply_by", "When do you hand the application in?"),
    file("papers", "Offer or acceptance letter, and proof of funds", {
      hint: "Black out the numbers of accounts and passports.",
    }),
    transcripts,
    resume,
  ],
  "plagiarism-check": ({ words }) => [
    file("text", "The text, in an editable form", {
      hint: `You entered ${Number(words) || 1_000} words. The reference list may be left out of the count; send it all the same.`,
    }),
    text("style", "Citation style", { hint: "Such as APA 7 or IEEE." }),
    oneOf("kind", "What is it?", ["Thesis", "Article", "Essay", "Something else"]),
    yesNo("handed_in", "Have parts of it been published or handed in before?", {
      hint: "They will match, and are then read as yours.",
    }),
    longText("where", "Which parts, and where?", { optional: true }),
    date("hand_in_on", "When do you hand it in?", { optional: true }),
  ],
} satisfies Record<string, IntakeForm>;
