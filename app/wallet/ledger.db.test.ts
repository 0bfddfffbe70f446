import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";

import { db } from "#app/platform/db.server.ts";
import { newId, OrderId, type UserId } from "#app/platform/ids.ts";
import { heldFor, walletOf } from "#app/wallet/accounts.ts";
import { accountBalance, walletBalance } from "#app/wallet/balance.server.ts";
import { creditWallet, type WalletCredit } from "#app/wallet/credit-wallet.server.ts";
import { holdFunds, postHold, voidHold } from "#app/wallet/hold-funds.server.ts";
import { moveFunds, type Transfer } from "#app/wallet/move-funds.server.ts";
import { postings, transfers, wallets } from "#app/wallet/tables.server.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";
import type { Currency } from "#app/money/currency.ts";

const now = new Date("2026-10-02T12:00:00Z");

let userId: UserId;

beforeEach(async () => {
  userId = (await makeCustomer()).id;
});

function credit(changes: Partial<WalletCredit> = {}) {
  const preset = {
    userId,
    currency: "INR" as const,
    amount: 70_000n,
    kind: "grant",
    reference: randomUUID(),
  };
  return db.transaction((tx) =>
    creditWallet(tx, { ...preset, text: "A gift", source: "grants", now, ...changes }),
  );
}

function hold(amount: bigint, orderId: OrderId = newId(OrderId), currency: Currency = "INR") {
  return db.transaction((tx) => holdFunds(tx, { orderId, userId, currency, amount, now }));
}

const many = <Result>(times: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: times }, work));
const free = async () => (await walletBalance(db, userId))?.amount;
const held = () => accountBalance(db, heldFor(userId), "INR");

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
    await expect(take(70_001n)).rejects.toThrow(/below zero/);
    const taken = await Promise.allSettled(Array.from({ length: 20 }, () => take(10_000n)));
    expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
    expect(await free()).toBe(0n);
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
    await hold(70_000n, orderId);
    expect(await credit({ currency: "USD" })).toMatchObject(refused);
    await postHold(db, orderId, now);
    expect(await credit({ currency: "USD", amount: 5n })).toMatchObject({ ok: true });
    expect(await walletBalance(db, userId)).toEqual({ amount: 5n, currency: "USD" });
  });

  test("a credit given before stays given, whatever the wallet has become", async () => {
    const reference = randomUUID();
    await credit({ reference });
    const orderId = newId(OrderId);
    await hold(70_000n, orderId);
    await postHold(db, orderId, now);
    await credit({ currency: "USD", amount: 5n });
    expect(await credit({ reference })).toMatchObject({ ok: true, value: { already: true } });
    expect(await walletBalance(db, userId)).toEqual({ amount: 5n, currency: "USD" });
  });
});

describe("holding", () => {
  test("50 at once from a wallet that can pay for 7: exactly 7, and the ledger adds up", async () => {
    await credit();
    const outcomes = await many(50, () => hold(10_000n));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(7);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
      refusal: { code: "wallet_too_small", status: 409 },
    });
    expect([await free(), await held()]).toEqual([0n, 70_000n]);
    await expectLedgerToSumToZero();
  });

  test("the same order holds once, however many ask at once", async () => {
    await credit();
    const orderId = newId(OrderId);
    const outcomes = await many(20, () => hold(10_000n, orderId));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect([await free(), await held()]).toEqual([60_000n, 10_000n]);
    await expect(hold(10_001n, orderId)).rejects.toThrow(/holds what it held/);
  });

  test("refuses without a wallet, in another currency, and one hundredth too much", async () => {
    expect(await hold(1n)).toMatchObject({ ok: false, refusal: { code: "wallet_too_small" } });
    await credit();
    expect(await hold(1n, newId(OrderId), "USD")).toMatchObject({
      refusal: { code: "wallet_other_currency" },
    });
    expect(await hold(70_001n)).toMatchObject({ ok: false, refusal: { code: "wallet_too_small" } });
    expect(await hold(70_000n)).toMatchObject({ ok: true });
  });

  test("is posted or voided at most once when both are tried at once", async () => {
    await credit({ amount: 1_000_000n });
    for (let round = 0; round < 10; round += 1) {
      const [orderId, before] = [newId(OrderId), await free()];
      await hold(10_000n, orderId);
      const attempts = Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? "post" : "void"));
      const resolved = await Promise.all(
        attempts.map((attempt) =>
          db.transaction((tx) =>
            attempt === "post" ? postHold(tx, orderId, now) : voidHold(tx, orderId, now),
          ),
        ),
      );
      const winner = attempts.filter((_, index) => resolved[index]);
      expect(winner).toHaveLength(1);
      expect(await held()).toBe(0n);
      expect(await free()).toBe(winner[0] === "post" ? (before ?? 0n) - 10_000n : before);
    }
    await expectLedgerToSumToZero();
  });

  test("a voided hold can be taken again while the money is there, and is then resolved anew", async () => {
    await credit();
    const orderId = newId(OrderId);
    for (let round = 0; round < 3; round += 1) {
      expect(await hold(70_000n, orderId)).toMatchObject({ ok: true });
      expect(await voidHold(db, orderId, now)).toBe(true);
      expect(await voidHold(db, orderId, now)).toBe(false);
    }
    await hold(1n);
    expect(await hold(70_000n, orderId)).toMatchObject({ ok: false });
    expect(await hold(69_999n, orderId)).toMatchObject({ ok: true });
    expect(await postHold(db, orderId, now)).toBe(true);
    expect([await free(), await held()]).toEqual([0n, 1n]);
    expect(await postHold(db, newId(OrderId), now)).toBe(false);
  });
});

/** Per currency, over all accounts. */
async function expectLedgerToSumToZero(): Promise<void> {
  const { rows } = await db.execute<{ currency: Currency; sum: string }>(sql`
    select currency, sum(balance)::text as sum from (
      select destination as account, currency, amount as balance from ${postings}
      union all
      select source, currency, -amount from ${postings}
    ) as movements group by currency`);
  for (const { sum } of rows) expect(sum).toBe("0");
  const customers = (await db.select().from(wallets)).map((wallet) => wallet.userId);
  for (const customer of customers) {
    expect(await accountBalance(db, walletOf(customer), "INR")).toBeGreaterThanOrEqual(0n);
    expect(await accountBalance(db, heldFor(customer), "INR")).toBeGreaterThanOrEqual(0n);
  }
  const { rows: orphans } = await db.execute(
    sql`select ${transfers.id} from ${transfers} where not exists (select from ${postings} where ${postings.transferId} = ${transfers.id})`,
  );
  expect(orphans).toEqual([]);
}
