import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";

import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { Testimonial } from "#app/content/page-content.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { shown, withPictures } from "#app/testimonials/with-pictures.server.ts";

/** Newest first. */
export async function listTestimonials(service: ServiceSlug, listedMax = 12): Promise<Testimonial[]> {
  const rows = await db
    .select(shown)
    .from(testimonials)
    .where(eq(testimonials.service, service))
    .orderBy(desc(testimonials.createdAt), testimonials.id)
    .limit(listedMax);
  return withPictures(rows);
}

export async function randomTestimonials(listedMax = 12): Promise<Testimonial[]> {
  const rows = await db
    .select(shown)
    .from(testimonials)
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
    .select({ ...shown, service: testimonials.service })
    .from(testimonials)
    .where(ne(testimonials.service, service))
    .orderBy(desc(testimonials.createdAt), desc(testimonials.id))
    .limit(newestMax)
    .as("newest");
  const rows = await db
    .select()
    .from(newest)
    .orderBy(sql`md5(${newest.id}::text || ${service}::text)`)
    .limit(listedMax);
  return withPictures(rows);
}

export async function countTestimonialsOf(userIds: readonly UserId[]): Promise<number> {
  return db.$count(testimonials, inArray(testimonials.userId, [...userIds]));
}

export async function findTestimonial(userId: UserId, service: ServiceSlug): Promise<string | null> {
  const [found] = await db
    .select({ details: testimonials.details })
    .from(testimonials)
    .where(and(eq(testimonials.userId, userId), eq(testimonials.service, service)));
  return found?.details ?? null;
}
