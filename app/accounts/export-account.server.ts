import { desc, eq } from "drizzle-orm";

import { deviceText } from "#app/accounts/sign-in/device-text.ts";
import { signInSessions, users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Leaves out credentials such as the password's hash. */
export async function exportAccount(userId: UserId) {
  const [[user], devices] = await Promise.all([
    db.select().from(users).where(eq(users.id, userId)),
    db
      .select({
        userAgent: signInSessions.userAgent,
        since: signInSessions.createdAt,
        until: signInSessions.expiresAt,
      })
      .from(signInSessions)
      .where(eq(signInSessions.userId, userId))
      .orderBy(desc(signInSessions.createdAt)),
  ]);
  if (!user) return null;
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    username: user.username,
    email: user.email,
    email_confirmed: user.emailVerified,
    mobile: user.mobile,
    country: user.country,
    second_factor: user.twoFactorEnabled,
    registered_at: user.createdAt,
    changed_at: user.updatedAt,
    devices: devices.map((device) => ({ ...device, text: deviceText(device.userAgent) })),
  };
}
