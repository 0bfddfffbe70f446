import { asc, eq } from "drizzle-orm";

import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";

type ExportedTestimonial = {
  service: string;
  details: string;
  shownName: string;
  stars: number | null;
  createdAt: Date;
};

export function exportTestimonials(userId: UserId): Promise<ExportedTestimonial[]> {
  const { service, details, shownName, stars, createdAt } = testimonials;
  return db
    .select({ service, details, shownName, stars, createdAt })
    .from(testimonials)
    .where(eq(testimonials.userId, userId))
    .orderBy(asc(testimonials.createdAt), testimonials.id);
}

export async function eraseTestimonials(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(testimonials).where(eq(testimonials.userId, userId));
}
