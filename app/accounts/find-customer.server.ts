import { eq } from "drizzle-orm";

import { users } from "#app/accounts/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";

export async function findCustomer(
  tx: Db,
  userId: UserId,
): Promise<{ firstName: string; lastName: string; email: string; country: string } | null> {
  const [found] = await customerById(tx, { userId });
  return found ?? null;
}

const customerById = prepared("customer-by-id", (on, { userId }: Given<{ userId: UserId }>) =>
  on
    .select({
      firstName: users.first_name,
      lastName: users.last_name,
      email: users.email,
      country: users.country,
    })
    .from(users)
    .where(eq(users.id, userId)),
);
