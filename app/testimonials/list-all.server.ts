import { count } from "drizzle-orm";

import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { findServiceSlug } from "#app/catalog/find-service-slug.ts";
import type { Testimonial } from "#app/content/page-content.ts";
import { db } from "#app/platform/db.server.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { isShown, shown, shownOrder, withPictures } from "#app/testimonials/with-pictures.server.ts";

export const testimonialsPerPage = 12;

type TestimonialsPage = {
  testimonials: (Testimonial & { service: ServiceSlug | null })[];
  page: number;
  pages: number;
  total: number;
};

export async function listAllTestimonials(asked: number): Promise<TestimonialsPage> {
  const [counted] = await db.select({ total: count() }).from(testimonials).where(isShown);
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / testimonialsPerPage));
  const page = Math.min(Math.max(1, asked), pages);
  const rows = await db
    .select({ ...shown, service: testimonials.service })
    .from(testimonials)
    .where(isShown)
    .orderBy(...shownOrder)
    .limit(testimonialsPerPage)
    .offset((page - 1) * testimonialsPerPage);
  const pictured = await withPictures(rows);
  return {
    testimonials: pictured.map((row) => ({ ...row, service: findServiceSlug(row.service) })),
    page,
    pages,
    total,
  };
}

export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}
