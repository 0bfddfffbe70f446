import type { Answers } from "#app/self-checks/points/form/points-form.ts";

/** People who are counted before a version is published, and again by what would be published. */
export type ExampleProfile = { who: string; answers: Answers };

const test = (whose: string, name: string, [reading, writing, listening, speaking]: string[]) => ({
  [`${whose}_test`]: name,
  [`${whose}_reading`]: reading ?? "",
  [`${whose}_writing`]: writing ?? "",
  [`${whose}_listening`]: listening ?? "",
  [`${whose}_speaking`]: speaking ?? "",
});

const skilled = { assessed: "yes", teer: "1", continuous: "yes", outside_quebec: "yes", funds: "50000" };

export const canadaExamples: ExampleProfile[] = [
  {
    who: "29, master’s, IELTS at CLB 9, three years abroad",
    answers: {
      ...skilled,
      ...test("english", "ielts", ["7", "7", "8", "7"]),
      age: "29",
      education: "master",
      foreign_years: "3",
    },
  },
  {
    who: "35, two degrees, CELPIP 9, TEF at NCLC 5 to 7, two years in Canada, with a partner",
    answers: {
      ...skilled,
      ...test("english", "celpip", ["9", "9", "8", "9"]),
      ...test("french", "tef", ["352", "379", "434", "387"]),
      ...test("partner", "ielts", ["6", "6", "5.5", "5"]),
      age: "35",
      education: "two_or_more",
      canadian_years: "2",
      recent_years: "2",
      foreign_years: "2",
      partner: "comes",
      partner_education: "bachelor",
      partner_years: "1",
      family: "2",
    },
  },
  {
    who: "28, bachelor’s, TCF at NCLC 7, one year abroad",
    answers: {
      ...skilled,
      ...test("french", "tcf", ["453", "10", "458", "10"]),
      age: "28",
      education: "bachelor",
      foreign_years: "1",
    },
  },
  {
    who: "33, one-year credential, PTE at CLB 5, trade certificate, one year in Canada",
    answers: {
      ...skilled,
      ...test("english", "pte", ["42", "51", "39", "51"]),
      age: "33",
      education: "one_year",
      canadian_years: "1",
      recent_years: "1",
      foreign_years: "3",
      trade_years: "3",
      certificate: "yes",
    },
  },
  {
    who: "45, doctorate, IELTS at CLB 10, five years in Canada, nominated",
    answers: {
      ...skilled,
      ...test("english", "ielts", ["8", "7.5", "8.5", "7.5"]),
      age: "45",
      education: "doctorate",
      canadian_years: "5",
      recent_years: "3",
      study: "long",
      sibling: "yes",
      offer: "yes",
      nominated: "yes",
    },
  },
];

const australian = { listed: "yes", assessed: "yes" };

export const australiaExamples: ExampleProfile[] = [
  {
    who: "30, bachelor’s, proficient English, five years abroad, visa 189",
    answers: {
      ...australian,
      age: "30",
      english: "proficient",
      education: "bachelor_or_more",
      abroad_years: "5",
    },
  },
  {
    who: "36, doctorate, superior English, three years in Australia, partner with English, visa 190",
    answers: {
      ...australian,
      age: "36",
      english: "superior",
      education: "doctorate",
      australian_years: "3",
      australian_study: "yes",
      partner: "competent_english",
      visa: "190",
      nominated: "yes",
    },
  },
  {
    who: "24, diploma, competent English, one year in Australia, visa 491",
    answers: {
      ...australian,
      age: "24",
      english: "competent",
      education: "diploma_or_trade",
      australian_years: "1",
      regional_study: "yes",
      australian_study: "yes",
      visa: "491",
      nominated: "yes",
    },
  },
];

const enoughMoney = { qualification: "yes", net_monthly: "1500" };

export const opportunityCardExamples: ExampleProfile[] = [
  {
    who: "30, German A2, English C1, two years of work",
    answers: { ...enoughMoney, age: "30", german: "A2", english: "C1_or_more", last_5: "2", last_7: "2" },
  },
  {
    who: "38, partly recognised, German B1, five years of work",
    answers: {
      ...enoughMoney,
      age: "38",
      recognition: "partial",
      german: "B1",
      last_5: "3",
      last_7: "5",
    },
  },
  {
    who: "42, English B2, shortage occupation, partner applies",
    answers: { ...enoughMoney, age: "42", english: "B2", shortage: "yes", partner: "yes" },
  },
];

export const compassExamples: ExampleProfile[] = [
  {
    who: "30, degree, S$7,000, above the 65th percentile, larger firm",
    answers: {
      salary: "7000",
      applies: "0",
      age: "30",
      qualification: "degree",
      salary_rank: "p65",
      professionals: "80",
      nationality_share: "20",
      local_share: "p50",
    },
  },
  {
    who: "45, top institution, S$12,000, small firm",
    answers: { salary: "12000", applies: "0", age: "45", qualification: "top", professionals: "10" },
  },
  {
    who: "35, finance, S$9,000, occupation on the shortage list",
    answers: {
      salary: "9000",
      financial: "yes",
      applies: "0",
      age: "35",
      qualification: "degree",
      shortage: "yes",
      professionals: "200",
      nationality_share: "40",
      local_share: "p20",
      strategic: "yes",
    },
  },
];
