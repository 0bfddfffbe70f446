import { isNotNull } from "drizzle-orm";

import { users } from "#app/accounts/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

export function deletedAccounts(tx: Db) {
  return tx.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
}
