import type { Language, LanguageResult } from "#app/self-checks/points/canada/language-result.ts";

export const educations = [
  "none",
  "secondary",
  "one_year",
  "two_year",
  "bachelor",
  "two_or_more",
  "master",
  "professional",
  "doctorate",
] as const;

/** The highest level reached. `bachelor` is any credential of three years or more. */
export type Education = (typeof educations)[number];

export const educationNames: Record<Education, string> = {
  none: "No secondary school diploma",
  secondary: "Secondary school",
  one_year: "A one-year credential after school",
  two_year: "A two-year credential after school",
  bachelor: "A bachelor’s degree, or another credential of three years or more",
  two_or_more: "Two or more credentials, one of them of three years or more",
  master: "A master’s degree",
  professional:
    "A professional degree in medicine, veterinary medicine, dentistry, optometry, law, chiropractic or pharmacy",
  doctorate: "A doctorate",
};

/** Spouse or common-law partner. */
export type Partner = {
  /** Comes along to Canada. */
  accompanying: boolean;
  citizenOrResident: boolean;
  education: Education;
  /** In the partner’s own first official language. */
  language: LanguageResult | null;
  canadianWorkYears: number;
  /** Two academic years, full time, in a programme of two years or more. */
  twoYearsStudyInCanada: boolean;
};

/** Years are of skilled work (TEER 0 to 3); null is a question not answered. */
export type CanadaProfile = {
  age: number;
  partner: Partner | null;
  education: Education;
  /** Canadian, or with an educational credential assessment. */
  credentialAssessed: boolean | null;
  english: LanguageResult | null;
  french: LanguageResult | null;
  /** Null: whichever gives more. */
  firstLanguage: Language | null;
  /** In the last ten years. */
  foreignWorkYears: number;
  /** In the last ten years, for a Canadian employer and physically in Canada, with permission. */
  canadianWorkYears: number;
  /** Of those, in the last three years, neither self-employed nor as a full-time student. */
  recentCanadianWorkYears: number;
  /** Of the recent Canadian work. */
  teer: 0 | 1 | 2 | 3 | null;
  /** In one occupation, without a break: one year or 1,560 hours. */
  continuousYear: boolean | null;
  /** In a skilled trade, in the last five years. */
  tradeYears: number;
  /** A Canadian certificate of qualification in a trade. */
  tradeCertificate: boolean;
  /** A valid full-time offer for at least a year. */
  jobOffer: boolean;
  mayWorkInCanada: boolean;
  /** One or two years; three or more, or a master’s, professional or doctoral degree of any length. */
  canadianStudy: "none" | "short" | "long";
  twoYearsStudyInCanada: boolean;
  /** Of either partner, 18 or older, citizen or permanent resident, living in Canada. */
  sibling: boolean;
  /** Parent, grandparent, child, grandchild, aunt, uncle, niece or nephew, on the same terms. */
  otherRelative: boolean;
  nomination: boolean;
  /** With spouse and children, also those who stay behind. */
  familySize: number;
  fundsCad: number | null;
  outsideQuebec: boolean | null;
};

type LanguageOrder = { first: LanguageResult | null; second: LanguageResult | null };

/** The ways the two languages can be named first and second. */
export function languageOrders({ english, french, firstLanguage }: CanadaProfile): LanguageOrder[] {
  const both = [
    { first: english, second: french },
    { first: french, second: english },
  ].filter(({ first }) => first !== null);
  const named = both.filter(({ first }) => firstLanguage === null || first?.language === firstLanguage);
  if (named.length > 0) return named;
  return both.length > 0 ? both : [{ first: null, second: null }];
}

/** The partner whose answers count: one who comes along and is neither citizen nor permanent resident. */
export function countedPartner({ partner }: CanadaProfile): Partner | null {
  return partner?.accompanying && !partner.citizenOrResident ? partner : null;
}
