import { findAvatars } from "#app/accounts/avatar/find-avatars.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";

export const shown = {
  id: testimonials.id,
  userId: testimonials.userId,
  username: testimonials.shownName,
  details: testimonials.details,
};

/** Replaces the customer's id by their picture's path, null without one. */
export async function withPictures<Row extends { userId: UserId }>(
  rows: readonly Row[],
): Promise<(Omit<Row, "userId"> & { path: string | null })[]> {
  const avatars = await findAvatars(rows.map(({ userId }) => userId));
  return rows.map(({ userId, ...row }) => ({ ...row, path: avatars.get(userId) ?? null }));
}
