import { and, eq } from "drizzle-orm";

import { type NamedNotice, nameNotices } from "#app/notifications/name-notices.server.ts";
import { notifications } from "#app/notifications/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

const perPage = 50;

/** Newest first. */
export async function listNotifications(
  userId: UserId,
  after: Cursor,
): Promise<{ notices: NamedNotice[]; next: number | null }> {
  const { createdAt: by, id, userId: reader } = notifications;
  const { rows, next } = await pageAfter(
    ({ beyond, orderBy, limit }) =>
      db
        .select()
        .from(notifications)
        .where(and(eq(reader, userId), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by, id, idOf: (notification) => notification.id },
    { after, size: perPage },
  );
  return { notices: await nameNotices(rows), next };
}
