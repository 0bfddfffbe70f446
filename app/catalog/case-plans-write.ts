import { inOneGo, ours, type Plan, yours } from "#app/catalog/plan-step.ts";

/** Services for the documents of an application. */
export const writePlans = {
  "sop-drafting": ({ drafts }) =>
    inOneGo(
      ours("interview", "Your writer talks to you", 0.2),
      ours("outline", "You receive the outline", 0.35),
      yours("outline_approved", "You approve the outline", 0.45),
      ours("draft", "You receive the first draft", 0.7),
      yours("answered", "You comment on it, as often as you need", 0.85),
      ours(
        "versions",
        Number(drafts) > 1
          ? `A cold reading, the similarity check and all ${Number(drafts)} versions`
          : "A cold reading and the similarity check",
        0.95,
      ),
    ),
  "lor-drafting": ({ letters }) =>
    inOneGo(
      ours("questions", "We ask for dates, results and small scenes", 0.2),
      yours("answered", "You answer", 0.4),
      ours(
        "briefs",
        Number(letters) > 1 ? "A brief for each recommender" : "The brief for your recommender",
        0.6,
      ),
      ours("drafts", Number(letters) > 1 ? "A draft for each, no two alike" : "The draft", 0.85),
    ),
  "history-draft": () =>
    inOneGo(
      ours("interview", "An unhurried interview", 0.25),
      yours("episodes", "You choose two or three episodes with us", 0.4),
      ours("draft", "You receive the draft", 0.7),
      yours("answered", "You mark what is not quite so", 0.85),
    ),
  "resume-help": () =>
    inOneGo(
      ours("questions", "We ask what each line meant", 0.3),
      yours("answered", "You answer", 0.5),
      ours("rewritten", "We cut, order and rewrite", 0.9),
    ),
  "cover-letter": () =>
    inOneGo(
      ours("questions", "We read the advertisement and ask short questions", 0.3),
      yours("answered", "You answer", 0.5),
      ours("draft", "We write the letter and its shorter version", 0.9),
    ),
  "visa-sop": () =>
    inOneGo(
      ours("read", "We find the weak joint: the place where an officer would stop", 0.3),
      yours("answered", "You answer our questions", 0.45),
      ours("draft", "We write the draft", 0.75),
      ours("checked", "It is checked against form, funds and offer, with the list of papers", 0.95),
    ),
  "plagiarism-check": () =>
    inOneGo(
      ours("compared", "The comparison is run", 0.4),
      ours("read", "A person removes the false alarms and writes the notes", 0.9),
      yours("revised", "You revise, if you like, and send the same text again for the second check", null),
    ),
} satisfies Record<string, Plan>;
