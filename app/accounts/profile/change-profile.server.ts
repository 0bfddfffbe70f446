import { and, eq, isNull } from "drizzle-orm";

import { withPlainMobile } from "#app/accounts/profile/plain-mobile.server.ts";
import { checkProfile } from "#app/accounts/registration/registration.ts";
import { users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** All or nothing. Receipts and testimonials keep the name they were written with. */
export async function changeProfile(change: {
  userId: UserId;
  fields: Record<string, unknown>;
  now: Date;
}): Promise<Outcome<null>> {
  const checked = checkProfile(withPlainMobile(change.fields));
  if (!checked.ok)
    return refuse({
      code: "invalid_profile",
      message: "Check the marked fields.",
      status: 422,
      errors: checked.errors,
    });
  const { first_name, last_name } = checked.profile;
  await db
    .update(users)
    .set({ ...checked.profile, name: `${first_name} ${last_name}`, updatedAt: change.now })
    .where(and(eq(users.id, change.userId), isNull(users.deletedAt)));
  return done(null);
}
