import { inOneGo, ours, type Plan, yours } from "#app/catalog/plan-step.ts";

/** Services for finding work. */
export const workPlans = {
  "job-application": ({ jobApplications }) =>
    inOneGo(
      ours("first_lot", "You receive the first few posts", 0.2),
      yours("chosen", "You say yes or no to each, and the next lot is closer", 0.35),
      ours("papers", "Resume and cover letter are fitted to each post you approved", 0.7),
      yours("read", "You read each application", 0.85),
      ...(jobApplications === "unlimited"
        ? [ours("search", "The search goes on, lot after lot, for the year you bought", null)]
        : []),
    ),
  "linkedin-profile-building": () =>
    inOneGo(
      ours("readers", "We read the profiles that your readers do find", 0.3),
      ours("interview", "A short interview", 0.45),
      ours("written", "Every field is written, with the plan for the first month", 0.9),
    ),
  "portfolio-building": () =>
    inOneGo(
      yours("projects", "You choose the projects with us", 0.15),
      ours("sketch", "You receive the sketch: pages, order and look", 0.3),
      yours("sketch_approved", "You approve it", 0.4),
      ours("first_version", "You receive the first version, with the real words and pictures", 0.75),
      yours("marked", "You mark changes", 0.85),
      ours("online", "It goes online in an account of yours", 0.97),
    ),
} satisfies Record<string, Plan>;
