import { describe, test } from "vitest";

import { expectCase, type QuoteCase } from "#tests/pricing/quote-case.ts";
import { configured, landfall20, welcome10 } from "#tests/pricing/quote-of.ts";

const application = (raw = {}) => configured("complete-application", raw);

const decidedCases: QuoteCase[] = [
  {
    name: "an application to 12 universities, hurried, with visa help for one",
    of: [application({ universities: 12, lightning: true, visaHelp: true })],
    in: "INR",
    lines: [7_399_900n, 1_849_975n, 999_900n, -239_976n],
    price: 10_009_799n,
  },
  {
    name: "a hurried cover letter in whole yen",
    of: [configured("cover-letter", { lightning: true })],
    in: "JPY",
    lines: [457_000n, 114_300n],
    price: 571_300n,
  },
  {
    name: "a list price rounded to three digits",
    of: [configured("profile-evaluation")],
    in: "AWG",
    lines: [8_060n],
    price: 8_060n,
  },
  {
    name: "a coupon stopped by its cap, in euros at the rate",
    of: [application({ universities: 8 })],
    in: "EUR",
    coupon: landfall20,
    lines: [65_900n, -6_162n],
    price: 59_738n,
  },
  {
    name: "a coupon first, then the counselling fee already paid",
    of: [configured("job-application", { jobApplications: 3 })],
    in: "USD",
    coupon: welcome10,
    credit: 2_900n,
    lines: [8_900n, -890n, -2_900n],
    price: 5_110n,
  },
  {
    name: "a member's share of a paper with three co-authors",
    of: [configured("research-paper", { coAuthors: 3 })],
    in: "INR",
    lines: [14_999_900n, 4_499_970n, -14_624_902n],
    price: 4_874_968n,
  },
];

const baseCases: QuoteCase[] = [
  {
    name: "sessions are counted",
    of: [configured("mock-interview", { sessions: 12 })],
    in: "USD",
    lines: [46_800n],
    price: 46_800n,
  },
  {
    name: "the 1,001st word begins the second thousand",
    of: [configured("plagiarism-check", { words: 1_001 })],
    in: "INR",
    lines: [99_800n],
    price: 99_800n,
  },
  {
    name: "1,000 words are still the first thousand",
    of: [configured("plagiarism-check", { words: 1_000 })],
    in: "INR",
    lines: [49_900n],
    price: 49_900n,
  },
  {
    name: "assignment help counts by 250 words",
    of: [configured("assignment-help", { words: 501 })],
    in: "INR",
    lines: [239_700n],
    price: 239_700n,
  },
  {
    name: "unlimited job applications have a price of their own",
    of: [configured("job-application", { jobApplications: "unlimited" })],
    in: "INR",
    lines: [3_999_900n],
    price: 3_999_900n,
  },
  {
    name: "an application to which nothing was said is to eight universities",
    of: [application()],
    in: "INR",
    lines: [5_499_900n],
    price: 5_499_900n,
  },
  {
    name: "visa help of its own for three people has no saving",
    of: [configured("visa_and_financial_counselling", { people: 3 })],
    in: "INR",
    lines: [2_199_700n],
    price: 2_199_700n,
  },
  {
    name: "each part of visa help is a list price of its own: 131 and twice 78.3 euros",
    of: [configured("visa_and_financial_counselling", { people: 3 })],
    in: "EUR",
    lines: [28_760n],
    price: 28_760n,
  },
];

describe("the decided cases", () => {
  test.each(decidedCases)("$name", expectCase);
});

describe("the base", () => {
  test.each(baseCases)("$name", expectCase);
});
