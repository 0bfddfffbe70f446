import {
  country,
  date,
  file,
  type IntakeField,
  type IntakeForm,
  longText,
  oneOf,
  severalOf,
  text,
  wholeNumber,
  yesNo,
} from "#app/catalog/intake-field.ts";
import { highestDegree, resume } from "#app/catalog/intake-questions.ts";

/** What visa help needs, alone or beside a complete application. */
export const visaQuestions: IntakeField[] = [
  oneOf("visa_country", "Which country is the visa for?", [
    "United States",
    "Canada",
    "United Kingdom",
    "Not decided yet",
  ]),
  country("nationality", "Your nationality", { hint: "What has to be shown depends on it." }),
  date("passport_until", "Until when is your passport valid?", {
    hint: "The day alone: it has to outlast the stay. We check the forms against the passport with you on a call, so send neither its number nor a copy.",
  }),
  longText("family", "Who travels with you?", {
    hint: "Each person’s age and how they are related to you. Whether they may come depends on the course, and we check that first.",
    optional: true,
  }),
  longText("sponsors", "Who pays, and from what?", {
    hint: "Each source with its amount: savings, loan, sponsor, income. No numbers of accounts. An officer asks for the origin of each amount.",
  }),
  yesNo("refused", "Was anybody of you ever refused a visa, by any country?", {
    hint: "We ask because it must be declared, and it can be answered.",
  }),
  file("refusals", "Refusal letters", { optional: true }),
];

const visaCase: IntakeForm = () => [
  text("field", "Your field, in one line"),
  longText("endeavour", "What do you propose to do there?", {
    hint: "One undertaking that a stranger could repeat, and whom it would serve.",
  }),
  longText("record", "What have you done that others use or cite?", {
    hint: "Publications, products, patents, press, awards. With addresses where there are any.",
  }),
  longText("witnesses", "People who know your work, and people who only know of it", {
    hint: "Name, position and country. We write to nobody without asking you first.",
  }),
  highestDegree,
  yesNo("degree_assessed", "Has a degree from abroad been evaluated?", {
    hint: "Choose No where it has not, or where there is none from abroad.",
  }),
  country("residence", "Where do you live now?"),
  yesNo("refused", "Were you ever refused a visa, by any country?", {
    hint: "We ask because it must be declared.",
  }),
  longText("family", "Who would come with you?", {
    hint: "Ages, and how they are related to you.",
    optional: true,
  }),
  file("evidence", "The five papers that prove most", { optional: true }),
  resume,
];

/** Services for visas and settling. */
export const moveForms = {
  visa_and_financial_counselling: ({ people }) => [
    ...visaQuestions.map((field) =>
      field.name === "family" && Number(people) > 1
        ? { ...field, required: true, hint: `You chose ${Number(people)} people. ${field.hint}` }
        : field,
    ),
    text("course", "University, programme and the day it begins"),
    date("apply_by", "When would you like to hand the application in?"),
    file("offer", "The I-20, CAS or letter of acceptance", {
      hint: "Black out its number: we read course, dates and costs.",
    }),
    file("funds", "Proof of funds", {
      hint: "Statements, loan or sponsor letters. Black out all but the last digits of accounts.",
      optional: true,
    }),
  ],
  "express-entry": () => [
    wholeNumber("age", "Your age", { hint: "The points depend on it.", from: 16, to: 80 }),
    highestDegree,
    yesNo("degree_assessed", "Has your degree been assessed for Canada?"),
    longText("language", "Language results", {
      hint: "Test, date and the result of each skill, for English and French. Write None where you have taken none.",
    }),
    longText("work", "Skilled work of the last ten years", {
      hint: "Employer, country, months, hours a week and duties. One to a line.",
    }),
    longText("family", "The family on the same profile", {
      hint: "A partner’s degree, language results and work in Canada count; children’s ages decide the funds to be shown.",
      optional: true,
    }),
    text("funds", "Settlement funds you can show", { hint: "An amount with its currency." }),
    severalOf(
      "ties",
      "Ties to Canada",
      ["A brother or sister", "Studies there", "Work there", "A job offer", "None"],
      { hint: "Each may count." },
    ),
    text("provinces", "Provinces you would settle in", {
      hint: "Not Quebec: it chooses its own skilled workers.",
      optional: true,
    }),
    file("papers", "What you have of the papers", {
      hint: "Results, assessment, employers’ letters. If some are missing, we begin with what you have.",
      optional: true,
    }),
  ],
  "housing-search": () => [
    text("campus", "Campus and city"),
    date("from", "From when?"),
    date("until", "Until when?", { optional: true }),
    text("rent", "Rent a month, with bills and without", { hint: "Amounts with their currency." }),
    wholeNumber("people", "How many people live there?", { from: 1, to: 12 }),
    severalOf("kinds", "What would do?", [
      "A hall",
      "A shared flat",
      "A studio",
      "A flat",
      "A room with a family",
    ]),
    yesNo("guarantor", "Can somebody there act as guarantor?", {
      hint: "Many landlords ask. Without one we look for places that accept another way.",
    }),
    longText("cannot", "What can you not live with?"),
    text("journey", "The longest journey to the campus you would accept", { optional: true }),
    file("admission", "Your admission letter", { hint: "Halls ask for it.", optional: true }),
  ],
  // What is found at the free check is asked for again: the case is built from it. Five of them are sold by nobody yet.
  "o-1-visa": visaCase,
  "eb-1-visa": visaCase,
  "eb2-niw": visaCase,
  "global-talent-visa-uk": visaCase,
  "australia-national-innovation-visa-subclass-858": visaCase,
  "singapore-one-pass": visaCase,
} satisfies Record<string, IntakeForm>;
