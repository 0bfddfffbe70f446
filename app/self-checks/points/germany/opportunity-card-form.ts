import { choice, number, tick, years } from "#app/self-checks/points/form/fields-of-forms.ts";
import type { FormSection, PointsForm } from "#app/self-checks/points/form/points-form.ts";
import type { OpportunityCardGrid } from "#app/self-checks/points/germany/opportunity-card-grid.ts";

export const recognitions = ["none", "partial", "full"] as const;

export const opportunityCardForm = ({ netIncomeEur }: OpportunityCardGrid): PointsForm => ({
  version: 1,
  sections: [you, languages, work, ties, money(netIncomeEur)],
});

const you: FormSection = {
  heading: "You",
  blocks: [
    {
      fields: [
        number("age", "Your age", 16, 80, { hint: "In whole years." }),
        choice(
          "recognition",
          "Is your qualification recognised in Germany?",
          {
            none: "Not yet",
            partial: "In part: the notice names what is missing",
            full: "Fully recognised",
          },
          { start: "none", reachable: ["partial"] },
        ),
        tick("qualification", "I have a degree, or vocational training of at least two years", {
          hint: "Recognised by the state where you gained it.",
        }),
        tick("shortage", "My qualification belongs to a shortage occupation"),
      ],
    },
  ],
};

const languages: FormSection = {
  heading: "Languages",
  blocks: [
    {
      beside: true,
      fields: [
        choice(
          "german",
          "German",
          { none: "Below A1", A1: "A1", A2: "A2", B1: "B1", B2_or_more: "B2 or more" },
          { start: "none", reachable: ["A2", "B1", "B2_or_more"] },
        ),
        choice(
          "english",
          "English",
          { less: "Below B2", B2: "B2", C1_or_more: "C1 or more" },
          { start: "less", reachable: ["C1_or_more"] },
        ),
      ],
    },
  ],
};

const work: FormSection = {
  heading: "Related work after qualifying",
  intro: "Write parts of a year as 2.5.",
  blocks: [
    {
      beside: true,
      fields: [years("last_5", "Years of the last five", 5), years("last_7", "Years of the last seven", 7)],
    },
  ],
};

const ties: FormSection = {
  heading: "Germany and your family",
  blocks: [
    {
      fields: [
        tick("stay", "I lived lawfully in Germany for six months of the last five years"),
        tick("partner", "My spouse meets the conditions too and applies with me"),
      ],
    },
  ],
};

const money = (netIncomeEur: number): FormSection => ({
  heading: "Money to live on",
  blocks: [
    {
      fields: [
        number("net_monthly", "Net euros a month", 0, 1_000_000, {
          hint: `From savings or part-time work. ${netIncomeEur.toLocaleString("en")} are asked. Leave it empty if you do not know yet.`,
          optional: true,
        }),
      ],
    },
  ],
});
