import { firstCharacter, plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

/** `waiting`: for a look by the desk. */
export const testimonialStates = ["published", "waiting", "hidden"] as const;
export type TestimonialState = (typeof testimonialStates)[number];

export const starsMax = 5;
export const answerMax = 1_000;
export const consentMax = 500;
export const shownNameMax = 60;

export const detailsMin = 20;
export const detailsMax = 2_000;

/** Counts characters as a reader does. Refuses: `testimonial_length`. */
export function readDetails(written: string): Outcome<string> {
  const details = plainParagraphs(written);
  const length = lengthOf(details);
  return length >= detailsMin && length <= detailsMax ? done(details) : wrongLength(length);
}

/** Counting as a reader does is slow, so far too long texts are not counted. */
function lengthOf(details: string): number {
  return details.length > detailsMax * 20 ? Array.from(details).length : readersLength(details);
}

/** First name and initial: `Asha R.` */
export function shownName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const initial = firstCharacter(plainLine(lastName));
  return initial ? `${plainLine(firstName)} ${initial.toUpperCase()}.` : plainLine(firstName);
}

function wrongLength(length: number): Outcome<never> {
  return refuse({
    code: "testimonial_length",
    message:
      length < detailsMin
        ? `Write at least ${detailsMin} characters, so that others can learn from it.`
        : `Write at most ${detailsMax.toLocaleString("en")} characters. There are ${length.toLocaleString("en")} now.`,
    status: 422,
    field: "details",
  });
}

/** Spec section 2. */
export const notPremium = refuse({
  code: "not_premium",
  message: "You cannot publish testimonials because you have not purchased any services yet.",
  status: 403,
});
