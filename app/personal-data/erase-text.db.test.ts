import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { queueAccountNote } from "#app/accounts/send-account-note.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { recordAuditEvent } from "#app/audit/record-audit-event.server.ts";
import { auditLog } from "#app/audit/tables.server.ts";
import { caseNotes } from "#app/cases/notes/tables.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { tasks } from "#app/jobs/jobs.server.ts";
import { timetable } from "#app/jobs/timetable.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { erasedTexts, storedTexts, otherTexts } from "#app/personal-data/text-columns.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { adjustWallet } from "#app/wallet/adjust-wallet-at-desk.server.ts";
import { transfers } from "#app/wallet/tables.server.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { minutesLater, noon, openShop, purchaseOf, spendAll, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { makeHistory } from "#tests/personal-data/make-history.ts";
import { signUpVisitor } from "#tests/setup/visit-site.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";

withQuickPasswords();

withFakeGateways();
beforeAll(openShop);

const mark = "Zq7-marked";

async function textColumns(): Promise<{ table: string; column: string; type: string }[]> {
  const { rows } = await db.execute<{ table: string; column: string; type: string }>(
    sql`select table_name as table, column_name as column, data_type as type from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' and (data_type in ('text', 'jsonb', 'json') or udt_name = '_text')`,
  );
  return rows;
}

const listed = () => [
  ...Object.entries(erasedTexts).flatMap(([table, columns]) => columns.map((name) => `${table}.${name}`)),
  ...Object.entries(storedTexts).flatMap(([table, kept]) =>
    Object.keys(kept).map((name) => `${table}.${name}`),
  ),
];

test("every column of text is known to go with its customer, to stay for a reason, or to hold no words", async () => {
  const columns = (await textColumns()).map(({ table, column }) => `${table}.${column}`);
  const others = Object.entries(otherTexts).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  expect([...listed(), ...others].toSorted()).toEqual(columns.toSorted());
});

async function workAtDesk(user: CurrentUser): Promise<void> {
  const member = await makeMember("manager", { twoFactorEnabled: true });
  const amount = { direction: "credit", currency: "INR", amount: 100n } as const;
  const input = { userId: user.id, reason: "For the wait.", requestKey: randomUUID(), now: noon };
  valueOf(await adjustWallet({ member, ...amount, ...input }));
  const [item] = await db.select().from(orderItems).limit(1);
  const { id: itemId, orderId } = item!;
  await db
    .insert(caseNotes)
    .values({ itemId, authorId: member.id, text: "A note.", sendKey: randomUUID(), writtenAt: noon });
  await db.execute(sql`insert into case_drafts (id, item_id, text, written_by, written_at, state)
    values (${randomUUID()}, ${itemId}, 'A letter.', ${member.id}, now(), 'sent_back')`);
  await db.execute(sql`insert into refund_requests
    (id, order_id, to_wallet, to_gateway, premium, reason, state, asked_by, asked_at)
    values (${randomUUID()}, ${orderId}, 0, 0, 0, 'why', 'declined', ${member.id}, now())`);
  await db.execute(sql`insert into case_intakes (item_id, answers, saved_at) values (${itemId}, '{"a": 1}', now())
    on conflict do nothing`);
  await db.execute(sql`insert into sent_mails (user_id, subject) values (${user.id}, 'Your order')`);
  for (const [kind, id] of [
    ["item", itemId],
    ["order", orderId],
  ] as const) {
    await recordAuditEvent(db, {
      actor: member,
      event: "item_moved",
      subject: { kind, id },
      reason: "Said so.",
      now: noon,
    });
  }
  await db.execute(
    sql`insert into two_factors (id, secret, backup_codes, user_id) values ('1', '', '', ${user.id})`,
  );
  await db.execute(sql`insert into saved_views (id, user_id, path, name, query, created_at)
    values (${randomUUID()}, ${user.id}, '/staff/work', 'Mine', '?person=me', now())`);
  valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  await db.execute(sql`update payments set state = 'expired'`);
  await db.execute(sql`update orders set state = 'expired' where state = 'pending'`);
  await db.execute(sql`with refund as (
      insert into payment_refunds (id, payment_id, user_id, cause, gateway_payment_id, amount, currency, state)
      select gen_random_uuid(), id, user_id, 'order', 'pay_1', 100, 'INR', 'by_hand' from payments
      where user_id = ${user.id} limit 1 returning id)
    insert into hand_payments (id, refund_id, reference, paid_on, reason, state, asked_by, asked_at)
    select gen_random_uuid(), id, 'UTR 1', '2026-10-02', 'why', 'made', ${member.id}, now() from refund`);
  await spendAll(user.id);
  await db.update(orderItems).set({ state: "completed" });
}

async function plant(): Promise<string[]> {
  const types = new Map((await textColumns()).map(({ table, column, type }) => [`${table}.${column}`, type]));
  return db.transaction(async (tx) => {
    // Bypasses triggers and constraints: such texts could exist.
    await tx.execute(sql`set local session_replication_role = replica`);
    const planted: string[] = [];
    for (const name of listed()) {
      const [table = "", column = ""] = name.split(".");
      const value =
        types.get(name) === "jsonb"
          ? sql`jsonb_build_object('text', ${mark}::text)`
          : sql`${mark} || gen_random_uuid()`;
      const what = sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value}`;
      const { rowCount } = await tx.execute(table === "users" ? sql`${what} where role = 'customer'` : what);
      if (rowCount) planted.push(name);
    }
    return planted;
  });
}

async function found(): Promise<string[]> {
  const names: string[] = [];
  for (const { table, column } of await textColumns()) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)}::text like ${`%${mark}%`} limit 1`,
    );
    if (rows.length > 0) names.push(`${table}.${column}`);
  }
  const { rows: jobs } = await db.execute(sql`select 1 from graphile_worker._private_jobs
    where payload::text || coalesce(last_error, '') like ${`%${mark}%`} limit 1`);
  return jobs.length > 0 ? [...names, "jobs"] : names;
}

async function giveUpNote(userId: UserId): Promise<void> {
  const [theirs] = await db.select({ to: users.email }).from(users).where(eq(users.id, userId));
  await queueAccountNote(db, { kind: "email_changed", to: theirs?.to ?? "", name: mark, detail: mark });
  await db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = ${mark}
    where payload::text like ${`%${mark}%`}`);
}

test("what is said to go goes, wherever it stands, and what is said to stay stays", async () => {
  const { user } = await signUpVisitor();
  await makeHistory(user);
  await workAtDesk(user);
  // This test deletes no staff accounts.
  await db.execute(sql`update users set role = 'staff' where id <> ${user.id}`);
  const planted = await plant();
  for (const name of [
    "transfers.text",
    "audit_log.reason",
    "wallet_adjustments.reason",
    "order_refunds.reason",
  ]) {
    expect(planted).toContain(name);
  }
  expect(
    Object.keys(erasedTexts).filter((table) => !planted.some((name) => name.startsWith(`${table}.`))),
  ).toEqual([]);
  // Movements of others are not the customer's to erase.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update transfers set text = 'Order' where kind <> 'adjustment'`);
  });
  await giveUpNote(user.id);
  expect(await found()).toContain("jobs");
  valueOf(await eraseCustomer(user, minutesLater(60)));
  const kept = Object.entries(storedTexts).flatMap(([table, columns]) =>
    Object.keys(columns).map((name) => `${table}.${name}`),
  );
  expect(await found()).toEqual(expect.arrayContaining(kept.filter((name) => planted.includes(name))));
  expect((await found()).filter((name) => !kept.includes(name))).toEqual([]);
});

test("a note that could not be sent is kept for a week, and one that still can be for as long as that takes", async () => {
  const note = { kind: "email_changed", to: "asha@example.org", name: "Asha" } as const;
  for (const detail of ["given up long ago", "given up now", "still tried"])
    await queueAccountNote(db, { ...note, detail });
  const given = (detail: string) => sql`payload->>'detail' = ${detail}`;
  const lost = sql`update graphile_worker._private_jobs set attempts = max_attempts`;
  await db.execute(sql`${lost}, updated_at = now() - interval '8 days' where ${given("given up long ago")}`);
  await db.execute(sql`${lost} where ${given("given up now")}`);
  await db.execute(sql`update graphile_worker._private_jobs set updated_at = now() - interval '8 days'
    where ${given("still tried")}`);
  await tasks["erase-lost-notes"]!({}, {} as never);
  const { rows } = await db.execute<{ detail: string }>(
    sql`select payload->>'detail' as detail from graphile_worker._private_jobs
      where payload->>'to' = ${note.to} order by 1`,
  );
  expect(rows.map(({ detail }) => detail)).toEqual(["given up now", "still tried"]);
  expect(timetable).toMatch(/^\d+ \d+ \* \* \* erase-lost-notes /m);
});

test("nothing else of the log or of a movement can be changed, nor anybody's words but a deleted customer's", async () => {
  const { user } = await signUpVisitor();
  const [movement] = await db.select().from(transfers).where(eq(transfers.kind, "adjustment"));
  const [event] = await db.select().from(auditLog).where(eq(auditLog.event, "item_moved"));
  const refused = { cause: expect.objectContaining({ message: expect.stringContaining("append-only") }) };
  for (const statement of [
    sql`update transfers set text = 'else' where id = ${movement?.id}`,
    sql`update transfers set kind = 'else' where id = ${movement?.id}`,
    sql`update transfers set text = '', user_id = ${user.id} where id = ${movement?.id}`,
    sql`delete from transfers where id = ${movement?.id}`,
    sql`update audit_log set reason = 'else' where id = ${event?.id}`,
    sql`update audit_log set reason = null, actor_id = 'else' where id = ${event?.id}`,
    sql`delete from audit_log where id = ${event?.id}`,
  ]) {
    await expect(db.execute(statement)).rejects.toMatchObject(refused);
  }
});
