import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { system } from "#app/audit/record-audit-event.server.ts";
import { endRole } from "#app/desk/pages/end-role.server.ts";
import { findStaff } from "#app/desk/find-staff.server.ts";
import { listPeople } from "#app/desk/list-people.server.ts";
import { demoStaff, seedDemoStaff } from "#app/desk/seed.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { asId } from "#tests/setup/as-id.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";

withQuickPasswords();

const now = new Date("2026-10-02T12:00:00Z");

test("the demo's staff are there once, and who has left is not brought back", async () => {
  await seedDemoStaff(now, "a demo password");
  const counsellor = valueOf(await listPeople({ member: { role: "owner" } })).find(({ email }) =>
    email.startsWith("desk-counsellor@"),
  );
  const left = { actor: system, userId: counsellor?.id ?? asId(UserId, ""), now };
  valueOf(await endRole(left));
  await seedDemoStaff(now, "another password");
  expect(await findStaff(counsellor?.id ?? asId(UserId, ""))).toBeNull();
  expect(await db.$count(staff, sql`ended_at is null`)).toBe(demoStaff.length - 1);
});
