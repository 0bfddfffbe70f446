import { type SQL, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { credentials, signInSessions } from "#app/accounts/tables.server.ts";
import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { exportPersonalData } from "#app/personal-data/export-personal-data.server.ts";
import { personalTables } from "#app/personal-data/personal-tables.ts";
import { db } from "#app/platform/db.server.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { coverLetter, fund, noon, noShares, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { makeHistory } from "#tests/personal-data/make-history.ts";
import { signUpVisitor } from "#tests/setup/visit-site.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";

withQuickPasswords();

withFakeGateways();

beforeAll(openShop);

const userColumns = /^(user_id|owner_id|(?:created|changed|refunded|removed|closed|confirmed|made)_by)$/;

test("every table that names a user is exported, or left out with a reason", async () => {
  const { rows } = await db.execute<{ table: string; column: string }>(
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public'`,
  );
  const naming = new Set(rows.filter(({ column }) => userColumns.test(column)).map(({ table }) => table));
  // Any foreign key to users, whatever its column is called.
  const referring = await db.execute<{ table: string }>(
    sql`select conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`,
  );
  for (const { table } of referring.rows) naming.add(table);
  naming.add("users");
  expect(Object.keys(personalTables).toSorted()).toEqual([...naming].toSorted());
  const reasons = Object.values(personalTables).flatMap((fate) => ("leftOut" in fate ? [fate.leftOut] : []));
  expect(reasons.every((reason) => reason.length > 20)).toBe(true);
});

test("every part that a table is exported in is there, also for somebody who has done nothing yet", async () => {
  const { user } = await signUpVisitor();
  const all = await exportPersonalData(user.id, noon);
  const parts = Object.values(personalTables).flatMap((fate) => ("exported" in fate ? [fate.exported] : []));
  expect(Object.keys(all)).toEqual(expect.arrayContaining([...new Set(parts)]));
  expect(all).toMatchObject({
    account: { email: user.email, devices: [{ text: expect.any(String) }] },
    orders: [],
    receipts: [],
    cart: null,
    wallet: { balance: null, log: [] },
    testimonials: [],
  });
});

test("a customer gets all that is theirs, readable by programs, and nobody else's", async () => {
  const [{ user }, { user: other }] = await Promise.all([signUpVisitor("Meera"), signUpVisitor("Stranger")]);
  for (const one of [user, other]) {
    await fund(one.id, 500_000n);
    valueOf(await buyWithWallet(purchaseOf(one)));
    valueOf(await startPayment({ ...purchaseOf(one), gateway: "razorpay" }));
    valueOf(
      await addToCart({
        userId: one.id,
        currency: "INR",
        configurations: [coverLetter()],
        now: noon,
        mayBuyShare: noShares,
      }),
    );
  }
  const all = await exportPersonalData(user.id, noon);
  expect(all).toMatchObject({
    orders: [
      { state: "paid", price: "1999.00", items: [{ service: "cover-letter", state: "received" }] },
      { state: "pending" },
    ],
    receipts: [{ document: { billedTo: { name: "Meera Example" } } }],
    payments: { payments: [{ platform: "razorpay", state: "pending" }], sent_back: [] },
    wallet: { balance: { amount: "3001.00", currency: "INR" } },
    cart: { currency: "INR", items: [{ service: "cover-letter" }] },
  });
  expect(all.orders[0]?.lines.length).toBeGreaterThan(0);
  const written = JSON.stringify(all);
  for (const theirs of [other.id, other.email, other.username, "Stranger"]) {
    expect(written).not.toContain(theirs);
  }
});

const marked: [table: string, column: string, whose: SQL][] = [
  ["users", "first_name", sql`id = `],
  ["sign_in_sessions", "user_agent", sql`user_id = `],
  ["carts", "coupon_code", sql`user_id = `],
  ["cart_items", "service", sql`user_id = `],
  ["orders", "coupon_code", sql`user_id = `],
  ["order_item_changes", "note", sql`changed_by <> `],
  ["order_refunds", "reason", sql`refunded_by <> `],
  ["transfers", "text", sql`user_id = `],
  ["bookings", "number", sql`user_id = `],
  ["booking_changes", "state", sql`changed_by = `],
  ["payment_links", "coupon_code", sql`user_id = `],
  ["testimonials", "details", sql`user_id = `],
  ["files", "media_type", sql`owner_id = `],
  ["case_messages", "text", sql`author_id = `],
  ["case_files", "name", sql`sent_by = `],
  ["case_versions", "text", sql`handed_by <> `],
  ["case_comments", "text", sql`author_id = `],
  ["appointments", "kind", sql`customer_id = `],
  ["cancellations", "text", sql`asked_by = `],
  ["guarantee_claims", "text", sql`claimed_by = `],
  ["enquiries", "text", sql`user_id = `],
  ["enquiry_replies", "text", sql`author_id = `],
  ["research_group_messages", "text", sql`user_id = `],
  ["research_groups", "title", sql`created_by = `],
  ["research_group_members", "role", sql`user_id = `],
  ["research_group_log", "text", sql`user_id = `],
];

test("what stands in a row of each table stands in the file", async () => {
  const { user } = await signUpVisitor();
  await makeHistory(user);
  // The ledger cannot be changed, so its own text is the mark.
  const unchanged = ["transfers"];
  const marks = new Map<string, string>();
  for (const [table, column, whose] of marked) {
    const name = sql.identifier(table);
    const mark = `marked-${table}`;
    const { rows } = unchanged.includes(table)
      ? await db.execute<{ mark: string }>(
          sql`select ${sql.identifier(column)} as mark from ${name} where ${whose}${user.id}`,
        )
      : await db.execute<{ mark: string }>(
          sql`update ${name} set ${sql.identifier(column)} = ${mark} where ${whose}${user.id}
            returning ${sql.identifier(column)} as mark`,
        );
    marks.set(table, rows[0]?.mark ?? `no row in ${table}`);
  }
  const written = JSON.stringify(await exportPersonalData(user.id, noon));
  expect([...marks].filter(([, mark]) => !written.includes(mark))).toEqual([]);
});

test("nothing that proves who somebody is, or lets anybody pay, is in the file", async () => {
  const { user } = await signUpVisitor();
  const { started } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  const written = JSON.stringify(await exportPersonalData(user.id, noon));
  const [hashes, sessions] = await Promise.all([
    db.select({ secret: credentials.password }).from(credentials),
    db.select({ secret: signInSessions.token }).from(signInSessions),
  ]);
  for (const { secret } of [...hashes, ...sessions]) expect(written).not.toContain(secret);
  expect(written).not.toContain(started.gatewayOrderId);
});
