import { describe, test } from "vitest";

import { expectCase, type QuoteCase } from "#tests/pricing/quote-case.ts";
import { configured, landfall20, welcome10 } from "#tests/pricing/quote-of.ts";

const application = (raw = {}) => configured("complete-application", raw);

const cases: QuoteCase[] = [
  {
    name: "lightning is taken of base and MBA together",
    of: [application({ universities: 5, mba: true, lightning: true })],
    in: "INR",
    lines: [3_999_900n, 999_975n, 1_249_969n],
    price: 6_249_844n,
  },
  {
    name: "lightning is not taken of visa help",
    of: [application({ universities: 5, lightning: true, visaHelp: true, dependents: 1 })],
    in: "USD",
    lines: [54_900n, 13_725n, 23_800n, -5_712n],
    price: 86_713n,
  },
  {
    name: "nor of mocks; further mocks are those beyond one per person",
    of: [application({ universities: 5, lightning: true, visaHelp: true, dependents: 2, mocks: 5 })],
    in: "USD",
    lines: [54_900n, 13_725n, 32_700n, -7_848n, 7_800n, -1_950n],
    price: 99_327n,
  },
  {
    name: "mocks come with visa help of its own too",
    of: [configured("visa_and_financial_counselling", { people: 2, mocks: 3 })],
    in: "INR",
    lines: [1_599_800n, 249_900n, -62_475n],
    price: 1_787_225n,
  },
  {
    name: "fewer mocks than people are the included ones",
    of: [application({ universities: 5, visaHelp: true, dependents: 3, mocks: 1 })],
    in: "INR",
    lines: [3_999_900n, 2_799_600n, -671_904n],
    price: 6_127_596n,
  },
  {
    name: "without visa help neither dependents nor mocks cost anything",
    of: [application({ universities: 5, dependents: 3, mocks: 6 })],
    in: "INR",
    lines: [3_999_900n],
    price: 3_999_900n,
  },
  {
    name: "a coupon is taken of visa help as well",
    of: [application({ universities: 5, visaHelp: true })],
    in: "USD",
    coupon: { ...welcome10, capUsd: 100_000n },
    lines: [54_900n, 14_900n, -3_576n, -6_622n],
    price: 59_602n,
  },
  {
    name: "a coupon on a member's share",
    of: [configured("research-paper", { coAuthors: 3 })],
    in: "INR",
    coupon: welcome10,
    lines: [14_999_900n, 4_499_970n, -14_624_902n, -200_000n],
    price: 4_674_968n,
  },
  {
    name: "a counselling fee on a member's share",
    of: [configured("research-paper", { coAuthors: 3 })],
    in: "INR",
    credit: 199_900n,
    lines: [14_999_900n, 4_499_970n, -14_624_902n, -199_900n],
    price: 4_675_068n,
  },
  {
    name: "a coupon for one service leaves the others alone",
    of: [configured("cover-letter"), configured("resume-help")],
    in: "INR",
    coupon: { ...welcome10, services: ["resume-help"] },
    lines: [199_900n, 249_900n, -24_990n],
    price: 424_810n,
  },
  {
    name: "a capped coupon is shared out to the hundredth, the larger remainder first",
    of: [configured("cover-letter"), configured("resume-help")],
    in: "USD",
    coupon: { ...landfall20, capUsd: 1_001n },
    lines: [2_900n, -427n, 3_900n, -574n],
    price: 5_799n,
  },
  {
    name: "a coupon in whole yen",
    of: [configured("cover-letter", { lightning: true }), configured("resume-help")],
    in: "JPY",
    coupon: welcome10,
    lines: [457_000n, 114_300n, -57_100n, 614_000n, -61_400n],
    price: 1_066_800n,
  },
  {
    name: "a counselling fee goes to the first larger service in the cart only",
    of: [configured("cover-letter"), configured("express-entry"), application({ universities: 5 })],
    in: "INR",
    credit: 199_900n,
    lines: [199_900n, 4_999_900n, -199_900n, 3_999_900n],
    price: 8_999_800n,
  },
  {
    name: "a counselling fee larger than what stands after the coupon takes no more than that",
    of: [configured("job-application", { jobApplications: 3 }), configured("cover-letter")],
    in: "USD",
    coupon: { ...welcome10, services: ["job-application"] },
    credit: 1_000_000n,
    lines: [8_900n, -890n, -8_010n, 2_900n],
    price: 2_900n,
  },
  {
    name: "a counselling fee is used in whole yen",
    of: [configured("job-application", { jobApplications: 3 })],
    in: "JPY",
    credit: 12_345n,
    lines: [1_400_000n, -12_300n],
    price: 1_387_700n,
  },
  {
    name: "a counselling fee is not taken off small services",
    of: [configured("cover-letter")],
    in: "USD",
    credit: 2_900n,
    lines: [2_900n],
    price: 2_900n,
  },
];

describe("two rules at once", () => {
  test.each(cases)("$name", expectCase);
});
