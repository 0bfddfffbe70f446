import { describe, expect, test } from "vitest";

import type { Currency } from "#app/money/currency.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, OrderId } from "#app/platform/ids.ts";
import { holdFunds, postHold, voidHold } from "#app/wallet/hold-funds.server.ts";
import { walletMovements } from "#app/wallet/wallet-log.server.ts";
import {
  credit,
  expectLedgerToSumToZero,
  free,
  held,
  many,
  now,
  userId,
  withNewCustomer,
} from "#tests/wallet/customer-wallet.ts";

withNewCustomer();

function hold(amount: bigint, orderId: OrderId = newId(OrderId), currency: Currency = "INR") {
  return db.transaction((tx) => holdFunds(tx, { orderId, userId, currency, amount, now }));
}

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

  test("and spending in the same moment leaves the records of both, and never more than the wallet has", async () => {
    await credit();
    const spend = (orderId = newId(OrderId)) =>
      db.transaction((tx) =>
        holdFunds(tx, { orderId, userId, currency: "INR", amount: 10_000n, now, spentOn: "sales" }),
      );
    const orderId = newId(OrderId);
    expect(await spend(orderId)).toMatchObject({ ok: true });
    const { movements } = await walletMovements(userId, null);
    expect(movements.map(({ kind, reference, amount }) => [kind, reference, amount])).toEqual([
      ["hold_posted", `${orderId}:1`, 0n],
      ["hold", `${orderId}:1`, -10_000n],
      ["grant", expect.any(String), 70_000n],
    ]);
    expect(await postHold(db, orderId, now)).toBe(false);
    const outcomes = await many(30, () => spend());
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(6);
    expect([await free(), await held()]).toEqual([0n, 0n]);
    await expectLedgerToSumToZero();
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
