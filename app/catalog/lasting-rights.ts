import type { Bought } from "#app/catalog/intake-field.ts";

/** What a service goes on giving after it was delivered. */
export type LastingRight = {
  name:
    | "unlimited_reviews"
    | "free_changes"
    | "counsellor_support"
    | "unlimited_applications"
    | "until_decision";
  words: string;
  /** The last day of it, as `2027-11-22`; null where it ends with a decision that others make. */
  endsOn: string | null;
};

/** The rights that come with what was bought, for a year from the day it was paid unless its page says otherwise. */
export function rightsOf({ service, choices }: Bought, paidAt: Date): LastingRight[] {
  const endsOn = yearAfter(paidAt);
  const withVisa = choices.visaHelp === true;
  switch (service) {
    case "application-review":
      return [{ name: "unlimited_reviews", words: "Unlimited reviews of the included documents", endsOn }];
    case "sop-drafting":
      return [{ name: "free_changes", words: "Free changes to the statements you bought", endsOn }];
    case "complete-application":
      return [
        { name: "counsellor_support", words: "Unlimited counsellor support", endsOn },
        ...(withVisa ? [untilDecision] : []),
      ];
    case "job-application":
      return choices.jobApplications === "unlimited"
        ? [{ name: "unlimited_applications", words: "Unlimited job applications", endsOn }]
        : [];
    case "visa_and_financial_counselling":
      return [untilDecision];
    default:
      return [];
  }
}

export function hasEnded({ endsOn }: LastingRight, today: string): boolean {
  return endsOn !== null && endsOn < today;
}

const untilDecision: LastingRight = {
  name: "until_decision",
  words: "A counsellor by video, audio and text until the decision on the visa",
  endsOn: null,
};

/** The same day a year later. Who paid on 29 February has until the 28th. */
function yearAfter(day: Date): string {
  const year = day.getUTCFullYear() + 1;
  const lastOfMonth = new Date(Date.UTC(year, day.getUTCMonth() + 1, 0)).getUTCDate();
  const date = Math.min(day.getUTCDate(), lastOfMonth);
  return new Date(Date.UTC(year, day.getUTCMonth(), date)).toISOString().slice(0, 10);
}
