import type { Currency } from "#app/money/currency.ts";

/**
 * Every price from the published table alone. Shares no code with the product on purpose: figures are copied by hand,
 * rounding works on decimal text.
 */

export type WirePayload = { links: string[] } & Record<string, unknown>;

/** Units per US dollar, on the day of the shipped snapshot. */
export const snapshotRates: Record<string, string> = {
  EUR: "0.88022588",
  JPY: "157.47729333",
  KWD: "0.30871186",
};

/** [rupees, dollars] */
export type Pair = readonly [number, number];

/** Changes to the published table, by service and row: `sop-drafting 3`. */
export type ChangedPrices = Readonly<Record<string, Pair>>;
type Table = Record<string, Pair>;

const onePrice: Table = {
  "counselling-session": [1999, 29],
  "research-paper": [149999, 1999],
  "profile-evaluation": [2999, 45],
  "mock-interview": [2499, 39],
  "lor-drafting": [1999, 29],
  "history-draft": [3999, 59],
  "resume-help": [2499, 39],
  "gre-consultation": [1999, 29],
  "university-finalising": [2499, 39],
  "scholarship-help": [9999, 149],
  "plagiarism-check": [499, 9],
  "toefl-consultation": [999, 15],
  "visa-sop": [3999, 59],
  "profile-building": [24999, 349],
  "assignment-help": [799, 12],
  "housing-search": [7999, 119],
  "application-review": [19999, 279],
  "linkedin-profile-building": [3499, 49],
  "express-entry": [49999, 699],
  "cover-letter": [1999, 29],
  "portfolio-building": [9999, 149],
  "eb2-niw": [249999, 3499],
};

const byUniversities: Table = {
  5: [39999, 549],
  8: [54999, 749],
  10: [64999, 879],
  12: [73999, 999],
  15: [86999, 1179],
  20: [107999, 1459],
};
const byDrafts: Table = { 1: [3999, 59], 2: [6999, 99], 3: [9499, 139], 5: [14499, 209] };
const byJobs: Table = {
  3: [5999, 89],
  5: [8999, 129],
  8: [12999, 189],
  10: [14999, 219],
  unlimited: [39999, 549],
};
const firstPerson: Pair = [9999, 149];
const eachDependent: Pair = [5999, 89];

const lightningServices = new Set(
  (
    "complete-application profile-evaluation sop-drafting lor-drafting history-draft resume-help " +
    "university-finalising scholarship-help plagiarism-check visa-sop application-review " +
    "linkedin-profile-building cover-letter portfolio-building"
  ).split(" "),
);
const mbaServices = new Set(["complete-application", "application-review"]);
const freeCheckFirst = new Set([
  "o-1-visa",
  "eb-1-visa",
  "global-talent-visa-uk",
  "australia-national-innovation-visa-subclass-858",
  "singapore-one-pass",
]);

/** Hundredths; null if not sold online. */
export function expectedPrice(
  payload: WirePayload,
  currency: Currency,
  rates: Record<string, string> = snapshotRates,
  changed: ChangedPrices = {},
): number | null {
  const both =
    payload.links.includes("complete-application") &&
    payload.links.includes("visa_and_financial_counselling");
  const links = both
    ? payload.links.filter((link) => link !== "visa_and_financial_counselling")
    : payload.links;
  if (links.some((link) => freeCheckFirst.has(link))) return null;
  const pay = till(currency, rates, changed);
  return links.reduce(
    (sum, link) => sum + priceOf(link, both ? { ...payload, is_cha_visa: true } : payload, pay),
    0,
  );
}

/** Of the currencies tested. */
const wholeUnits = new Set(["JPY", "KRW"]);

type Till = {
  changed: ChangedPrices;
  list: (pair: Pair) => number;
  /** amount × top ÷ bottom, rounded half up to the payable step. */
  part: (amount: number, top: number, bottom: number) => number;
};

function till(currency: Currency, rates: Record<string, string>, changed: ChangedPrices): Till {
  const unit = wholeUnits.has(currency) ? 100 : 1;
  return {
    changed,
    list([rupees, dollars]) {
      if (currency === "INR") return rupees * 100;
      if (currency === "USD") return dollars * 100;
      return Number(threeDigits(timesDecimal(dollars, rates[currency] ?? ""), wholeUnits.has(currency)));
    },
    part(amount, top, bottom) {
      const share = (amount / unit) * top;
      const left = share % bottom;
      return ((share - left) / bottom + (left * 2 >= bottom ? 1 : 0)) * unit;
    },
  };
}

function priceOf(link: string, payload: WirePayload, till: Till): number {
  const { list, part, changed } = till;
  const count = (name: string, preset: number) => Number(payload[name] ?? preset);
  const wants = (name: string) => payload[name] === true || payload[name] === 1 || payload[name] === "1";
  const visaFor = (dependents: number) => list(firstPerson) + dependents * list(eachDependent);
  const mocks = (people: number) => {
    const session = changed["mock-interview unit"] ?? [2499, 39];
    const further = Math.max(0, count("no_of_visa_mock", people) - people) * list(session);
    return further - part(further, 25, 100);
  };

  if (link === "visa_and_financial_counselling") {
    const dependents = count("dependent", 0);
    return visaFor(dependents) + mocks(dependents + 1);
  }
  let price = baseOf(link, payload, till, count);
  if (link === "research-paper") {
    const coAuthors = count("coAuthors", 0);
    return part(price, 10 + coAuthors, 10 * (coAuthors + 1));
  }
  if (mbaServices.has(link) && wants("is_MBA")) price += part(price, 1, 4);
  if (lightningServices.has(link) && wants("lightning_speed")) price += part(price, 1, 4);
  if (link === "complete-application" && wants("is_cha_visa")) {
    const help = visaFor(count("dependent", 0));
    price += help - part(help, 24, 100) + mocks(count("dependent", 0) + 1);
  }
  return price;
}

function baseOf(
  link: string,
  payload: WirePayload,
  { list, changed }: Till,
  count: (name: string, preset: number) => number,
): number {
  const row = (table: Table, key: unknown) => {
    const name = `${link} ${table === onePrice ? "unit" : String(key)}`;
    return list(changed[name] ?? table[String(key)] ?? [Number.NaN, Number.NaN]);
  };
  switch (link) {
    case "complete-application":
      return row(byUniversities, payload["com_application_cos"] ?? 8);
    case "sop-drafting":
      return row(byDrafts, payload["customizations"] ?? 1);
    case "job-application":
      return row(byJobs, payload["no_of_job_application"] ?? 3);
    case "counselling-session":
      return row(onePrice, link) * count("counseling_session", 1);
    case "mock-interview":
    case "gre-consultation":
      return row(onePrice, link) * count("numSessions", 1);
    case "toefl-consultation":
      return row(onePrice, link) * count("numSessions", 2);
    case "lor-drafting":
      return row(onePrice, link) * count("numLor", 1);
    case "plagiarism-check":
      return row(onePrice, link) * Math.ceil(count("words", 1) / 1000);
    case "assignment-help":
      return row(onePrice, link) * Math.ceil(count("words", 250) / 250);
    default:
      return row(onePrice, link);
  }
}

function timesDecimal(whole: number, decimal: string): string {
  const [integer = "", fraction = ""] = decimal.split(".");
  const digits = (BigInt(whole) * BigInt(integer + fraction)).toString().padStart(fraction.length + 1, "0");
  const point = digits.length - fraction.length;
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Hundredths of the first three digits, rounded by the next one; `whole` leaves no decimals. */
function threeDigits(decimal: string, whole: boolean): bigint {
  const [integer = "", fraction = ""] = decimal.split(".");
  const kept = whole ? Math.min(3, integer.length) : 3;
  const digits = `${integer}${fraction}`.padEnd(integer.length + 4, "0");
  const rounded = BigInt(digits.slice(0, kept)) + (Number(digits[kept]) >= 5 ? 1n : 0n);
  const zeros = integer.length + 2 - kept;
  return rounded * 10n ** BigInt(zeros);
}
