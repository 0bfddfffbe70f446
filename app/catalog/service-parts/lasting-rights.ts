import type { ChosenValues } from "#app/catalog/choices.ts";

/** What a service goes on giving after it was delivered. */
export type LastingRight = {
  name:
    | "unlimited_reviews"
    | "free_changes"
    | "counsellor_support"
    | "unlimited_applications"
    | "until_decision";
  text: string;
  /** The last day of it, as `2027-11-22`; null where it ends with a decision that others make. */
  endsOn: string | null;
};

/** The rights that come with a service as it was chosen: for a year unless its page says otherwise. */
export type LastingRights = (chosen: ChosenValues, yearLater: string) => LastingRight[];

export function hasEnded({ endsOn }: LastingRight, today: string): boolean {
  return endsOn !== null && endsOn < today;
}

export const untilDecision: LastingRight = {
  name: "until_decision",
  text: "A counsellor by video, audio and text until the decision on the visa",
  endsOn: null,
};
