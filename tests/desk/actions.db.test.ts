import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { auditLog } from "#app/audit/tables.server.ts";
import { may, permissions, staffRoles } from "#app/desk/permissions.ts";
import { db } from "#app/platform/db.server.ts";
import { openShop } from "#tests/checkout/shop.ts";
import { deskUseCases } from "#tests/desk/actions.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { wide } from "#tests/setup/wide.ts";

beforeAll(async () => {
  await openShop();
  await makeMember("owner");
});

test("every action that the table of rights names is one that somebody does", () => {
  const done = new Set(deskUseCases.map(({ action }) => action));
  expect(Object.keys(permissions).filter((action) => !done.has(action as keyof typeof permissions))).toEqual(
    [],
  );
});

describe.each(deskUseCases.map((one, place) => ({ ...one, place })))("$action by $name", (one) => {
  const { action, call, place } = one;
  const ways = staffRoles.flatMap((role, nth) => {
    const matters = may(role, action, { own: true }) !== may(role, action, { own: false });
    return [true, false]
      .filter((own) => wide || matters || own === ((place + nth) % 2 === 0))
      .map((own) => ({ role, own }));
  });

  test.each(ways)("as a $role, on an own record: $own", async ({ role, own }) => {
    const member = await makeMember(role);
    const events = () => db.$count(auditLog, eq(auditLog.actorId, member.id));
    const before = await events();
    const outcome = await call(member, own);
    const refused = !outcome.ok && outcome.refusal.code === "not_allowed";
    expect(refused).toBe(!may(role, action, { own }));
    if (outcome.ok) return;
    expect(outcome.refusal.status).toBe(refused ? 403 : outcome.refusal.status);
    expect(await events(), "what is refused is no deed").toBe(before);
  });
});
