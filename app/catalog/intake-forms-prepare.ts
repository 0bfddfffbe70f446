import {
  date,
  file,
  type IntakeForm,
  longText,
  oneOf,
  severalOf,
  text,
  wholeNumber,
  yesNo,
} from "#app/catalog/intake-field.ts";
import { highestDegree, marks, resume, transcripts } from "#app/catalog/intake-questions.ts";

/** Services for tests, interviews and the record an applicant builds beforehand. */
export const prepareForms = {
  "mock-interview": () => [
    oneOf("visa", "Which US visa?", ["Student (F-1)", "Exchange (J-1)", "Visitor (B-1/B-2)", "Dependent"]),
    text("consulate", "Consulate", { hint: "Where the interview is held." }),
    date("interview_on", "Interview date", {
      hint: "If you have one: we work back from it.",
      optional: true,
    }),
    text("university", "University and programme", { hint: "Or the purpose of the visit." }),
    longText("funding", "Who pays, and from what?", {
      hint: "Amounts and sources, not the numbers of accounts. It is what officers ask most about.",
    }),
    yesNo("refused", "Were you refused a visa before?", {
      hint: "We ask because the officer sees it, and the case may need to be told differently.",
    }),
    longText("refusals", "When, where and what you were told", { optional: true }),
    longText("worries", "Which question do you fear most?", { optional: true }),
    file("forms", "Your DS-160 answers and I-20", {
      hint: "A printout of the answers. Black out the confirmation’s bar code and every number of a passport.",
    }),
    resume,
  ],
  "gre-consultation": () => [
    date("test_on", "Test date", { hint: "The first day of the month where only the month is known." }),
    severalOf("sections", "What shall we work on?", ["Verbal", "Quantitative", "Analytical Writing"]),
    wholeNumber("target", "Target score, Verbal and Quantitative together", { from: 260, to: 340 }),
    text("earlier", "Earlier scores", { hint: "With the date, of practice tests too.", optional: true }),
    longText("programmes", "Programmes that ask for it"),
    wholeNumber("hours", "Hours a week for practice", {
      hint: "About three between sessions.",
      from: 1,
      to: 40,
    }),
    longText("times", "When in the week would sessions suit you?", { lengthMax: 600 }),
    file("errors", "A practice test with your answers", { optional: true }),
  ],
  "toefl-consultation": ({ days }) => [
    date("test_on", "Test date"),
    longText("scores", "The score each university asks for", {
      hint: "And on which scale: 1 to 6, or 0 to 120.",
      lengthMax: 1_000,
    }),
    text("earlier", "Earlier scores", { hint: "TOEFL, IELTS or others, with the date.", optional: true }),
    severalOf("skills", "Which skills cost you most?", ["Reading", "Listening", "Speaking", "Writing"]),
    yesNo("new_form", "Have you practised the 2026 form of the test?"),
    longText("lesson_days", `Days on which your ${Number(days) || 2} lessons could be`, {
      hint: "Besides each lesson you need two free hours that day. They need not follow each other.",
      lengthMax: 600,
    }),
    text("english", "How do you use English now?", { hint: "At work, in lectures, rarely.", optional: true }),
  ],
  "research-paper": ({ coAuthors }) => [
    text("field", "Your field"),
    longText("done", "What have you worked on so far?", {
      hint: "Theses, projects, data. Write Nothing yet if so: the first weeks are for that.",
    }),
    longText("questions", "Questions you would like to answer", {
      hint: "However large: we make them smaller.",
    }),
    longText("data", "Which data could you use?", {
      hint: "They must be yours or free to use. Say whose they are.",
      optional: true,
    }),
    wholeNumber("hours", "Hours a week you can give it", {
      hint: "Six to eight are needed.",
      from: 1,
      to: 60,
    }),
    oneOf("purpose", "What are the papers for?", [
      "A research degree",
      "My profession",
      "A visa case",
      "Something else",
    ]),
    ...(Number(coAuthors) > 0
      ? [
          longText("part", "Your part in the group", {
            hint: "What you will do yourself. A name stands on a paper only for work its owner can defend.",
          }),
        ]
      : []),
    highestDegree,
    text("affiliation", "Where are you enrolled or employed?", {
      hint: "Venues print it beside your name.",
      optional: true,
    }),
    file("work", "Anything you have written on it", { optional: true }),
    resume,
  ],
  "profile-building": () => [
    oneOf("aim", "What is it for?", [
      "A degree",
      "A scholarship",
      "A visa that asks for achievements",
      "My profession",
    ]),
    longText("aim_words", "Your aim, as exactly as you can say it", {
      hint: "Programme, award or route, and by when.",
    }),
    date("apply_on", "When would you apply?"),
    longText("done", "What have you done that others can confirm?"),
    longText("gladly", "What would you do gladly even if it changed nothing?"),
    wholeNumber("hours", "Hours a week you can give it", { hint: "About five.", from: 1, to: 40 }),
    longText("times", "When would a call every two weeks suit you?", { lengthMax: 600 }),
    resume,
    { ...transcripts, required: false },
  ],
  "assignment-help": ({ words }) => [
    text("course", "Course and university"),
    longText("task", "The task, word for word"),
    longText("criteria", "The marking criteria"),
    longText("rule", "Your department’s rule on outside help", {
      hint: "Word for word, or its address. We keep to it.",
    }),
    yesNo("own", "Is the draft your own work?", { hint: "We comment on your work and never write it." }),
    date("hand_in_on", "When do you hand it in?"),
    longText("doubts", "What are you unsure of?"),
    file("draft", "Your draft", { hint: `Up to ${Number(words) || 250} words are read.` }),
    { ...marks, label: "Your year and subject", hint: "", required: false },
  ],
} satisfies Record<string, IntakeForm>;
