import { eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { payOwedWalletParts } from "#app/refunds/owed-wallet-parts.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import { countAwaiting } from "#app/desk/pages/count-awaiting.server.ts";
import { listOwedToWallets } from "#app/refunds/list-owed-to-wallets.server.ts";
import { findOrderRefund } from "#app/orders/find-order-refund.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { eraseCustomer } from "#app/personal-data/delete-account.server.ts";
import { whyNotDeleted } from "#app/personal-data/why-not-deleted.server.ts";
import { findRefund } from "#app/payments/record-refund.server.ts";
import { db } from "#app/platform/db.server.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  fund,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  spendAll,
  valueOf,
} from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { bought, refund, stateOf } from "#tests/refunds/refund-of-order.ts";

withFakeGateways();

beforeAll(openShop);

test("the wallet's part is changed where the wallet has become one of another currency", async () => {
  const user = await makeBuyer();
  await fund(user.id, 199_900n);
  const { orderId } = valueOf(await buyWithWallet(purchaseOf(user)));
  await fund(user.id, 1n);
  await spendAll(user.id);
  await fund(user.id, 1_000n, "USD");
  valueOf(await refund(orderId));
  // 1,999.00 less 19.99 rupees, at 96.08534228 per dollar, rounded down.
  expect(await balanceOf(user.id)).toBe(1_000n + 2_059n);
  await checkLedger();
});

test("where the wallet's part cannot be changed now, the card's part is sent, and the rest is owed and paid later", async () => {
  const user = await makeBuyer();
  await fund(user.id, 50_000n);
  const orderId = await bought(user);
  await fund(user.id, 1_000n, "USD");
  // A jump of the rate waits for staff.
  const waiting = {
    currency: "INR" as const,
    perUsd: "150",
    asOf: "2026-10-02",
    source: "a source",
    fetchedAt: noon,
  };
  await db.insert(exchangeRates).values(waiting);
  const made = valueOf(await refund(orderId));
  expect(made).toMatchObject({ walletPart: 50_000n, walletOwed: true });
  expect(await balanceOf(user.id)).toBe(1_000n);
  expect(await findRefund(db, made.id)).toMatchObject({ state: "owed", amount: 157_395n });
  expect(await stateOf(orderId)).toBe("refunded");
  await checkLedger();
  expect((await whyNotDeleted(db, user.id)).map(({ code }) => code)).toContain("wallet_part_owed");
  await payOwedWalletParts(noon);
  expect(await balanceOf(user.id)).toBe(1_000n);
  const manager = await makeMember("manager");
  const listed = async () => valueOf(await listOwedToWallets(manager, noon));
  expect(await listed()).toMatchObject([
    { id: made.id, amount: 50_000n, held: "USD", waitsFor: expect.stringContaining("rate") },
  ]);
  expect(await countAwaiting(manager, noon)).toMatchObject({ owedToWallets: 1 });
  await db.update(exchangeRates).set({ refusedAt: noon }).where(eq(exchangeRates.source, "a source"));
  await Promise.all([payOwedWalletParts(noon), payOwedWalletParts(noon)]);
  await payOwedWalletParts(noon);
  expect(await balanceOf(user.id)).toBeGreaterThan(1_000n);
  expect(await findOrderRefund(db, made.id)).toMatchObject({ walletOwed: false });
  expect(await listed()).toEqual([]);
  await checkLedger();
});

test("of a deleted customer's order nothing goes to a wallet that nobody can open, and the card's money goes back", async () => {
  const [fromWallet, byCard] = [await makeBuyer(), await makeBuyer()];
  await fund(fromWallet.id, 199_900n);
  const { orderId } = valueOf(await buyWithWallet(purchaseOf(fromWallet)));
  const paidByCard = await bought(byCard);
  await db
    .update(orderItems)
    .set({ state: "completed" })
    .where(inArray(orderItems.orderId, [orderId, paidByCard]));
  for (const user of [fromWallet, byCard]) valueOf(await eraseCustomer(user, noon));
  expect(await refund(orderId)).toMatchObject({ refusal: { code: "customer_gone", status: 409 } });
  expect([await balanceOf(fromWallet.id), await stateOf(orderId)]).toEqual([0n, "paid"]);
  const made = valueOf(await refund(paidByCard));
  await sendRefund(made.id, minutesLater(61));
  expect(await findRefund(db, made.id)).toMatchObject({ state: "done", amount: 209_895n });
  await checkLedger();
});

test("too little to be anything in the wallet's currency is not taken: nothing is refunded", async () => {
  const user = await makeBuyer();
  await fund(user.id, 199_900n);
  const { orderId } = valueOf(await buyWithWallet(purchaseOf(user)));
  await fund(user.id, 1_000n, "EUR");
  expect(await refund(orderId, { amount: 1n })).toMatchObject({ refusal: { code: "wallet_other_currency" } });
  expect(await stateOf(orderId)).toBe("paid");
  await checkLedger();
});
