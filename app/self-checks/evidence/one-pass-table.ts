import { notesAbroad, officialNotesAbroad } from "#app/catalog/service-parts/official-notes-abroad.ts";
import {
  type CheckDefinition,
  many,
  none,
  one,
  type OnlyFor,
  plain,
  strong,
  weak,
} from "#app/self-checks/evidence/check-definition.ts";

const eligibility = officialNotesAbroad["one-pass-salary"];
const bySalary: OnlyFor = { question: "track", options: ["current", "unsure"] };
const byOffer: OnlyFor = { question: "track", options: ["future", "unsure"] };
const byRecord: OnlyFor = { question: "track", options: ["achievement", "unsure"] };

export const onePass: CheckDefinition = {
  id: "one-pass",
  version: 1,
  intro: "A personal pass for Singapore, by salary or by outstanding achievement. You apply yourself.",
  judge: "the Ministry of Manpower",
  conditions: [],
  routes: [
    {
      name: "The salary you have",
      onlyFor: bySalary,
      groups: [
        {
          heading: "The salary you have",
          rule: "At least S$30,000 a month for the prior 12 months, and what goes with it.",
          needed: "all",
          questions: ["salary", "here", "company-abroad", "year-here"],
          official: notesAbroad("one-pass-salary"),
        },
      ],
    },
    {
      name: "A salary to come",
      onlyFor: byOffer,
      groups: [
        {
          heading: "A salary to come",
          rule: "At least S$30,000 a month by signed contract, from an established company in Singapore.",
          needed: "all",
          questions: ["contract", "company-here"],
        },
      ],
    },
    {
      name: "Outstanding achievement",
      onlyFor: byRecord,
      groups: [
        {
          heading: "Outstanding achievement",
          rule: "These 7 kinds of evidence are weighed together. No number is asked for.",
          needed: 1,
          questions: ["achievements"],
          official: notesAbroad("one-pass-evidence"),
        },
      ],
    },
  ],
  questions: [
    one({
      id: "track",
      name: "The track",
      ask: "Which way would be yours?",
      help: "All lead to the same pass. You need everything on one way, and nothing on the others.",
      options: [
        plain("current", "The salary I have, or had in my last job"),
        plain("future", "A salary agreed with an employer in Singapore"),
        plain("achievement", "Outstanding achievement in sports, arts and culture, or academia and research"),
        plain("unsure", "I am not sure"),
      ],
    }),
    one({
      id: "salary",
      name: "S$30,000 a month",
      ask: "Have you earned a fixed monthly salary of at least S$30,000, or as much in another currency, in each of the last 12 months?",
      help: "Fixed salary from one employer. Bonuses and shares are not part of it.",
      onlyFor: bySalary,
      options: [
        strong("fixed", "Yes, all of it from one employer"),
        weak("bonus", "Only with bonuses or shares", "They are not fixed salary."),
        weak("two", "Only from two employers together", "Two smaller salaries are not added together."),
        weak("gap", "Yes, but with a gap in the 12 months", "The 12 months have to follow one another."),
        none("less", "No"),
      ],
    }),
    one({
      id: "here",
      name: "Where you work",
      ask: "Where do you work now?",
      help: "Abroad, the company is asked about; in Singapore, how long you have worked there.",
      onlyFor: bySalary,
      options: [
        plain("abroad", "Outside Singapore"),
        plain("pass", "In Singapore, with a work pass"),
        plain("home", "In Singapore, without needing a pass"),
      ],
    }),
    one({
      id: "company-abroad",
      name: "An established company",
      ask: "Is your employer an established company?",
      help: "You need the 12 months with one: a market value of at least US$500 million, or a yearly revenue of at least US$200 million. A global group may be considered as a whole.",
      onlyFor: { question: "here", options: ["abroad"] },
      options: [
        strong("yes", "Yes, by its market value or its revenue"),
        weak("unsure", "I do not know", "Its published figures decide: find them before you apply."),
        none("no", "No"),
      ],
    }),
    one({
      id: "year-here",
      name: "A year in Singapore",
      ask: "Have you worked in Singapore for at least a year?",
      help: "It is asked of those who already hold a work pass.",
      onlyFor: { question: "here", options: ["pass"] },
      options: [strong("yes", "Yes, for a year or more"), none("no", "No")],
    }),
    one({
      id: "contract",
      name: "The contract",
      ask: "Does an employer in Singapore agree to a fixed monthly salary of at least S$30,000?",
      help: "A signed contract shows it.",
      onlyFor: byOffer,
      options: [
        strong("signed", "Yes, and the contract is signed"),
        weak("talks", "We are talking about it", "Only a signed contract shows it."),
        none("no", "No"),
      ],
    }),
    one({
      id: "company-here",
      name: "An established employer",
      ask: "Is that employer an established company?",
      help: "One with a market value of at least US$500 million, or a yearly revenue of at least US$200 million, based in Singapore.",
      onlyFor: byOffer,
      options: [
        strong("yes", "Yes, by its market value or its revenue"),
        weak("unsure", "I do not know", "Its published figures decide: ask before you sign."),
        none("no", "No"),
      ],
    }),
    many({
      id: "achievements",
      name: "Outstanding achievements",
      ask: "Which of these can you show?",
      help: "In at least one of three areas: sports; arts and culture; academia and research.",
      onlyFor: byRecord,
      options: [
        strong(
          "medals",
          "Sports: medals, titles or records in international competition, or a high world ranking",
        ),
        strong("team", "Sports: a leading part in a national side or a team of the first rank"),
        strong("honours", "Arts and culture: international awards, honours or commissions for my own work"),
        strong(
          "shown",
          "Arts and culture: work shown, performed, published or collected by institutions of international standing",
        ),
        strong(
          "post",
          "Academia and research: a senior post, or the lead of a group, at an institution of international standing",
        ),
        strong(
          "built-on",
          "Academia and research: work that others build on, such as much-cited papers, patents or major grants",
        ),
        strong(
          "judged",
          "Recognition by those who can judge: fellowships, juries, keynotes, letters from leaders of the field",
        ),
        weak(
          "national",
          "Achievements that are known in one country only",
          "Show how they compare with achievements elsewhere.",
        ),
        weak(
          "business",
          "Success in business",
          "The areas are sports, arts and culture, and academia and research. Business goes by salary.",
        ),
      ],
    }),
  ],
  weighedAfterwards: [
    "For a salary, payslips, contracts and tax papers decide. For achievements, the Ministry and the agencies for the area look at the work and the main achievements as a whole. That is not assessed here.",
    "Whoever already holds a Singapore pass must have worked there for at least a year. A renewal has conditions of its own: read them before you come.",
  ],
  suggestions: [
    {
      to: "uk-global-talent",
      why: "No way is complete yet. In technology, research and the arts the United Kingdom asks for a record or for early promise, and for no salary.",
      when: { short: true },
    },
    {
      to: "australia-858",
      why: "You go by achievement. With an international record Australia grants permanent residence, to those it invites.",
      when: { chose: { question: "track", options: ["achievement"] } },
    },
  ],
  sources: [{ ...eligibility.source, asOf: eligibility.asOf }],
};
