import { asc, eq, sql } from "drizzle-orm";

import { findAvatars } from "#app/accounts/avatar/find-avatars.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";

export const shown = {
  id: testimonials.id,
  userId: testimonials.userId,
  username: testimonials.shownName,
  details: testimonials.details,
  stars: testimonials.stars,
  answer: testimonials.answer,
};

export const isShown = eq(testimonials.state, "published");

/** Featured ones first, then the newest. */
export const shownOrder = [
  sql`${testimonials.featuredAt} desc nulls last`,
  sql`${testimonials.createdAt} desc nulls last`,
  asc(testimonials.id),
];

/** Replaces the customer's id by their picture's path, null without one. */
export async function withPictures<Row extends { userId: UserId | null }>(
  rows: readonly Row[],
): Promise<(Omit<Row, "userId"> & { path: string | null })[]> {
  const avatars = await findAvatars(rows.flatMap(({ userId }) => userId ?? []));
  return rows.map(({ userId, ...row }) => ({ ...row, path: (userId && avatars.get(userId)) ?? null }));
}
