import { file, longText, oneOf, text } from "#app/catalog/intake-field.ts";

/** Questions that many services ask in the same words. */
export const resume = file("resume", "Your resume", { hint: "The present one, however rough." });

export const transcripts = file("transcripts", "Transcripts or mark sheets", {
  hint: "All pages. Black out what is not about your studies, such as an identity number.",
});

export const highestDegree = oneOf("highest_degree", "Highest degree so far", [
  "School",
  "Diploma",
  "Bachelor’s",
  "Master’s",
  "Ph.D.",
]);

export const marks = text("marks", "Its subject, university and marks", {
  hint: "Such as B.Sc. Physics, 8.1 of 10, 2025. The mark so far where it is not finished.",
});

export const testScores = longText("tests", "Test scores and test dates", {
  hint: "TOEFL, IELTS, GRE, GMAT and others, with the day. Write None where you have taken none.",
  lengthMax: 600,
});

export const budget = text("budget", "What can you spend a year, with living costs?", {
  hint: "An amount with its currency. We ask so that nothing is put before you that you could not pay.",
});

export const mustNotMiss = longText(
  "must_not_miss",
  "What must not be left out, and what must not be in it?",
  {
    optional: true,
  },
);
