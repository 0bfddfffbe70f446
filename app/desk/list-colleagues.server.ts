import { isNull, sql } from "drizzle-orm";

import { personOf } from "#app/accounts/profile/name-people.server.ts";
import type { StaffRole } from "#app/desk/permissions.ts";
import { staff } from "#app/desk/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type Colleague = { id: UserId; name: string; firstName: string; role: StaffRole };

export async function listColleagues(): Promise<Colleague[]> {
  const found = await db
    .select({ id: staff.userId, role: staff.role, person: personOf(sql`${staff}.user_id`) })
    .from(staff)
    .where(isNull(staff.endedAt));
  return found
    .map(({ id, role, person }) => ({ id, role, name: fullName(person), firstName: person?.firstName ?? "" }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en") || (one.id < other.id ? -1 : 1));
}
