import { dayMs, utcDay } from "#app/platform/dates.ts";

export const adviceCountries = ["US", "CA", "GB", "AU", "SG"] as const;
export type AdviceCountry = (typeof adviceCountries)[number];

export function isAdviceCountry(code: string): code is AdviceCountry {
  return adviceCountries.some((country) => country === code);
}

export const adviceCountryNames: Record<AdviceCountry, string> = {
  US: "United States",
  CA: "Canada",
  GB: "United Kingdom",
  AU: "Australia",
  SG: "Singapore",
};

export const adviserLengthMax = { name: 100, body: 150, licenceNumber: 40 };

export type Adviser = {
  name: string;
  country: AdviceCountry;
  body: string;
  licenceNumber: string;
  /** yyyy-mm-dd. */
  expiresOn: string;
};

/** Null where we have not read the law. */
export const whoMayAdvise: Record<AdviceCountry, string | null> = {
  US: "In the United States: lawyers, and representatives accredited by the Department of Justice.",
  CA: "In Canada: members of a law society, Quebec notaries, and licensees of the College of Immigration and Citizenship Consultants.",
  GB: "In the United Kingdom: advisers registered with the Immigration Advice Authority, and qualified lawyers.",
  AU: "In Australia: registered migration agents, legal practitioners, and persons the law exempts.",
  SG: null,
};

export function advisersFor(
  countries: readonly AdviceCountry[],
  now: Date,
  all: readonly Adviser[],
): Adviser[] {
  const today = utcDay(now);
  return all.filter(({ country, expiresOn }) => countries.includes(country) && expiresOn >= today);
}

/** Midnight UTC after its last day; null when none ends. */
export function nextLicenceEnd(from: Date, all: readonly Adviser[]): Date | null {
  const ends = all.map(({ expiresOn }) => Date.parse(`${expiresOn}T00:00:00Z`) + dayMs);
  const next = Math.min(...ends.filter((end) => end > from.getTime()));
  return Number.isFinite(next) ? new Date(next) : null;
}
