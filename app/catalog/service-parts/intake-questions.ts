import {
  country,
  date,
  file,
  type IntakeField,
  longText,
  oneOf,
  text,
  wholeNumber,
  yesNo,
} from "#app/catalog/service-parts/intake-field.ts";

export const resume = file("resume", "Your resume", { hint: "Your current one, even if it is rough." });

export const transcripts = file("transcripts", "Transcripts or mark sheets", {
  hint: "All pages. Black out anything that is not about your studies, such as an identity number.",
});

export const highestDegree = oneOf("highest_degree", "Highest degree so far", [
  "School",
  "Diploma",
  "Bachelor’s",
  "Master’s",
  "Ph.D.",
]);

export const marks = text("marks", "Its subject, university and marks", {
  hint: "Such as B.Sc. Physics, 8.1 of 10, 2025. If you have not finished, give your marks so far.",
});

export const testScores = longText("tests", "Test scores and test dates", {
  hint: "TOEFL, IELTS, GRE, GMAT and others, with the date. If you have taken none, write “None”.",
  lengthMax: 600,
});

export const budget = text("budget", "What can you spend a year, with living costs?", {
  hint: "An amount with its currency. We ask so that we only suggest what you can afford.",
});

export const mustNotMiss = longText("must_not_miss", "What must be in it, and what must not?", {
  optional: true,
});

export const degreeLevels = ["Bachelor’s", "Diploma", "Master’s", "MBA", "Ph.D.", "Transfer"] as const;

export const wordLimit = wholeNumber("word_limit", "Word limit", {
  hint: "The lowest one, if there are several. Leave it empty if there is none.",
  from: 50,
  to: 5_000,
  optional: true,
});

export const visaQuestions: IntakeField[] = [
  oneOf("visa_country", "Which country is the visa for?", [
    "United States",
    "Canada",
    "United Kingdom",
    "Not decided yet",
  ]),
  country("nationality", "Your nationality", { hint: "What you have to show depends on it." }),
  date("passport_until", "When does your passport expire?", {
    hint: "Only the date: the passport has to be valid for the whole stay. We check the forms against it with you on a call, so send neither its number nor a copy.",
  }),
  longText("family", "Who travels with you?", {
    hint: "Each person’s age and how they are related to you. Whether they can come depends on the course, and we check that first.",
    optional: true,
  }),
  longText("sponsors", "Who pays, and from what?", {
    hint: "Each source with its amount: savings, loan, sponsor, income. Leave out account numbers. An officer asks where each amount comes from.",
  }),
  yesNo("refused", "Have you or anyone travelling with you been refused a visa?", {
    hint: "We ask because it must be declared, and it can be answered.",
  }),
  file("refusals", "Refusal letters", { optional: true }),
];
