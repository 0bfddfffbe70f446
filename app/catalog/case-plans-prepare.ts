import { laterSessions } from "#app/catalog/plan-parts.ts";
import { inOneGo, inSessions, ours, type Plan, yours } from "#app/catalog/plan-step.ts";

/** Services for tests, interviews and the record an applicant builds beforehand. */
export const preparePlans = {
  "mock-interview": ({ sessions }) =>
    inSessions(
      ours("read", "Your forms and funding are read, so that the questions are yours", 0.6),
      ours("session_1", "The first session: three rounds on video", 1),
      ours("note", "You receive the written note, and practise it for a day or two", null),
      ...laterSessions(sessions),
    ),
  "gre-consultation": ({ sessions }) =>
    inSessions(
      yours("diagnostic", "You take the diagnostic set, under the clock", 0.5),
      ours("errors", "Your errors are sorted into knowledge, reading and pace", 0.8),
      ours("session_1", "The first session: three rounds on video", 1),
      ...laterSessions(sessions),
    ),
  "toefl-consultation": ({ days }) =>
    inSessions(
      yours("trial", "You take the trial test", 0.5),
      ours("agreed", "What each day is for is agreed", 0.8),
      ours("day_1", "The first lesson, on video", 1),
      ours("later_days", `Days 2 to ${Number(days) || 2}, each with its lesson and corrections`, null),
    ),
  "research-paper": ({ coAuthors }) =>
    inOneGo(
      ours("supervisor", "You meet your supervisor, and agree on three questions and a calendar", 0.05),
      ours(
        "design",
        Number(coAuthors) > 0
          ? "Reading list and method for each question, and who does what"
          : "Reading list and method for each question",
        0.2,
      ),
      yours("first_paper", "The first paper is written", 0.45),
      yours("second_paper", "The second paper is written", 0.65),
      yours("third_paper", "The third paper is written", 0.85),
      ours("venues", "You approve a venue for each", 0.9),
    ),
  "profile-building": () =>
    inOneGo(
      ours("read", "Your record is read against the aim", 0.04),
      yours("chosen", "You choose a few things with your mentor", 0.1),
      yours("first_months", "Three months of work, each ending with something to show", 0.5),
      ours("halfway", "We look again halfway, and drop what is not working", 0.55),
      yours("last_months", "The last months of work", 0.9),
      ours("file", "The file of evidence is sorted", 0.98),
    ),
  "assignment-help": () =>
    inOneGo(
      ours("permitted", "A tutor from your subject looks whether feedback is permitted", 0.2),
      ours("explained", "The task is explained, with its marking criteria", 0.5),
      ours("comments", "The tutor comments on your draft", 0.9),
      yours("corrected", "You correct it yourself", null),
    ),
} satisfies Record<string, Plan>;
