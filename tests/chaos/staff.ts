import { sql } from "drizzle-orm";

import type { Member } from "#app/desk/find-staff.server.ts";
import type { StaffRole } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import type { DeskStaff } from "#tests/chaos/desk-staff.ts";
import { signUp } from "#tests/chaos/open-shop.ts";
import type { Site } from "#tests/chaos/site.ts";

export async function hireAll(site: Site): Promise<DeskStaff> {
  return {
    owner: await hire(site, "chaos-owner", "owner"),
    other: await hire(site, "chaos-other-owner", "owner"),
    manager: await hire(site, "chaos-manager", "manager"),
  };
}

async function hire(site: Site, name: string, role: StaffRole): Promise<Member> {
  const { id } = await signUp(site, name, "IN");
  await db.execute(sql`insert into staff (user_id, role, time_zone, granted_by, granted_at)
    values (${id}, ${role}, 'UTC', 'system', now())`);
  await db.execute(sql`update users set role = 'staff' where id = ${id}`);
  return { id, role, timeZone: "UTC" };
}
