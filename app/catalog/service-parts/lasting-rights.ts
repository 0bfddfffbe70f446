import type { ChosenValues } from "#app/catalog/choices.ts";

export type LastingRight = {
  name:
    | "unlimited_reviews"
    | "free_changes"
    | "counsellor_support"
    | "unlimited_applications"
    | "until_decision";
  text: string;
  /** As `2027-11-22`; null when an outside decision ends it. */
  endsOn: string | null;
};

/** For a year, unless the service's page says otherwise. */
export type LastingRights = (chosen: ChosenValues, yearLater: string) => LastingRight[];

export function hasEnded({ endsOn }: LastingRight, today: string): boolean {
  return endsOn !== null && endsOn < today;
}

export const untilDecision: LastingRight = {
  name: "until_decision",
  text: "A counsellor by video, audio and text until the decision on the visa",
  endsOn: null,
};
