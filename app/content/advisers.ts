/** The countries whose law says who may advise on immigration for a fee. */
export type AdviceCountry = "US" | "CA" | "GB" | "AU" | "SG";

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

/**
 * The owner's licensed advisers. Empty until the owner names one: the pages then say that we help with documents and
 * preparation only.
 */
export const advisers: readonly Adviser[] = [];

/** The advisers whose licence for one of these countries holds today. */
export function advisersFor(
  countries: readonly AdviceCountry[],
  now: Date,
  all: readonly Adviser[] = advisers,
): Adviser[] {
  const today = now.toISOString().slice(0, 10);
  return all.filter(({ country, expiresOn }) => countries.includes(country) && expiresOn >= today);
}
