import { and, inArray, isNull } from "drizzle-orm";

import { users } from "#app/accounts/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Without deleted accounts. */
export async function countriesOf(tx: Db, userIds: readonly UserId[]): Promise<Map<UserId, string>> {
  if (userIds.length === 0) return new Map();
  const found = await tx
    .select({ id: users.id, country: users.country })
    .from(users)
    .where(and(inArray(users.id, [...new Set(userIds)]), isNull(users.deletedAt)));
  return new Map(found.map(({ id, country }) => [id, country]));
}
