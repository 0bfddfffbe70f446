import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { finishSignIn } from "#app/accounts/sign-in/finish-sign-in.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { auditCsv } from "#app/audit/desk/audit-csv.server.ts";
import type { TypedFilter } from "#app/audit/desk/audit-filter.ts";
import { readAudit } from "#app/audit/desk/read-audit.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { takeItem } from "#app/cases/desk/take-item.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import { noon, openShop, valueOf } from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { oneTimeCode } from "#tests/setup/one-time-code.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { givePassword, signUpWithDevice } from "#tests/setup/second-device.ts";

withQuickPasswords();

let manager: Member;

beforeAll(async () => {
  await openShop();
  manager = await makeMember("manager", { first_name: "Mina", last_name: "Reader" });
});

const everything: TypedFilter = { event: null, who: null, to: null, from: null, until: null };
const read = async (typed: Partial<TypedFilter>) =>
  valueOf(await readAudit({ member: manager, typed: { ...everything, ...typed }, after: null }));

test("an order's number finds what was done to it and its cases, told with names", async () => {
  const counsellor = await makeMember("counsellor", { first_name: "Tara", last_name: "Taker" });
  const { orderId, itemId } = await buyServices();
  valueOf(await takeItem({ member: counsellor, itemId, now: noon }));
  const name = `LF-${(await findOrder(db, orderId))!.number}`;
  for (const to of [name, name.toLowerCase(), `item:${itemId}`]) {
    expect((await read({ to })).events.map(({ sentence }) => sentence)).toEqual([
      `Tara Taker took Cover letter drafting of order ${name}.`,
    ]);
  }
  expect((await read({ to: name, event: "order_refunded" })).events).toEqual([]);
  expect(await read({ to: "LF-999999" })).toMatchObject({ events: [], unknownSubject: true });
  expect(await read({ to: "nobody at all" })).toMatchObject({ events: [], unknownSubject: true });
});

test("days are those of the reader's zone, the last one included", async () => {
  // Mina reads in Kolkata, where the day begins at 18:30 of the one before in UTC.
  const at = ["2026-05-01T18:29:59Z", "2026-05-01T18:30:00Z", "2026-05-02T18:29:59Z", "2026-05-02T18:30:00Z"];
  const subject = { kind: "thing", id: "of-days" };
  for (const now of at)
    await recordAuditEvent(db, { actor: manager, event: "thing_done", subject, now: new Date(now) });
  const onDay = (from: string | null, until: string | null) => read({ to: "thing:of-days", from, until });
  expect((await onDay("2026-05-02", "2026-05-02")).events.map((event) => event.at.toISOString())).toEqual([
    "2026-05-02T18:29:59.000Z",
    "2026-05-01T18:30:00.000Z",
  ]);
  expect((await onDay("2026-05-02", null)).events).toHaveLength(3);
  expect((await onDay(null, "2026-05-01")).events).toHaveLength(1);
});

test("the export has every filtered event as a line, is safe for spreadsheets, and is itself in the log", async () => {
  const subject = { kind: "thing", id: "of-export" };
  for (const reason of ['=cmd|" /C calc"!A0', 'Said "no", twice', null])
    await recordAuditEvent(db, { actor: manager, event: "thing_done", subject, reason, now: noon });
  const typed = { ...everything, to: "thing:of-export" };
  const parts = valueOf(await auditCsv({ member: manager, typed, now: noon }));
  const decoder = new TextDecoder();
  let csv = "";
  for await (const part of parts) csv += decoder.decode(part);
  const lines = csv.trimEnd().split("\r\n");
  expect(lines[0]).toMatch(/^Time,Time in UTC,Who,Role,What happened/);
  expect(lines).toHaveLength(4);
  expect(csv).toContain(`"'=cmd|"" /C calc""!A0"`);
  expect(csv).toContain('"Said ""no"", twice"');
  expect(lines[1]).toContain("2026-10-02T12:00:00.000Z,Mina Reader,manager,");
  const [exported] = await auditEventsOn("log");
  expect(exported).toMatchObject({ event: "audit_exported", actorId: manager.id });
  expect(JSON.stringify(exported)).not.toContain("of-export");
});

test("sign-ins of staff and their wrong codes are in the log, and nobody else's are", async () => {
  const { user, secret, codes } = await signUpWithDevice();
  const signIn = async (code: string) => finishSignIn(code, (await givePassword(user)).request());
  await signIn("000000");
  expect(await auditEventsOn(user.id)).toEqual([]);
  await db.update(users).set({ role: "staff" }).where(eq(users.id, user.id));
  const right = oneTimeCode(secret);
  const wrong = right === "000001" ? "000002" : "000001";
  expect(await signIn(wrong)).toMatchObject({ ok: false });
  expect(await signIn(right)).toMatchObject({ ok: true });
  expect(await signIn(codes[0]!)).toMatchObject({ ok: true });
  const logged = (await auditEventsOn(user.id)).map(({ event, after, actorId }) => ({
    event,
    after,
    actorId,
  }));
  expect(logged).toEqual([
    { event: "second_factor_failed", after: null, actorId: user.id },
    { event: "signed_in", after: { with: "a code" }, actorId: user.id },
    { event: "signed_in", after: { with: "a recovery code" }, actorId: user.id },
  ]);
});
