import { dayAfter, writtenDate } from "#app/platform/dates.ts";
import { choice, number, tick, yesOrNo } from "#app/self-checks/points/form/fields-of-forms.ts";
import type { FormSection, PointsForm } from "#app/self-checks/points/form/points-form.ts";
import type { CompassGrid } from "#app/self-checks/points/singapore/compass-grid.ts";

export const salaryRanks = ["p90", "p65", "below"] as const;
export const qualifications = ["top", "degree", "none"] as const;
export const localShares = ["p50", "p20", "below"] as const;

export const compassForm = (grid: CompassGrid): PointsForm => ({
  version: 1,
  sections: [post(grid), you, employer(grid)],
});

/** Salaries change on certain days: one day of each period stands for it. */
export function applicationDays({ salaries }: CompassGrid): string[] {
  return salaries.map(({ appliesFrom }, at) => {
    const next = salaries[at + 1]?.appliesFrom;
    return appliesFrom ?? (next ? dayAfter(next, -1) : farAway);
  });
}

const farAway = "9999-12-31";

const post = (grid: CompassGrid): FormSection => ({
  heading: "The post",
  blocks: [
    {
      fields: [
        number("salary", "Fixed monthly salary in Singapore dollars", 0, 10_000_000, {
          hint: `From ${grid.exemptFrom.toLocaleString("en")} on no points are needed.`,
        }),
        tick("financial", "It is in financial services"),
        choice("applies", "When the application is made", periods(grid)),
        choice(
          "salary_rank",
          "Your pay against local professionals of your sector and age",
          {
            p90: "In the best-paid tenth",
            p65: "Better paid than 65 of 100",
            below: "Below that",
            unsure: "I do not know",
          },
          { start: "unsure", reachable: ["p65", "p90"] },
        ),
        yesOrNo("shortage", "Is the occupation on the shortage list?"),
      ],
    },
  ],
});

const you: FormSection = {
  heading: "You",
  blocks: [
    {
      fields: [
        number("age", "Your age", 16, 80, { hint: "In whole years." }),
        choice("qualification", "Your qualification", {
          top: "From one of the institutions on the list",
          degree: "A degree, or an equal qualification",
          none: "No degree",
        }),
      ],
    },
  ],
};

const employer = ({ smallFirm }: CompassGrid): FormSection => ({
  heading: "The employer",
  intro: "Professionals, managers, executives and technicians count. Leave empty what you do not know.",
  blocks: [
    {
      beside: true,
      fields: [
        number("professionals", "How many the firm has", 0, 1_000_000, {
          hint: `Fewer than ${smallFirm.below} all get the same points.`,
          optional: true,
        }),
        {
          ...number("nationality_share", "Percent of them with your nationality", 0, 100),
          step: 0.01,
          optional: true,
        },
      ],
    },
    {
      fields: [
        choice(
          "local_share",
          "Locals among them, against firms of the sector",
          {
            p50: "More than half of the firms have",
            p20: "More than a fifth of the firms have",
            below: "Fewer than that",
            unsure: "I do not know",
          },
          { start: "unsure" },
        ),
        yesOrNo("strategic", "Does the firm qualify for strategic economic priorities?"),
      ],
    },
  ],
});

/** By their place among the salaries. */
function periods({ salaries }: CompassGrid): Record<string, string> {
  const texts = salaries.map(({ appliesFrom }, at) => {
    const next = salaries[at + 1]?.appliesFrom;
    const from = appliesFrom ? `From ${writtenDate(appliesFrom)}` : "";
    const until = next ? `${from ? " to" : "Until"} ${writtenDate(dayAfter(next, -1))}` : "";
    return [String(at), from + until || "Now"] as const;
  });
  return Object.fromEntries(texts);
}
