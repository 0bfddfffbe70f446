import type { Currency } from "#app/money/currency.ts";

/** The gateways, as the calls name them. */
export type GatewayName = "stripe" | "razorpay" | "amazon payfort";

export type Goods = { link: string; choices: Record<string, string | number | boolean> };

/** Counselling is listed twice, because its fee comes off larger services later. */
export const goodsOnSale: readonly Goods[] = [
  { link: "cover-letter", choices: {} },
  { link: "cover-letter", choices: { lightning_speed: true } },
  { link: "resume-help", choices: {} },
  { link: "linkedin-profile-building", choices: { lightning_speed: true } },
  { link: "profile-evaluation", choices: {} },
  { link: "sop-drafting", choices: { customizations: 3 } },
  { link: "lor-drafting", choices: { numLor: 2, lightning_speed: true } },
  { link: "mock-interview", choices: { numSessions: 4 } },
  { link: "counselling-session", choices: { counseling_session: 1 } },
  { link: "counselling-session", choices: { counseling_session: 3 } },
  { link: "plagiarism-check", choices: { words: 12_500 } },
  { link: "toefl-consultation", choices: { numSessions: 7 } },
  { link: "university-finalising", choices: {} },
  { link: "visa_and_financial_counselling", choices: { dependent: 2 } },
  { link: "job-application", choices: { no_of_job_application: 5 } },
  { link: "job-application", choices: { no_of_job_application: "unlimited" } },
  { link: "express-entry", choices: {} },
  {
    link: "complete-application",
    choices: { com_application_cos: 12, lightning_speed: true, is_cha_visa: true, dependent: 1 },
  },
  { link: "complete-application", choices: { com_application_cos: 5, is_MBA: true } },
];

/** With and without premium, in currencies of two, three and no decimals. */
export const homes = ["IN", "US", "DE", "AE", "JP", "GB", "KW", "IN", "SA", "FR", "KR", "BH"] as const;

const homeCurrency: Record<string, Currency> = {
  IN: "INR",
  US: "USD",
  DE: "EUR",
  AE: "AED",
  JP: "JPY",
  GB: "GBP",
  KW: "KWD",
  SA: "SAR",
  FR: "EUR",
  KR: "KRW",
  BH: "BHD",
};

export function currenciesOf(country: string): Currency[] {
  const home = homeCurrency[country] ?? "USD";
  return [home, ...(["USD", "INR", "EUR", "AED", "JPY"] as const).filter((currency) => currency !== home)];
}
