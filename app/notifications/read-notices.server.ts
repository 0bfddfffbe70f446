import { and, eq, isNull, sql } from "drizzle-orm";

import { notifications } from "#app/notifications/tables.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Whoever opens a page has read what leads there. Returns how many are left. */
export async function openPage(
  tx: Db,
  userId: UserId,
  { path, now }: { path: string; now: Date },
): Promise<number> {
  const here = path.replace(/\/+$/, "");
  const { rows } = await tx.execute<{ unread: number }>(sql`
    with opened as (
      update ${notifications} set read_at = ${now.toISOString()}::timestamptz
      where user_id = ${userId} and path = ${here} and read_at is null
    )
    select count(*)::int as unread from ${notifications}
    where user_id = ${userId} and path <> ${here} and read_at is null`);
  return rows[0]?.unread ?? 0;
}

/** Only one's own. */
export async function markNoticeRead(userId: UserId, id: number, now: Date): Promise<void> {
  const { id: key, userId: reader, readAt } = notifications;
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(key, id), eq(reader, userId), isNull(readAt)));
}

/** All up to the newest that the page showed: what came since stays unread. */
export async function markAllRead(userId: UserId, { upTo, now }: { upTo: Date; now: Date }): Promise<void> {
  const { userId: reader, createdAt, readAt } = notifications;
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(reader, userId), isNull(readAt), sql`${createdAt} <= ${upTo.toISOString()}::timestamptz`));
}
