import { z } from "zod";

import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import { reasonText } from "#app/desk/reason.ts";
import { orNull, readAs, readBy } from "#app/forms/fields.ts";
import { isDay, utcDay } from "#app/platform/dates.ts";
import { plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";
import { answerMax, consentMax, readDetails, shownNameMax, starsMax } from "#app/testimonials/testimonial.ts";

const about = { id: z.string().default(""), seen: z.string().default("") };

export const starsField = orNull(
  readAs((typed) => {
    const stars = /^\d$/.test(typed) ? Number(typed) : 0;
    return stars >= 1 && stars <= starsMax ? stars : null;
  }, "Choose one to five stars."),
);

export const aboutFields = z.object(about);
export const hideFields = z.object({ ...about, reason: reasonText });
export const eraseFields = z.object({ id: about.id, reason: reasonText });
export const featureFields = z.object({ ...about, featured: z.enum(["yes", "no"]).default("no") });

export const answerFields = z.object({
  ...about,
  answer: orNull(readAs((typed) => short(plainParagraphs, typed, answerMax), tooLong(answerMax))),
});

export const enterFields = z.object({
  service: readAs((typed) => (isServiceSlug(typed) ? typed : null), "Choose the service it is about."),
  shown_name: readAs(
    (typed) => short(plainLine, typed, shownNameMax) || null,
    `Write the name to show, in at most ${shownNameMax} characters.`,
  ),
  details: readBy(readDetails),
  stars: starsField,
  written_on: readAs(
    (typed) => (isDay(typed) && typed <= utcDay(new Date()) ? typed : null),
    "Choose the day it was written, today or earlier.",
  ),
  consent: readAs(
    (typed) => short(plainParagraphs, typed, consentMax) || null,
    `Say how the author agreed and where the proof is kept, in at most ${consentMax} characters.`,
  ),
});

export type EnteredTestimonial = z.output<typeof enterFields>;

/** Counting as a reader does is slow, so texts that are far too long are not counted. */
function short(clean: (typed: string) => string, typed: string, lengthMax: number): string | null {
  if (typed.length > 20 * lengthMax) return null;
  const text = clean(typed);
  return readersLength(text) > lengthMax ? null : text;
}

function tooLong(lengthMax: number): string {
  return `Write at most ${lengthMax.toLocaleString("en")} characters.`;
}
