import { dayMs, utcDay } from "#app/platform/dates.ts";

/** The countries whose law says who may advise on immigration for a fee. */
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

/** In characters. */
export const adviserLengthMax = { name: 100, body: 150, licenceNumber: 40 };

/** A person licensed to give immigration advice, and by whom. */
export type Adviser = {
  name: string;
  country: AdviceCountry;
  /** The body that licenses them, such as the College of Immigration and Citizenship Consultants. */
  body: string;
  licenceNumber: string;
  /** The day the licence ends, as yyyy-mm-dd. */
  expiresOn: string;
};

/** Who may give immigration advice for a fee, by country, where we have read what its law says. */
export const whoMayAdvise: Record<AdviceCountry, string | null> = {
  US: "In the United States: lawyers, and representatives accredited by the Department of Justice.",
  CA: "In Canada: members of a law society, Quebec notaries, and licensees of the College of Immigration and Citizenship Consultants.",
  GB: "In the United Kingdom: advisers registered with the Immigration Advice Authority, and qualified lawyers.",
  AU: "In Australia: registered migration agents, legal practitioners, and persons the law exempts.",
  SG: null,
};

/** The advisers whose licence for one of these countries holds today. A licence's days are those of UTC. */
export function advisersFor(
  countries: readonly AdviceCountry[],
  now: Date,
  all: readonly Adviser[],
): Adviser[] {
  const today = utcDay(now);
  return all.filter(({ country, expiresOn }) => countries.includes(country) && expiresOn >= today);
}

/** When the next of these licences has ended: midnight after its last day. Null where none is to end. */
export function nextLicenceEnd(from: Date, all: readonly Adviser[]): Date | null {
  const ends = all.map(({ expiresOn }) => Date.parse(`${expiresOn}T00:00:00Z`) + dayMs);
  const next = Math.min(...ends.filter((end) => end > from.getTime()));
  return Number.isFinite(next) ? new Date(next) : null;
}
