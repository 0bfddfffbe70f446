import { inOneGo, inSessions, ours, type Plan, yours } from "#app/catalog/plan-step.ts";
import { laterSessions, visaStep } from "#app/catalog/plan-parts.ts";

/** Services for choosing where to apply, and applying. */
export const applyPlans = {
  "complete-application": ({ visaHelp }) =>
    inOneGo(
      ours("conversation", "A long conversation about aims, money and countries", 0.1),
      yours("list_approved", "You see why each university is on the list, and approve it", 0.3),
      ours("drafts", "First drafts of your documents, and the briefs for your recommenders", 0.6),
      yours("drafts_answered", "You comment on the drafts, until each one is right", 0.75),
      ours("forms", "The forms are filled in together and checked", 0.9),
      ...(visaHelp === true ? [visaStep] : []),
    ),
  "application-review": () =>
    inOneGo(
      ours("read", "We read everything together, as a committee would", 0.4),
      ours("comments", "You receive our comments, in the margin and on one page", 0.7),
      ours("evaluation", "You receive the profile evaluation with the shortlist", 0.9),
      yours("revised", "You revise and send again, as often as you like", null),
      ours("portal", "We look at the filled-in form, when nothing else should change", null),
    ),
  "profile-evaluation": () =>
    inOneGo(
      ours("read", "A counsellor holds your records against the published requirements", 0.4),
      ours("written", "You receive the evaluation, the list and the plan in writing", 0.8),
      ours("call", "We talk it through on video, and change the list together", 0.95),
    ),
  "counselling-session": ({ sessions }) =>
    inSessions(
      ours("read", "Your counsellor reads your questions and papers", 0.6),
      ours("session_1", "The first session, on video", 1),
      ours("summary", "You receive the written summary", null),
      ...laterSessions(sessions),
    ),
  "university-finalising": () =>
    inOneGo(
      ours("facts", "We collect the facts from universities’ own pages and your offers", 0.5),
      ours("report", "You read the decision report", 0.8),
      ours("call", "You question it on a video call", 0.95),
    ),
  "scholarship-help": () =>
    inOneGo(
      ours("search", "We search, and rule out what is closed to you", 0.2),
      ours("shortlist", "You receive the shortlist and the calendar", 0.3),
      yours("chosen", "You choose three with us", 0.4),
      ours(
        "prepared",
        "Each application is prepared: essays, forms, budget and a brief for your referees",
        0.8,
      ),
      yours("checked", "You check every line", 0.9),
    ),
} satisfies Record<string, Plan>;
