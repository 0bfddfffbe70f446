import { eq } from "drizzle-orm";

import { users } from "#app/accounts/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function findCustomer(
  tx: Db,
  userId: UserId,
): Promise<{ firstName: string; lastName: string; email: string; country: string } | null> {
  const [found] = await tx
    .select({
      firstName: users.first_name,
      lastName: users.last_name,
      email: users.email,
      country: users.country,
    })
    .from(users)
    .where(eq(users.id, userId));
  return found ?? null;
}
