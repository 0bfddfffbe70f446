import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { db } from "#app/platform/db.server.ts";
import { newId, OrderId } from "#app/platform/ids.ts";
import { heldFor, walletOf } from "#app/wallet/accounts.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { holdFunds, postHold } from "#app/wallet/hold-funds.server.ts";
import { moveFunds, type Transfer } from "#app/wallet/move-funds.server.ts";
import { postings } from "#app/wallet/tables.server.ts";
import {
  credit,
  expectLedgerToSumToZero,
  free,
  many,
  now,
  userId,
  withNewCustomer,
} from "#tests/wallet/customer-wallet.ts";

withNewCustomer();

const hold = (orderId: OrderId) =>
  db.transaction((tx) => holdFunds(tx, { orderId, userId, currency: "INR", amount: 70_000n, now }));

describe("moving funds", () => {
  const transfer = (): Transfer => ({
    kind: "sale",
    reference: randomUUID(),
    text: "A sale",
    now,
    postings: [{ source: "clearing:stripe", destination: "sales", currency: "USD", amount: 500n }],
  });

  test("happens once for a kind and reference, however many ask at once", async () => {
    const sale = transfer();
    const moved = await many(30, () => db.transaction((tx) => moveFunds(tx, sale)));
    expect(moved.filter(({ already }) => !already)).toHaveLength(1);
    expect(new Set(moved.map(({ transferId }) => transferId)).size).toBe(1);
    expect(await db.$count(postings, sql`transfer_id = ${moved[0]?.transferId}`)).toBe(1);
  });

  test("refuses the same reference with another amount, and a transfer of nothing", async () => {
    const sale = transfer();
    await moveFunds(db, sale);
    const dearer = sale.postings.map((posting) => ({ ...posting, amount: 501n }));
    await expect(db.transaction((tx) => moveFunds(tx, { ...sale, postings: dearer }))).rejects.toThrow(
      /moves what it moved/,
    );
    const nothing = { ...transfer(), postings: [] };
    await expect(db.transaction((tx) => moveFunds(tx, nothing))).rejects.toThrow(/moves something/);
  });

  test.each([
    ["of zero", 0n, "sales"],
    ["of less", -1n, "sales"],
    ["to where it comes from", 1n, "clearing:stripe"],
  ] as const)("the database refuses a posting %s", async (_sentence, amount, destination) => {
    const bad = transfer().postings.map((posting) => ({ ...posting, amount, destination }));
    await expect(db.transaction((tx) => moveFunds(tx, { ...transfer(), postings: bad }))).rejects.toThrow();
  });

  test("never takes more from a customer than they have, whoever asks", async () => {
    await credit();
    const take = (amount: bigint) =>
      db.transaction((tx) =>
        moveFunds(tx, {
          kind: "payout",
          reference: randomUUID(),
          userId,
          text: "Sent back",
          now,
          postings: [{ source: walletOf(userId), destination: "refunds", currency: "INR", amount }],
        }),
      );
    await expect(take(70_001n)).rejects.toMatchObject({ cause: { constraint: "wallet_not_below_zero" } });
    const taken = await Promise.allSettled(Array.from({ length: 20 }, () => take(10_000n)));
    expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
    expect(await free()).toBe(0n);
  });
});

describe("balances", () => {
  test("are kept by the database, also for postings that are written past all code", async () => {
    await credit();
    const post = (amount: bigint, from: string, to: string) =>
      db.execute(sql`
        with t as (insert into transfers (kind, reference, text) values ('raw', ${randomUUID()}, '') returning id)
        insert into postings (transfer_id, source, destination, currency, amount)
        select id, ${from}, ${to}, 'INR', ${amount}::bigint from t`);
    await post(10_000n, walletOf(userId), "refunds");
    expect(await free()).toBe(60_000n);
    await expect(post(60_001n, walletOf(userId), "refunds")).rejects.toThrow();
    await expect(post(1n, heldFor(userId), "sales")).rejects.toThrow();
    const spent = await Promise.allSettled(
      Array.from({ length: 20 }, () => post(10_000n, walletOf(userId), "refunds")),
    );
    expect(spent.filter(({ status }) => status === "fulfilled")).toHaveLength(6);
    expect(await free()).toBe(0n);
    await expectLedgerToSumToZero();
  });

  test("are right after the first credits of a new customer came all at once", async () => {
    await many(20, () => credit({ amount: 100n }));
    expect(await free()).toBe(2_000n);
  });
});

test("what was written stays: postings and transfers cannot be updated, deleted or emptied", async () => {
  await credit();
  const changes = [
    sql`update postings set amount = amount + 1`,
    sql`delete from postings`,
    sql`truncate postings`,
    sql`update transfers set text = 'else'`,
    sql`delete from transfers`,
    sql`truncate transfers cascade`,
  ];
  for (const change of changes) {
    await expect(db.execute(change)).rejects.toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringContaining("append-only") }),
      }),
    );
  }
  expect(await free()).toBe(70_000n);
});

describe("crediting", () => {
  test("opens the wallet in the first currency, once per reference, also at once", async () => {
    expect(await walletBalance(db, userId)).toBeNull();
    const reference = randomUUID();
    const credited = await many(10, () => credit({ reference }));
    expect(credited.every(({ ok }) => ok)).toBe(true);
    expect(await walletBalance(db, userId)).toEqual({ amount: 70_000n, currency: "INR" });
  });

  test("refuses other money while it holds some, or has set some aside", async () => {
    await credit();
    const refused = { ok: false, refusal: { code: "wallet_other_currency", status: 409 } };
    expect(await credit({ currency: "USD" })).toMatchObject(refused);
    const orderId = newId(OrderId);
    await hold(orderId);
    expect(await credit({ currency: "USD" })).toMatchObject(refused);
    await postHold(db, orderId, now);
    expect(await credit({ currency: "USD", amount: 5n })).toMatchObject({ ok: true });
    expect(await walletBalance(db, userId)).toEqual({ amount: 5n, currency: "USD" });
  });

  test("a credit given before stays given, whatever the wallet has become", async () => {
    const reference = randomUUID();
    await credit({ reference });
    const orderId = newId(OrderId);
    await hold(orderId);
    await postHold(db, orderId, now);
    await credit({ currency: "USD", amount: 5n });
    expect(await credit({ reference })).toMatchObject({ ok: true, value: { already: true } });
    expect(await walletBalance(db, userId)).toEqual({ amount: 5n, currency: "USD" });
  });
});
