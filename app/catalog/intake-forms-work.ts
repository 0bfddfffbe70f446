import {
  email,
  file,
  type IntakeForm,
  longText,
  oneOf,
  severalOf,
  text,
  webAddress,
  wholeNumber,
  yesNo,
} from "#app/catalog/intake-field.ts";
import { mustNotMiss, resume } from "#app/catalog/intake-questions.ts";

/** Services for finding work. */
export const workForms = {
  "job-application": ({ jobApplications }) => [
    longText("posts", "What work would you accept?", {
      hint:
        jobApplications === "unlimited"
          ? "Titles, trades and employers you think of. We send posts in small lots for a year, and you say yes or no."
          : `Titles, trades and employers you think of. You chose ${Number(jobApplications) || 3} applications.`,
    }),
    longText("not", "What would you not accept?", { optional: true }),
    text("pay", "The least pay you would accept", { hint: "An amount with its currency." }),
    longText("permits", "Where may you work, and where would you need a permit?", {
      hint: "Countries, and until when a permit is valid. We ask because employers do. No numbers of papers.",
    }),
    text("begin", "When could you begin?", { hint: "A notice period counts." }),
    severalOf("ways", "How may the work be done?", ["At the place", "Partly from home", "From home"]),
    longText("references", "Two references", {
      hint: "Name, position and how they know you. We write to nobody without asking you first.",
    }),
    email("sent_from", "Your address for applications", {
      hint: "They go out from it and employers answer to it, so it has to be one you read every day. Never its password.",
    }),
    webAddress("profile", "Your LinkedIn profile or portfolio", { optional: true }),
    resume,
  ],
  "linkedin-profile-building": () => [
    webAddress("profile", "The address of your profile", { hint: "Never your password." }),
    oneOf("readers", "Who should find you?", [
      "Recruiters in one trade",
      "People at one company",
      "An admissions team",
    ]),
    text("target", "The kind of post or programme you want"),
    longText("proud", "What came of your last posts, courses or projects", {
      hint: "Figures where you have them.",
    }),
    text("words", "Skills you would like to be found by", { optional: true }),
    yesNo("employed", "Does your present employer not know that you are looking?", {
      hint: "Then we first show you how to switch off sharing of changes.",
    }),
    resume,
    file("picture", "A picture, if you want an opinion on it", { optional: true }),
  ],
  "portfolio-building": () => [
    text("owner", "Whose website is it, in one line?", { hint: "Such as Structural engineer, Pune." }),
    longText("readers", "Who should read it, and what should they do then?"),
    longText("projects", "Three to five projects", {
      hint: "For each: the problem, your own part, and what came of it.",
    }),
    longText("likes", "Three websites you like, and why", { lengthMax: 1_000 }),
    text("address", "A name for the address", {
      hint: "Such as asharao.example. You buy it yourself, and it stays yours.",
    }),
    wholeNumber("pages", "How many pages?", { hint: "Up to six are in the price.", from: 1, to: 6 }),
    longText("confidential", "What may not be shown?", {
      hint: "Names, figures or pictures you have no right to show. Ask your employer first.",
      optional: true,
    }),
    mustNotMiss,
    file("material", "Pictures and texts you may publish"),
    resume,
  ],
} satisfies Record<string, IntakeForm>;
