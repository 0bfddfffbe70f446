import { asc, isNull } from "drizzle-orm";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { StaffRole } from "#app/desk/permissions.ts";
import { staff } from "#app/desk/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type Colleague = { id: UserId; name: string; firstName: string; role: StaffRole };

export async function listColleagues(): Promise<Colleague[]> {
  const found = await db
    .select({ id: staff.userId, role: staff.role })
    .from(staff)
    .where(isNull(staff.endedAt))
    .orderBy(asc(staff.userId));
  const names = await namePeople(
    db,
    found.map(({ id }) => id),
  );
  return found
    .map(({ id, role }) => {
      const person = names.get(id);
      return { id, role, name: fullName(person), firstName: person?.firstName ?? "" };
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
