import { inOneGo, ours, type Plan, yours } from "#app/catalog/plan-step.ts";

const visaCase: Plan = () =>
  inOneGo(
    ours("endeavour", "We question you until the plan is one that a stranger can repeat", 0.08),
    ours("evidence", "You receive the list of evidence, each piece with what it proves", 0.2),
    yours("gathered", "You gather the evidence", 0.45),
    ours("letters", "Drafts of expert letters, for their authors to rewrite and sign", 0.6),
    ours("draft", "You receive the outline, and then the draft of the file", 0.85),
    yours("answered", "You correct it, and write the sentences about your own work", 0.93),
  );

/** Services for visas and settling. */
export const movePlans = {
  visa_and_financial_counselling: ({ people }) =>
    inOneGo(
      ours("checklist", "You receive the checklist, in the order in which things must be done", 0.2),
      yours("papers", "You collect the papers", 0.5),
      ours("read", "We read the file as an officer would", 0.65),
      ours("forms", "The forms are filled in together and checked", 0.85),
      ours("mock", Number(people) > 1 ? "A mock interview for each person" : "The mock interview", 0.95),
      ours("decision", "A counsellor beside you until the decision", null),
    ),
  "express-entry": () =>
    inOneGo(
      ours("criteria", "The published criteria and your papers, side by side in writing", 0.15),
      ours("score", "The score sheet is filled in with you, and what is missing listed", 0.25),
      yours("proofs", "You gather the proofs", 0.6),
      ours("streams", "You receive the provincial streams in one list", 0.7),
      ours("profile", "The profile is prepared for you to submit", 0.95),
      ours("application", "After an invitation, the application is prepared and every paper checked", null),
    ),
  "housing-search": () =>
    inOneGo(
      ours("first_list", "You see the first part of the list, each place checked", 0.4),
      yours("objections", "You say what is wrong with it", 0.55),
      ours("second_list", "You see the second part", 0.85),
      yours("contract", "You send the contract you would like us to read, before you sign", null),
    ),
  "o-1-visa": visaCase,
  "eb-1-visa": visaCase,
  "eb2-niw": visaCase,
  "global-talent-visa-uk": visaCase,
  "australia-national-innovation-visa-subclass-858": visaCase,
  "singapore-one-pass": visaCase,
} satisfies Record<string, Plan>;
