import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";

import { signInSessions, users } from "#app/accounts/tables.server.ts";
import { listAuditEvents } from "#app/audit/list-audit-events.server.ts";
import { recordAuditEvent, system } from "#app/audit/record-audit-event.server.ts";
import { auditLog } from "#app/audit/tables.server.ts";
import { changeTimeZone } from "#app/desk/change-time-zone.server.ts";
import { endRole } from "#app/desk/pages/end-role.server.ts";
import { zoneFields } from "#app/desk/people-fields.ts";
import { findStaff } from "#app/desk/find-staff.server.ts";
import { grantRole } from "#app/desk/grant-role.server.ts";
import { listPeople } from "#app/desk/list-people.server.ts";
import { readAudit } from "#app/audit/desk/read-audit.server.ts";
import { staff } from "#app/desk/tables.server.ts";
import { turnOffUnlessStaff } from "#app/desk/turn-off-second-factor.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { fund, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";
import { signUpVisitor } from "#tests/setup/visit-site.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";

withQuickPasswords();

const now = new Date("2026-10-02T12:00:00Z");

/** Ends what other tests left behind. */
beforeEach(async () => {
  await db.update(staff).set({ endedAt: now });
});

const grant = (email: string, role: string, actor: Parameters<typeof grantRole>[0]["actor"] = system) =>
  grantRole({ actor, email, role, now });
const end = (userId: UserId, actor: Parameters<typeof endRole>[0]["actor"] = system) =>
  endRole({ actor, userId, now });
const refusal = (code: string) => ({ ok: false, refusal: { code } });
const accountRole = async (userId: UserId) =>
  (await db.select({ role: users.role }).from(users).where(eq(users.id, userId)))[0]?.role;
const auditEventsOn = async (id: string) => {
  const filter = { event: null, actorId: null, subjects: [{ kind: "person", id }], from: null, before: null };
  const { events } = await listAuditEvents(db, { filter, after: null, limit: 50 });
  return events.map(({ event, actorId, actorRole, before, after }) => ({
    event,
    actorId,
    actorRole,
    before,
    after,
  }));
};

describe("a role at the desk", () => {
  test("is given to an account by its email, changed, and written down each time it differs", async () => {
    const { id, email } = await makeCustomer();
    expect(valueOf(await grant(` ${email.toUpperCase()} `, "counsellor"))).toMatchObject({ before: null });
    expect(await findStaff(id)).toEqual({ id, role: "counsellor", timeZone: "UTC" });
    expect(await accountRole(id)).toBe("staff");
    expect(valueOf(await grant(email, "counsellor"))).toMatchObject({ before: "counsellor" });
    const owner = await makeMember("owner");
    expect(valueOf(await grant(email, "manager", owner))).toMatchObject({ before: "counsellor" });
    expect(await auditEventsOn(id)).toEqual([
      {
        event: "role_changed",
        actorId: owner.id,
        actorRole: "owner",
        before: { role: "counsellor" },
        after: { role: "manager" },
      },
      {
        event: "role_granted",
        actorId: "system",
        actorRole: null,
        before: { role: null },
        after: { role: "counsellor" },
      },
    ]);
  });

  test.each([
    ["nobody@example.org", "owner", "unknown_account"],
    ["", "owner", "unknown_account"],
    ["%' or 1=1 --", "owner", "unknown_account"],
    ["somebody", "emperor", "unknown_role"],
    ["somebody", "", "unknown_role"],
  ])("is not given to “%s” as “%s”", async (email, role, code) => {
    const customer = await makeCustomer();
    const before = await db.$count(auditLog);
    expect(await grant(email === "somebody" ? customer.email : email, role)).toMatchObject(refusal(code));
    expect(await db.$count(auditLog)).toBe(before);
    expect(await accountRole(customer.id)).toBe("customer");
  });

  test("is not given to a deleted account", async () => {
    const { email } = await makeCustomer({ deletedAt: now });
    expect(await grant(email, "manager")).toMatchObject(refusal("unknown_account"));
  });

  test("is nobody's own to change or end, and no manager's to give", async () => {
    const [owner, manager] = [await makeMember("owner"), await makeMember("manager")];
    await makeMember("owner");
    const emailOf = async (id: UserId) =>
      (await db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email ?? "";
    expect(await grant(await emailOf(owner.id), "manager", owner)).toMatchObject(refusal("yourself"));
    expect(await end(owner.id, owner)).toMatchObject(refusal("yourself"));
    expect(await grant(await emailOf(manager.id), "owner", manager)).toMatchObject(refusal("not_allowed"));
    expect(await end(owner.id, manager)).toMatchObject(refusal("not_allowed"));
  });

  test("is not given by who was an owner when the page was opened, and is none any more", async () => {
    const [owner, other] = [await makeMember("owner"), await makeMember("owner")];
    const { email } = await makeCustomer();
    valueOf(await end(owner.id, other));
    expect(await grant(email, "owner", owner)).toMatchObject(refusal("not_allowed"));
    expect(await grant(email, "owner", { id: system.id, role: "owner" })).toMatchObject(
      refusal("not_allowed"),
    );
  });

  test("ends with every sign-in, gives the unfinished work back, and can be given anew", async () => {
    const { user, browser } = await signUpVisitor();
    valueOf(await grant(user.email, "counsellor"));
    await openShop();
    const buyer = await makeCustomer();
    await fund(buyer.id, 1_000_000n);
    valueOf(await buyWithWallet(purchaseOf({ ...user, id: buyer.id }, { purchaseId: crypto.randomUUID() })));
    await db.update(orderItems).set({ assignedTo: user.id });
    expect(valueOf(await end(user.id))).toEqual({ released: 1 });
    expect(await browser.user()).toBeNull();
    expect(await db.$count(signInSessions, eq(signInSessions.userId, user.id))).toBe(0);
    expect(await findStaff(user.id)).toBeNull();
    expect(await accountRole(user.id)).toBe("customer");
    expect(await db.$count(orderItems, eq(orderItems.assignedTo, user.id))).toBe(0);
    expect((await auditEventsOn(user.id))[0]).toMatchObject({
      event: "role_ended",
      before: { role: "counsellor" },
    });
    expect(await end(user.id)).toMatchObject(refusal("not_at_desk"));
    expect(valueOf(await grant(user.email, "manager"))).toMatchObject({ before: null });
    expect(await findStaff(user.id)).toMatchObject({ role: "manager" });
  });
});

describe("there is always an owner once there was one", () => {
  test("the last one is neither ended nor made less, not by the command either", async () => {
    const { email, id } = await makeCustomer();
    valueOf(await grant(email, "owner"));
    expect(await end(id)).toMatchObject(refusal("last_owner"));
    expect(await grant(email, "manager")).toMatchObject(refusal("last_owner"));
    await makeMember("owner");
    expect(await grant(email, "manager")).toMatchObject({ ok: true });
  });

  test("two owners who end each other at the same moment leave one", async () => {
    for (let round = 0; round < 5; round += 1) {
      await db.update(staff).set({ endedAt: now });
      const [one, other] = [await makeMember("owner"), await makeMember("owner")];
      const outcomes = await Promise.all([end(one.id, other), end(other.id, one)]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    }
  });

  test("of many owners who are all ended at once by the system one stays", async () => {
    const owners = await Promise.all(Array.from({ length: 6 }, () => makeMember("owner")));
    const outcomes = await Promise.all(owners.map(({ id }) => end(id)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5);
  });

  test("one role given many times at once is given once", async () => {
    const { email, id } = await makeCustomer();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => grant(email, "counsellor")));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await auditEventsOn(id)).toHaveLength(1);
  });
});

test("the list has who works here first, each once, with what they are called", async () => {
  const manager = await makeMember("manager");
  const people = valueOf(await listPeople({ member: manager }));
  expect(people[0]).toMatchObject({ id: manager.id, name: "Dora Desk", role: "manager", endedAt: null });
  expect(people.slice(1).every(({ endedAt }) => endedAt !== null)).toBe(true);
  expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
});

test("a time zone is one of the list, and the same once more is no deed", async () => {
  const member = await makeMember("counsellor");
  const change = (timeZone: string) => changeTimeZone({ member, userId: member.id, timeZone, now });
  for (const odd of ["", "Mars/Olympus", "utc", "+05:30", "Asia/Kolkata\0", "x".repeat(10_000)]) {
    expect(zoneFields.safeParse({ time_zone: odd }).success, odd.slice(0, 20)).toBe(false);
  }
  valueOf(await change("Europe/Berlin"));
  valueOf(await change("Europe/Berlin"));
  expect(await findStaff(member.id)).toMatchObject({ timeZone: "Europe/Berlin" });
  expect(await auditEventsOn(member.id)).toMatchObject([
    { before: { time_zone: "Asia/Kolkata" }, after: { time_zone: "Europe/Berlin" } },
  ]);
});

test("whoever works at the desk keeps the second step", async () => {
  const { user, browser } = await signUpVisitor();
  valueOf(await grant(user.email, "counsellor"));
  const proof = { password: "three calm words", code: "000000" };
  expect(await turnOffUnlessStaff({ user, request: browser.request() }, proof)).toMatchObject(
    refusal("staff_keep_it"),
  );
});

describe("the log", () => {
  test("is read newest first, page by page, and narrowed by deed, by actor and by subject", async () => {
    const manager = await makeMember("manager");
    const subjects = Array.from({ length: 120 }, (_, at) => ({ kind: "thing", id: `thing-${at}` }));
    await db.transaction(async (tx) => {
      for (const [at, subject] of subjects.entries()) {
        await recordAuditEvent(tx, {
          actor: manager,
          event: at % 2 ? "odd_done" : "even_done",
          subject,
          now,
        });
      }
    });
    const everything = { event: null, who: null, to: null, from: null, until: null };
    const typed = { ...everything, event: "odd_done", who: manager.id };
    const first = valueOf(await readAudit({ member: manager, typed, after: null }));
    expect(first.events).toHaveLength(50);
    expect(first.events[0]).toMatchObject({ subjectId: "thing-119", actor: "Dora Desk" });
    const second = valueOf(await readAudit({ member: manager, typed, after: first.next }));
    expect(second.events.at(-1)).toMatchObject({ subjectId: "thing-1" });
    expect([second.events.length, second.next]).toEqual([10, null]);
    expect(first.kinds).toEqual(expect.arrayContaining(["even_done", "odd_done", "role_granted"]));
    const one = { ...everything, to: "thing:thing-7" };
    expect(valueOf(await readAudit({ member: manager, typed: one, after: null })).events).toHaveLength(1);
  });

  test("can be changed by nobody", async () => {
    await db.transaction((tx) =>
      recordAuditEvent(tx, { actor: system, event: "thing_done", subject: { kind: "thing", id: "1" }, now }),
    );
    for (const change of [
      sql`update audit_log set event = 'x'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]) {
      await expect(db.execute(change)).rejects.toThrow();
    }
    expect(await db.$count(auditLog, eq(auditLog.event, "thing_done"))).toBe(1);
  });
});
