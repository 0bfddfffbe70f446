import { and, avg, count, eq, inArray, ne, sql } from "drizzle-orm";

import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { Testimonial } from "#app/content/page-content.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { isShown, shown, shownOrder, withPictures } from "#app/testimonials/with-pictures.server.ts";

/** Featured ones first, then the newest. */
export async function listTestimonials(service: ServiceSlug, listedMax = 12): Promise<Testimonial[]> {
  const rows = await db
    .select(shown)
    .from(testimonials)
    .where(and(eq(testimonials.service, service), isShown))
    .orderBy(...shownOrder)
    .limit(listedMax);
  return withPictures(rows);
}

export async function randomTestimonials(listedMax = 12): Promise<Testimonial[]> {
  const rows = await db
    .select(shown)
    .from(testimonials)
    .where(isShown)
    .orderBy(sql`random()`)
    .limit(listedMax);
  return withPictures(rows);
}

/** Enough to choose from; all would have to be sorted. */
const newestMax = 500;

/** A stable choice per service out of the newest, because its page is cached. */
export async function testimonialsOfOthers(
  service: ServiceSlug,
  listedMax: number,
): Promise<(Testimonial & { service: string })[]> {
  const newest = db
    .select({ ...shown, service: testimonials.service, featuredAt: testimonials.featuredAt })
    .from(testimonials)
    .where(and(ne(testimonials.service, service), isShown))
    .orderBy(...shownOrder)
    .limit(newestMax)
    .as("newest");
  const { id, userId, username, details, stars, answer } = newest;
  const rows = await db
    .select({ id, userId, username, details, stars, answer, service: newest.service })
    .from(newest)
    .orderBy(sql`${newest.featuredAt} is null`, sql`md5(${newest.id}::text || ${service}::text)`)
    .limit(listedMax);
  return withPictures(rows);
}

/** Null while nobody has given stars. */
export async function ratingOf(service: ServiceSlug): Promise<{ value: number; count: number } | null> {
  const { stars } = testimonials;
  const [rated] = await db
    .select({ value: avg(stars), count: count(stars) })
    .from(testimonials)
    .where(and(eq(testimonials.service, service), isShown));
  if (!rated?.value) return null;
  return { value: Math.round(Number(rated.value) * 10) / 10, count: rated.count };
}

export function countWaitingTestimonials(): Count {
  return db.$count(testimonials, isWaiting);
}

export async function countTestimonialsOf(userIds: readonly UserId[]): Promise<number> {
  return db.$count(testimonials, inArray(testimonials.userId, [...userIds]));
}

/** Word for word as the index has it. */
const isWaiting = sql`${testimonials.state} = 'waiting'`;

type OwnTestimonial = Pick<
  typeof testimonials.$inferSelect,
  "details" | "stars" | "state" | "hiddenReason" | "answer"
>;

/** As its author may read it, shown or not. */
export async function findTestimonial(userId: UserId, service: ServiceSlug): Promise<OwnTestimonial | null> {
  const { details, stars, state, hiddenReason, answer } = testimonials;
  const [found] = await db
    .select({ details, stars, state, hiddenReason, answer })
    .from(testimonials)
    .where(and(eq(testimonials.userId, userId), eq(testimonials.service, service)));
  return found ?? null;
}
