import { href } from "react-router";

import { backupGoodDays } from "#app/launch/proven-backup.ts";
import type { ShowcaseKind } from "#app/content/showcase/showcase.ts";
import { dayAfter, writtenDate } from "#app/platform/dates.ts";

/** Everything that the launch check looks at. */
export type ShopSeen = {
  today: string;
  siteUrl: string;
  whatsapp: { number: string; fictional: string };
  mail: { hasServer: boolean; from: string };
  seller: { name: string | null; address: string | null; taxNumber: string | null };
  gateways: { label: string; isSimulated: boolean; isHeard: boolean }[];
  /** Shown and without proof that is good today. */
  unprovedClaims: string[];
  unprovedRates: string[];
  /** Shown, though their sources should have been read again. */
  overdueFacts: number;
  standInVideos: string[];
  showIllustrations: boolean;
  /** Kinds that the owner has entered rows of: nothing invented of them is shown. */
  ownKinds: ReadonlySet<ShowcaseKind>;
  isRatingFixed: boolean;
  licensedAdvisers: number;
  inventedTestimonials: number;
  staleRates: string[];
  lastBackup: string | null;
  owners: { name: string; hasSecondFactor: boolean }[];
  demoAccounts: string[];
  demoCoupons: string[];
};

export type LaunchLine = {
  id: string;
  title: string;
  /** Null when it is real. */
  missing: string | null;
  where: string;
  /** The page that changes it; null for a setting of the server. */
  to: string | null;
};

type Rule = Omit<LaunchLine, "missing"> & { missing: (shop: ShopSeen) => string | null };

export function launchLines(shop: ShopSeen): LaunchLine[] {
  return rules.map((rule) => ({ ...rule, missing: rule.missing(shop) }));
}

const claimsPage = { where: "Catalogue, Claims", to: "/staff/catalogue/claims" } as const;

const rules: readonly Rule[] = [
  setting("whatsapp", "WhatsApp number", "SUPPORT_WHATSAPP", ({ whatsapp: { number, fictional } }) =>
    number === fictional ? "Customers would write to a number that nobody has." : null,
  ),
  setting("site-address", "Address of the site", "SITE_URL", ({ siteUrl }) =>
    isPublic(siteUrl) ? null : `${siteUrl} is no public address that begins with https.`,
  ),
  setting("mail", "Mail", "SMTP_URL and MAIL_FROM", ({ mail }) => {
    if (!mail.hasServer) return "No mail server is set, so mail reaches nobody.";
    return isInvented(mail.from) ? `Mail comes from ${mail.from}, which is invented.` : null;
  }),
  setting("seller-name", "Seller’s name", "SELLER_NAME", ({ seller }) =>
    seller.name ? null : "Receipts name the site and not who sells.",
  ),
  setting("seller-address", "Seller’s address", "SELLER_ADDRESS", ({ seller }) =>
    seller.address ? null : "Receipts have no address of the seller.",
  ),
  setting("seller-tax-number", "Seller’s tax number", "SELLER_TAX_NUMBER", ({ seller }) =>
    seller.taxNumber ? null : "Receipts have no tax number.",
  ),
  setting("gateways", "Payment gateways", "the keys of each gateway", ({ gateways }) => {
    if (gateways.length === 0) return "No gateway has its keys, so nobody can pay.";
    const simulated = gateways.filter(({ isSimulated }) => isSimulated).map(({ label }) => label);
    return simulated.length > 0 ? `${list(simulated)}: simulated, so no money moves.` : null;
  }),
  setting("webhooks", "Messages from the gateways", "each gateway’s own back office", ({ gateways }) => {
    const silent = gateways.filter((one) => !one.isSimulated && !one.isHeard).map(({ label }) => label);
    if (silent.length > 0) return `No message has come from ${list(silent)} yet. Make a first payment.`;
    return gateways.some(({ isSimulated }) => !isSimulated) ? null : "No real gateway has written yet.";
  }),
  {
    ...claimsPage,
    id: "claims",
    title: "Claims",
    missing: ({ unprovedClaims: { length } }) =>
      length === 0
        ? null
        : `${count(length, "claim is", "claims are")} shown without proof that is good today.`,
  },
  {
    ...claimsPage,
    id: "success-rates",
    title: "Success rates",
    missing: ({ unprovedRates }) =>
      unprovedRates.length === 0 ? null : `Shown without proof: ${list(unprovedRates)}.`,
  },
  {
    id: "facts",
    title: "Facts",
    where: "Catalogue, Facts",
    to: "/staff/catalogue/facts?state=overdue",
    missing: ({ overdueFacts: found }) =>
      found === 0 ? null : `${count(found, "source has", "sources have")} not been read again in time.`,
  },
  {
    id: "videos",
    title: "Videos",
    where: "Catalogue, Videos",
    to: "/staff/catalogue/showcase/videos",
    missing: ({ standInVideos: { length } }) =>
      length === 0
        ? null
        : `${count(length, "service shows", "services show")} a stand-in instead of a video.`,
  },
  illustration(
    "destinations",
    "Destinations",
    "The counts for three destinations are invented.",
    "destinations",
  ),
  illustration("admits", "Admits and rejects", "Universities and numbers of admits are invented.", "admits"),
  illustration(
    "evaluation",
    "Sample evaluation",
    "The sample on the page of profile evaluation is invented.",
  ),
  illustration(
    "counsellor",
    "Counsellors",
    "The counsellor on the page of counselling is invented.",
    "counsellors",
  ),
  {
    ...claimsPage,
    id: "rating",
    title: "Stars and rating",
    missing: ({ isRatingFixed }) =>
      isRatingFixed ? "They are fixed, and not counted from what customers gave." : null,
  },
  {
    id: "advisers",
    title: "Advisers",
    where: "Catalogue, Advisers",
    to: "/staff/catalogue/advisers",
    missing: ({ licensedAdvisers }) =>
      licensedAdvisers > 0 ? null : "Visas are offered, and nobody with a licence to advise is listed.",
  },
  {
    id: "testimonials",
    title: "Testimonials",
    where: "Catalogue, Testimonials",
    to: "/staff/catalogue/testimonials",
    missing: ({ inventedTestimonials: found }) =>
      found === 0 ? null : `${count(found, "testimonial is", "testimonials are")} those of demo accounts.`,
  },
  {
    id: "rates",
    title: "Currency rates",
    where: "Catalogue, Currency rates",
    to: "/staff/catalogue/rates",
    missing: ({ staleRates }) =>
      staleRates.length === 0
        ? null
        : `${count(staleRates.length, "rate is", "rates are")} too old to sell at, ${staleRates[0]} among them.`,
  },
  {
    id: "backups",
    title: "Backups",
    where: "“A backup was proven” on this page",
    to: "/staff/launch#backup",
    missing: ({ lastBackup, today }) => {
      if (lastBackup === null) return "No backup has been proven by restoring it.";
      if (dayAfter(lastBackup, backupGoodDays) >= today) return null;
      return `The last one was proven on ${writtenDate(lastBackup)}, more than ${backupGoodDays} days ago.`;
    },
  },
  {
    id: "second-factor",
    title: "Owners’ second step",
    where: "People; each owner sets it up at the next sign-in",
    to: "/staff/people",
    missing: ({ owners }) => {
      if (owners.length === 0) return "The desk has no owner.";
      const without = owners.filter(({ hasSecondFactor }) => !hasSecondFactor).map(({ name }) => name);
      return without.length === 0 ? null : `Without a second step: ${list(without)}.`;
    },
  },
  {
    id: "demo-accounts",
    title: "Demo accounts",
    where: "a database of your own, DATABASE_URL, which has none",
    to: null,
    missing: ({ demoAccounts }) =>
      demoAccounts.length === 0 ? null : `They can sign in: ${list(demoAccounts)}.`,
  },
  {
    id: "demo-coupons",
    title: "Demo coupons",
    where: "Catalogue, Coupons",
    to: "/staff/catalogue/coupons",
    missing: ({ demoCoupons }) =>
      demoCoupons.length === 0 ? null : `They still take something off: ${list(demoCoupons)}.`,
  },
];

function setting(id: string, title: string, name: string, missing: Rule["missing"]): Rule {
  return { id, title, where: `The server’s settings: ${name}`, to: null, missing };
}

/** `kind`: where the owner's own rows replace it. */
function illustration(id: string, title: string, sentence: string, kind?: ShowcaseKind): Rule {
  const where = kind
    ? `Add your own: Catalogue, ${title}`
    : "Replace it, or hide what is invented: Catalogue, Claims";
  return {
    id: `illustration-${id}`,
    title,
    where,
    to: kind ? href("/staff/catalogue/showcase/:kind", { kind }) : claimsPage.to,
    missing: ({ showIllustrations, ownKinds }) =>
      showIllustrations && !(kind && ownKinds.has(kind)) ? sentence : null,
  };
}

function isPublic(siteUrl: string): boolean {
  const { protocol, hostname } = new URL(siteUrl);
  return (
    protocol === "https:" &&
    hostname.includes(".") &&
    !/^[\d.]+$|^127\.|^\[/.test(hostname) &&
    !isInvented(hostname)
  );
}

/** Names kept for examples lead nowhere. */
function isInvented(address: string): boolean {
  return /(\.example|\.test|\.invalid|\.localhost)\b|\bexample\.(com|org|net)\b/.test(address);
}

function list(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(names);
}

function count(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
