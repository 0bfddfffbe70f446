import type { users } from "#app/accounts/tables.server.ts";
import { system } from "#app/audit/record-audit-event.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { noon } from "#tests/checkout/shop.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

export async function makeMember(
  role: Member["role"],
  about: Partial<typeof users.$inferInsert> = {},
): Promise<Member> {
  const { id } = await makeCustomer({ role: "staff", first_name: "Dora", last_name: "Desk", ...about });
  return hire(id, role);
}

export async function hire(id: UserId, role: Member["role"]): Promise<Member> {
  const timeZone = "Asia/Kolkata";
  await db.insert(staff).values({ userId: id, role, timeZone, grantedBy: system.id, grantedAt: noon });
  return { id, role, timeZone };
}
