import { educationNames, educations } from "#app/self-checks/points/canada/canada-profile.ts";
import {
  abilities,
  type Language,
  type LanguageTable,
} from "#app/self-checks/points/canada/language-result.ts";
import { number, tick, years, yesOrNo } from "#app/self-checks/points/form/fields-of-forms.ts";
import type {
  ChoiceField,
  FormBlock,
  FormSection,
  PointsForm,
} from "#app/self-checks/points/form/points-form.ts";

export const expressEntryForm = (tests: LanguageTable): PointsForm => ({
  version: 1,
  sections: [you, languages(tests), work, ties, partner(tests), money],
});

export const partnerChoices = ["none", "comes", "stays", "citizen"] as const;
export const studyChoices = ["none", "short", "long"] as const;
export const teers = ["0", "1", "2", "3"] as const;
export const levelsKnown = "levels";

const educationOptions = educations.map((value) => ({ value, label: educationNames[value] }));

const you: FormSection = {
  heading: "You",
  blocks: [
    {
      fields: [
        number("age", "Your age", 16, 80, { hint: "In whole years." }),
        {
          kind: "choice",
          look: "list",
          name: "education",
          label: "Your highest education",
          options: educationOptions,
        },
        yesOrNo("assessed", "Is it from Canada, or has an educational credential assessment been made?", {
          hint: "An assessment counts for five years.",
        }),
      ],
    },
  ],
};

function languages(tests: LanguageTable): FormSection {
  return {
    heading: "English and French",
    intro:
      "Results count for two years. Which of the two is your first official language is counted both ways, and the better one is taken.",
    blocks: [...languageBlocks("english", tests), ...languageBlocks("french", tests)],
  };
}

function languageBlocks(language: Language, { tests }: LanguageTable): FormBlock[] {
  const name = language === "english" ? "English" : "French";
  const known = language === "english" ? "CLB" : "NCLC";
  const own = tests.filter((test) => test.language === language);
  return [
    {
      fields: [
        testField(language, `${name} test`, [
          ...own.map(({ id, name: label }) => ({ value: id, label })),
          { value: levelsKnown, label: `I know my ${known} levels` },
        ]),
      ],
    },
    scoreBlock(language, name, `Only if you have a result in ${name}.`),
  ];
}

const work: FormSection = {
  heading: "Skilled work in the last ten years",
  intro: "Paid work in an occupation of TEER 0 to 3. Write parts of a year as 2.5.",
  blocks: [
    {
      beside: true,
      fields: [
        years("foreign_years", "Years outside Canada", 10),
        years("canadian_years", "Years in Canada", 10, {
          hint: "For a Canadian employer, physically in Canada, with permission.",
        }),
      ],
    },
    {
      onlyFor: { field: "canadian_years", text: "Only if you have worked in Canada." },
      fields: [
        years("recent_years", "Of these, in the last three years", 3, {
          hint: "Neither self-employed nor as a full-time student.",
        }),
        {
          kind: "choice",
          look: "pills",
          name: "teer",
          label: "TEER of that work",
          options: teers.map((value) => ({ value, label: value })),
          optional: true,
        },
      ],
    },
    {
      fields: [
        yesOrNo("continuous", "Was one year of it without a break, in one occupation?", {
          hint: "A year, or 1,560 hours.",
        }),
        years("trade_years", "Years in a skilled trade in the last five", 5),
        tick("certificate", "I have a Canadian certificate of qualification in a trade"),
      ],
    },
  ],
};

const ties: FormSection = {
  heading: "Canada",
  blocks: [
    {
      fields: [
        {
          kind: "choice",
          look: "list",
          name: "study",
          label: "A credential from a school in Canada",
          start: "none",
          options: [
            { value: "none", label: "None" },
            { value: "short", label: "From a programme of one or two years" },
            {
              value: "long",
              label: "From three years or more, or a master’s, professional or doctoral degree",
            },
          ],
        },
        tick("two_years_study", "I studied there for two academic years, full time", {
          hint: "In a programme of two years or more.",
        }),
        tick("offer", "I have a valid job offer", { hint: "Full-time, for at least a year." }),
        tick("may_work", "I may already work in Canada"),
        tick("sibling", "A brother or sister lives in Canada", {
          hint: "Yours or your partner’s, 18 or older, a citizen or permanent resident.",
        }),
        tick("relative", "Another close relative lives in Canada", {
          hint: "A parent, grandparent, child, grandchild, aunt, uncle, niece or nephew, on the same terms.",
        }),
        tick("nominated", "A province or territory has nominated me"),
        yesOrNo("outside_quebec", "Do you plan to live outside Quebec?"),
      ],
    },
  ],
};

function partner({ tests }: LanguageTable): FormSection {
  const comes = { field: "partner", values: ["comes"], text: "Only if your partner comes along." };
  return {
    heading: "Spouse or common-law partner",
    blocks: [
      {
        fields: [
          {
            kind: "choice",
            look: "list",
            name: "partner",
            label: "Your partner",
            start: "none",
            options: [
              { value: "none", label: "I have none" },
              { value: "comes", label: "Comes along to Canada" },
              { value: "stays", label: "Stays behind" },
              { value: "citizen", label: "Is a citizen or permanent resident of Canada" },
            ],
          },
        ],
      },
      {
        onlyFor: comes,
        fields: [
          {
            kind: "choice",
            look: "list",
            name: "partner_education",
            label: "Your partner’s highest education",
            options: educationOptions,
          },
          years("partner_years", "Your partner’s years of skilled work in Canada", 10),
          tick("partner_study", "My partner studied there for two academic years, full time", {
            hint: "In a programme of two years or more.",
          }),
          testField("partner", "Your partner’s language test", [
            ...tests.map(({ id, name }) => ({ value: id, label: name })),
            { value: levelsKnown, label: "We know the CLB or NCLC levels" },
          ]),
        ],
      },
      scoreBlock("partner", "Partner’s", "Only if your partner comes along and has a result."),
    ],
  };
}

const money: FormSection = {
  heading: "Settlement funds",
  blocks: [
    {
      beside: true,
      fields: [
        number("family", "People in your family", 1, 30, {
          hint: "You, your partner and your children, also those who stay behind.",
          start: "1",
        }),
        number("funds", "Funds in Canadian dollars", 0, 100_000_000, {
          hint: "Leave it empty if you do not know yet.",
          optional: true,
        }),
      ],
    },
  ],
};

/** In the order of the charts. */
function scoreBlock(whose: string, name: string, text: string): FormBlock {
  return {
    onlyFor: { field: `${whose}_test`, text },
    beside: true,
    fields: abilities.map((ability) => ({
      kind: "number",
      name: `${whose}_${ability}`,
      label: `${name} ${ability}`,
      from: 0,
      to: 699,
      step: 0.5,
    })),
  };
}

function testField(whose: string, label: string, options: ChoiceField["options"]): ChoiceField {
  return {
    kind: "choice",
    look: "list",
    name: `${whose}_test`,
    label,
    start: "none",
    options: [{ value: "none", label: "No result" }, ...options],
  };
}
