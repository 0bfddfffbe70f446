import { and, eq } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";

export async function takeDown(
  tx: Db,
  userId: UserId,
  service: string,
): Promise<{ details: string; shownName: string; createdAt: Date } | null> {
  const [gone] = await tx
    .delete(testimonials)
    .where(and(eq(testimonials.userId, userId), eq(testimonials.service, service)))
    .returning({
      details: testimonials.details,
      shownName: testimonials.shownName,
      createdAt: testimonials.createdAt,
    });
  return gone ?? null;
}
