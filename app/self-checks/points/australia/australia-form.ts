import type { AustraliaGrid } from "#app/self-checks/points/australia/australia-grid.ts";
import { choice, number, tick, years, yesOrNo } from "#app/self-checks/points/form/fields-of-forms.ts";
import type { FormSection, PointsForm } from "#app/self-checks/points/form/points-form.ts";

export const australiaForm = ({ workCap }: AustraliaGrid): PointsForm => ({
  version: 1,
  sections: [you, work(workCap), study, family, visa],
});

const you: FormSection = {
  heading: "You",
  intro: "Everything counts as it is on the day of the invitation. Answer for that day as far as you can.",
  blocks: [
    {
      fields: [
        number("age", "Your age", 16, 80, { hint: "In whole years." }),
        choice(
          "english",
          "Your English",
          {
            less: "Less than competent",
            competent: "Competent: IELTS 6 in each part, or as much in another accepted test",
            proficient: "Proficient: IELTS 7 in each part, or as much",
            superior: "Superior: IELTS 8 in each part, or as much",
          },
          { reachable: ["proficient", "superior"] },
        ),
        choice("education", "Your highest qualification", {
          none: "None of these",
          diploma_or_trade: "An Australian diploma or trade qualification, or an accepted award",
          bachelor_or_more: "A bachelor’s or master’s degree",
          doctorate: "A doctorate",
        }),
      ],
    },
  ],
};

const work = (workCap: number): FormSection => ({
  heading: "Skilled work in the last ten years",
  intro: `In your occupation or one close to it. Both together count up to ${workCap} points.`,
  blocks: [
    {
      beside: true,
      fields: [
        years("abroad_years", "Years outside Australia", 10, { yearsMore: 5 }),
        years("australian_years", "Years in Australia", 10, { yearsMore: 5 }),
      ],
    },
  ],
});

const study: FormSection = {
  heading: "Study and language",
  blocks: [
    {
      fields: [
        tick("stem", "I have an Australian master’s by research or doctorate in a STEM field"),
        tick("australian_study", "I studied in Australia for 92 weeks over at least 16 months"),
        tick("regional_study", "That study was in a regional area"),
        tick("professional_year", "An accepted professional year in Australia", { reachable: true }),
        tick("community_language", "A NAATI credential in a community language", { reachable: true }),
      ],
    },
  ],
};

const family: FormSection = {
  heading: "Spouse or de facto partner",
  blocks: [
    {
      fields: [
        choice(
          "partner",
          "Your partner",
          {
            none: "I have none",
            citizen_or_resident: "Is an Australian citizen or permanent resident",
            skilled: "Is under 45, with competent English and an assessed occupation",
            competent_english: "Has competent English",
            other: "None of these",
          },
          { start: "none" },
        ),
      ],
    },
  ],
};

const visa: FormSection = {
  heading: "The visa",
  blocks: [
    {
      fields: [
        choice(
          "visa",
          "Which visa",
          {
            "189": "189, skilled independent",
            "190": "190, nominated by a state or territory",
            "491": "491, regional, nominated or sponsored by family",
          },
          { start: "189" },
        ),
        yesOrNo("listed", "Is your occupation on the list for this visa?"),
        yesOrNo("assessed", "Have your skills been assessed for it?"),
      ],
    },
    {
      onlyFor: { field: "visa", values: ["190", "491"], text: "Only for visas 190 and 491." },
      fields: [yesOrNo("nominated", "Are you nominated, or for 491 sponsored by family?")],
    },
  ],
};
