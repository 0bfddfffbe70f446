import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";

type Author = { id: UserId; username: string };

const written: { username: string; shownName: string; service: ServiceSlug; details: string }[] = [
  {
    username: "asha",
    shownName: "Asha E.",
    service: "complete-application",
    details:
      "Twelve universities, one list, and somebody who knew which deadline came next. What I liked best was seeing each line of the price before I paid it.",
  },
  {
    username: "ben",
    shownName: "Ben S.",
    service: "mock-interview",
    details:
      "The first round was humbling. By the third I answered in two sentences and stopped talking, which turned out to be the whole trick.",
  },
  {
    username: "asha",
    shownName: "Asha E.",
    service: "sop-drafting",
    details:
      "They asked more questions than I had answers for. The draft said less than mine did, and all of it was true.",
  },
  {
    username: "ben",
    shownName: "Ben S.",
    service: "counselling-session",
    details:
      "I came with one plan and left with another, cheaper one. The fee came off the bigger service afterwards, as they had said.",
  },
  {
    username: "asha",
    shownName: "Asha E.",
    service: "scholarship-help",
    details: "Three scholarships worth applying for, and a plain note on the four that were not.",
  },
  {
    username: "ben",
    shownName: "Ben S.",
    service: "eb2-niw",
    details:
      "Before I paid anything they told me which of the three prongs was weak, and what a year of honest work could do about it.",
  },
];

/** Never replaces an author's own. */
export async function seedDemoTestimonials(authors: readonly Author[], now: Date): Promise<void> {
  const rows = written.flatMap(({ username, ...text }, index) => {
    const author = authors.find((known) => known.username === username);
    return author
      ? [{ ...text, userId: author.id, createdAt: new Date(now.getTime() - (index + 1) * dayMs) }]
      : [];
  });
  if (rows.length === 0) return;
  await db.insert(testimonials).values(rows).onConflictDoNothing();
}
