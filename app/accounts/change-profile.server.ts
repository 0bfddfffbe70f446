import { and, eq, isNull } from "drizzle-orm";

import { withPlainMobile } from "#app/accounts/plain-mobile.server.ts";
import type { ProfileErrors } from "#app/accounts/registration-fields.ts";
import { checkProfile } from "#app/accounts/registration.ts";
import { users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

/**
 * Changes what a customer has told us about themselves, all of it or nothing. Receipts and testimonials keep the name
 * they were written with.
 */
export async function changeProfile(change: {
  userId: string;
  fields: Record<string, unknown>;
  now: Date;
}): Promise<{ ok: true } | { ok: false; errors: ProfileErrors }> {
  const checked = checkProfile(withPlainMobile(change.fields));
  if (!checked.ok) return checked;
  const { first_name, last_name } = checked.profile;
  await db
    .update(users)
    .set({ ...checked.profile, name: `${first_name} ${last_name}`, updatedAt: change.now })
    .where(and(eq(users.id, change.userId), isNull(users.deletedAt)));
  return { ok: true };
}
