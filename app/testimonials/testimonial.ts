import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

export const detailsMin = 20;
export const detailsMax = 2_000;

/**
 * What a customer wrote, made ready to be shown as plain text: line ends of one kind, no invisible characters, no
 * blank space around it. Refuses with `testimonial_length`; a character is what a reader would count as one.
 */
export function readDetails(written: string): Outcome<string> {
  const details = written
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(invisible, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
  const length = Array.from(details).length;
  return length >= detailsMin && length <= detailsMax ? done(details) : wrongLength(length);
}

/** Control characters, and those that turn the direction of the text around them. */
// oxlint-disable-next-line no-control-regex -- finding them is the point
const invisible = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** First name and initial: `Asha R.` */
export function shownName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = Array.from(lastName.trim());
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim();
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

/** Spec section 2: what everyone reads who has not bought anything. */
export const notPremium = refuse({
  code: "not_premium",
  message: "You cannot publish testimonials because you have not purchased any services yet.",
  status: 403,
});
