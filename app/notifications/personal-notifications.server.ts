import { eq, inArray, lt } from "drizzle-orm";

import { notifications, notificationSettings } from "#app/notifications/tables.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Of somebody who worked at the desk once. */
export async function eraseNotifications(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
  await tx.delete(notificationSettings).where(eq(notificationSettings.userId, userId));
}

const keptDays = 90;

/** The first run may face years of rows: each statement is short. */
const atOnce = 5_000;

export async function eraseOldNotifications(now: Date): Promise<void> {
  const { id, createdAt } = notifications;
  const before = new Date(now.getTime() - keptDays * dayMs);
  const old = db.select({ id }).from(notifications).where(lt(createdAt, before)).limit(atOnce);
  for (;;) {
    const { rowCount } = await db.delete(notifications).where(inArray(id, old));
    if ((rowCount ?? 0) < atOnce) return;
  }
}
