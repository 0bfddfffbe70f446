import {
  country,
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
import {
  budget,
  highestDegree,
  marks,
  resume,
  testScores,
  transcripts,
} from "#app/catalog/intake-questions.ts";
import { visaQuestions } from "#app/catalog/intake-forms-move.ts";

const levels = ["Bachelor’s", "Diploma", "Master’s", "MBA", "Ph.D.", "Transfer"] as const;

/** Services for choosing where to apply, and applying. */
export const applyForms = {
  "complete-application": ({ universities, mba, visaHelp }) => [
    oneOf("level", "Which degree do you apply for?", levels),
    text("field", "Field of study", { hint: "Such as mechanical engineering or public health." }),
    longText("places", "Countries and universities you have in mind", {
      hint: `You chose ${Number(universities) || 8} universities. Name those you are sure of with their deadlines; we find the others with you.`,
    }),
    date("begins_on", "When would you like to begin?", { hint: "The first day of a month will do." }),
    highestDegree,
    marks,
    testScores,
    longText("recommenders", "Three people who can recommend you", {
      hint: "Name, position and how they know your work. We write to none of them: you ask them, with our brief.",
    }),
    budget,
    ...(mba === true
      ? [
          longText("mba_work", "Your work since your first degree", {
            hint: "Posts, years, people you led and what came of it. Business schools ask for it in every essay.",
          }),
        ]
      : []),
    transcripts,
    resume,
    ...(visaHelp === true ? visaQuestions : []),
  ],
  "application-review": ({ mba }) => [
    longText("programmes", "Programmes you apply to, with their deadlines", {
      hint: "One to a line, with the address of the programme’s page.",
    }),
    date("first_deadline", "The first deadline"),
    file("statement", "Your statement of purpose", { hint: "In a form that can be edited." }),
    file("letters", "Up to three letters of recommendation", {
      hint: "Only with the agreement of whoever wrote them.",
      optional: true,
    }),
    yesNo("letters_agreed", "Has the writer of each letter agreed that we read it?", {
      hint: "Choose No where no letter comes with this.",
    }),
    resume,
    transcripts,
    ...(mba === true
      ? [
          file("essays", "The school’s essay set, as you have written it", {
            hint: "With the questions. You chose MBA, so they are reviewed too.",
          }),
        ]
      : []),
    longText("doubts", "What are you unsure of yourself?", { optional: true }),
    yesNo("portal_ready", "Is the online application filled in already?", {
      hint: "The portal review comes last, on a printout or a shared screen. We never need your password.",
    }),
  ],
  "profile-evaluation": () => [
    oneOf("level", "Which degree do you think of?", levels),
    text("field", "Field of study"),
    longText("countries", "Up to three countries", {
      hint: "In the order in which you would choose them, and why.",
      lengthMax: 600,
    }),
    date("begins_on", "When would you like to begin?", { hint: "The first day of a month will do." }),
    highestDegree,
    marks,
    testScores,
    budget,
    longText("musts", "What a university must have for you, and what you rule out", { optional: true }),
    transcripts,
    resume,
  ],
  "counselling-session": ({ sessions }) => [
    longText("situation", "Where do you stand?", {
      hint: "A few lines: studies or work, and what is decided.",
    }),
    longText("questions", "What would you like to decide?", {
      hint:
        Number(sessions) > 1
          ? `The question that weighs most comes first. You have ${Number(sessions)} sessions.`
          : "The question that weighs most comes first: one session settles one question.",
    }),
    severalOf("subjects", "What is it about?", [
      "Admissions",
      "Money",
      "Tests",
      "Visas",
      "Jobs",
      "Something else",
    ]),
    text("companion", "Does somebody join you?", {
      hint: "A parent or partner, say. Their questions belong on the list above.",
      optional: true,
    }),
    { ...resume, required: false },
    { ...transcripts, required: false },
  ],
  "university-finalising": () => [
    longText("offers", "Your offers, up to six", {
      hint: "One to a line: university, programme, the date by which you must answer, and any scholarship. Name waiting lists too.",
    }),
    date("answer_by", "The first date by which you must answer"),
    budget,
    longText("priorities", "What matters, in your order", {
      hint: "From money to weather: housing, work afterwards, distance from home.",
    }),
    longText("five_years", "What should your life look like in five years?"),
    wholeNumber("people", "How many people move with you?", { from: 0, to: 12 }),
    file("offer_letters", "Offer letters with their conditions"),
    file("scholarship_letters", "Scholarship letters", { optional: true }),
  ],
  "scholarship-help": () => [
    country("nationality", "Your nationality", { hint: "Most awards are open to some countries alone." }),
    oneOf("level", "For which degree?", levels),
    text("field", "Field of study"),
    longText("programmes", "Programmes you apply to or have been admitted to", {
      hint: "With their deadlines.",
    }),
    date("begins_on", "When does the first of them begin?"),
    marks,
    testScores,
    yesNo("duty", "Would you accept a duty, such as returning home for some years?"),
    yesNo("need", "Shall we look for awards that depend on family income?", {
      hint: "They ask for papers on income. We tell you which before you collect any.",
    }),
    longText("service", "What you did for others, and what you are proud of", {
      hint: "Many essays ask for it.",
      optional: true,
    }),
    transcripts,
    resume,
  ],
} satisfies Record<string, IntakeForm>;
