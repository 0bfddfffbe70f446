import { asc, desc, sql } from "drizzle-orm";
import { z } from "zod";

import { findColleagues } from "#app/accounts/staff-account.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { mayEver, type StaffRole } from "#app/desk/permissions.ts";
import { staff } from "#app/desk/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";

export type Person = {
  id: UserId;
  name: string;
  email: string;
  role: StaffRole;
  timeZone: string;
  secondFactor: boolean;
  grantedAt: Date;
  endedAt: Date | null;
};

/** Former ones come last, latest first. */
export async function listPeople({ member }: { member: { role: StaffRole } }): Promise<Outcome<Person[]>> {
  return mayEver(member.role, "see_people") ? done(await everybody()) : notAllowed;
}

export async function everybody(): Promise<Person[]> {
  const found = await db
    .select()
    .from(staff)
    .orderBy(
      desc(sql`${staff.endedAt} is null`),
      desc(staff.endedAt),
      asc(staff.grantedAt),
      asc(staff.userId),
    )
    .limit(peopleMax);
  const colleagues = await findColleagues(
    db,
    found.map(({ userId }) => userId),
  );
  return found.map(({ userId: id, role, timeZone, grantedAt, endedAt }) => {
    const colleague = colleagues.get(id);
    return {
      id,
      name: colleague ? fullName(colleague) : id,
      email: colleague?.email ?? "",
      role,
      timeZone,
      secondFactor: colleague?.secondFactor ?? false,
      grantedAt,
      endedAt,
    };
  });
}

export async function nameActors(ids: readonly string[]): Promise<Map<string, string>> {
  const colleagues = await findColleagues(db, z.array(UserId).parse(ids));
  return new Map(
    ids.map((id): [string, string] => {
      const colleague = colleagues.get(id);
      if (colleague) return [id, fullName(colleague)];
      return [id, id === "system" ? "The system" : id];
    }),
  );
}

const peopleMax = 500;
