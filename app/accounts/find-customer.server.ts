import { eq } from "drizzle-orm";

import { users } from "#app/accounts/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

/** Whom to write to, for work done when nobody is signed in. */
export async function findCustomer(
  tx: Db,
  userId: string,
): Promise<{ firstName: string; email: string } | null> {
  const [found] = await tx
    .select({ firstName: users.first_name, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return found ?? null;
}
