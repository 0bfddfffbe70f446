import { seedDemoColleagues } from "#app/accounts/demo-customers.server.ts";
import { findAccountByEmail } from "#app/accounts/staff-account.server.ts";
import { system } from "#app/audit/record-audit-event.server.ts";
import { grantRole } from "#app/desk/grant-role.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

export const demoStaff = [
  { username: "desk-owner", firstName: "Oona", role: "owner", who: "an owner at the desk, /staff/" },
  { username: "desk-manager", firstName: "Marlo", role: "manager", who: "a manager there" },
  { username: "desk-counsellor", firstName: "Cleo", role: "counsellor", who: "a counsellor there" },
] as const;

/** Leaves changed roles and people who left alone. */
export async function seedDemoStaff(now: Date, password: string): Promise<void> {
  const colleagues = await seedDemoColleagues(now, password, [...demoStaff]);
  const known = new Set((await db.select({ id: staff.userId }).from(staff)).map(({ id }) => id));
  for (const { username, role } of demoStaff) {
    const email = colleagues.find((colleague) => colleague.username === username)?.email ?? "";
    const account = await findAccountByEmail(db, email);
    if (account && !known.has(account.id)) await grantRole({ actor: system, email, role, now });
  }
}
