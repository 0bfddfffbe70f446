import { expect, test } from "vitest";

import { db } from "#app/platform/db.server.ts";
import { newId, OrderId } from "#app/platform/ids.ts";
import { holdFunds, postHold, voidHold } from "#app/wallet/hold-funds.server.ts";
import { walletLog, walletMovements, walletWithLog } from "#app/wallet/wallet-log.server.ts";
import { fund, noon } from "#tests/checkout/shop.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

test("the log tells it in words, newest first, with the balance after each line", async () => {
  const { id: userId } = await makeCustomer();
  const hold = (amount: bigint, orderId: OrderId) =>
    db.transaction((tx) => holdFunds(tx, { orderId, userId, currency: "INR", amount, now: noon }));
  expect(await walletLog(userId)).toEqual([]);
  await fund(userId, 70_000n);
  const [paid, given] = [newId(OrderId), newId(OrderId)];
  await hold(10_000n, paid);
  await hold(20_000n, given);
  await postHold(db, paid, noon);
  await voidHold(db, given, noon);
  const common = { at: noon, currency: "INR" };
  expect(await walletLog(userId)).toEqual([
    { ...common, text: "Returned: the order was not paid", amount: 20_000n, balance: 60_000n },
    { ...common, text: "Set aside for an order", amount: -20_000n, balance: 40_000n },
    { ...common, text: "Set aside for an order", amount: -10_000n, balance: 60_000n },
    { ...common, text: "A gift to begin with", amount: 70_000n, balance: 70_000n },
  ]);
  expect(await walletLog(userId, 1)).toHaveLength(1);
  expect(await walletWithLog(userId, 2)).toMatchObject({
    balance: { amount: 60_000n, currency: "INR" },
    log: [{ balance: 60_000n }, { balance: 40_000n }],
  });

  const { movements, older } = await walletMovements(userId, null, 3);
  expect(movements).toMatchObject([
    { kind: "hold_voided", amount: 20_000n, fromSetAside: 0n, balance: 60_000n },
    { kind: "hold_posted", amount: 0n, fromSetAside: 10_000n, balance: 40_000n },
    { kind: "hold", amount: -20_000n, fromSetAside: 0n, balance: 40_000n },
  ]);
  const before = await walletMovements(userId, older, 3);
  expect(before.movements).toMatchObject([{ balance: 60_000n }, { balance: 70_000n }]);
  expect(before.older).toBeNull();
});

test("an answer carries the newest 20 movements, the page 100", async () => {
  const { id: userId } = await makeCustomer();
  for (let at = 0; at < 21; at++) await fund(userId, 100n);
  expect((await walletWithLog(userId)).log).toHaveLength(20);
  expect((await walletMovements(userId, null)).movements).toHaveLength(21);
});
