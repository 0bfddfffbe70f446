import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { startTopUp } from "#app/checkout/start/start-top-up.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { exchangeRates } from "#app/currencies/tables.server.ts";
import { deleteAccount } from "#app/personal-data/delete-account.server.ts";
import { whyNotDeleted } from "#app/personal-data/why-not-deleted.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type OrderId, type RefundId, newId, PaymentId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { payOwedWalletParts } from "#app/refunds/owed-wallet-parts.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { returnLeftBehind } from "#app/refunds/return-left-behind.server.ts";
import { sendRefund } from "#app/refunds/send-refund.server.ts";
import { walletBalance } from "#app/wallet/balance.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  checkLedger,
  fund,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  spendAll,
  valueOf,
} from "#tests/checkout/shop.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";
import { type Browser, firstPassword, signUpVisitor } from "#tests/setup/visit-site.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

withQuickPasswords();
withFakeGateways();

beforeAll(openShop);
beforeEach(clearLimits);

const price = 199_900n;

async function buy(user: CurrentUser): Promise<OrderId> {
  await fund(user.id, price);
  return valueOf(await buyWithWallet(purchaseOf(user))).orderId;
}

const remove = (
  { user, browser }: { user: CurrentUser; browser: Browser },
  password = firstPassword,
  code = "",
) => deleteAccount({ user, request: browser.request() }, { password, code, now: minutesLater(60) });

test("what we owe a wallet of a refund stands against it, with its amount, until it is paid", async () => {
  const visitor = await signUpVisitor();
  const { user } = visitor;
  const orderId = await buy(user);
  await fund(user.id, 1n);
  await spendAll(user.id);
  await fund(user.id, 1_000n, "USD");
  // A jump of the rate waits for staff.
  const waiting = {
    currency: "INR" as const,
    perUsd: "150",
    asOf: "2026-10-02",
    source: "a jump",
    fetchedAt: noon,
  };
  await db.insert(exchangeRates).values(waiting);
  const why = { requestKey: randomUUID(), reason: "As agreed", refundedBy: "system" } as const;
  valueOf(await refundOrder({ orderId, ...why, now: noon }));
  await spendAll(user.id);
  const [hindrance, ...more] = await whyNotDeleted(db, user.id);
  expect(more).toEqual([]);
  expect(hindrance).toMatchObject({ code: "wallet_part_owed" });
  expect(hindrance?.text).toContain("₹1,999.00");
  expect(await remove(visitor)).toMatchObject({ refusal: { code: "wallet_part_owed", status: 409 } });

  await db.update(exchangeRates).set({ refusedAt: noon }).where(eq(exchangeRates.source, "a jump"));
  await payOwedWalletParts(noon);
  expect((await whyNotDeleted(db, user.id)).map(({ code }) => code)).toEqual(["wallet_not_empty"]);
  await spendAll(user.id);
  expect(await remove(visitor)).toMatchObject({ ok: true });
  await checkLedger();
});

test("money that comes after the account is deleted goes back to its source by a job, and makes no order", async () => {
  const visitor = await signUpVisitor();
  const { user } = visitor;
  const { started } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  const topUp = {
    user,
    amount: 100_000n,
    currency: "INR" as const,
    gateway: "razorpay" as const,
    now: noon,
  };
  const added = valueOf(await startTopUp({ ...topUp, topUpId: newId(PaymentId) }));
  await expirePayments(minutesLater(45));
  valueOf(await remove(visitor));
  const late = [started.gatewayOrderId, added.started.gatewayOrderId];
  for (const gatewayOrderId of late) {
    fakeRazorpay.capture(gatewayOrderId);
    valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now: minutesLater(90) }));
  }
  expect(await walletBalance(db, user.id)).toMatchObject({ amount: 309_895n });
  await returnLeftBehind(minutesLater(100));
  await returnLeftBehind(minutesLater(110));
  expect(await walletBalance(db, user.id)).toMatchObject({ amount: 0n });
  const { rows } = await db.execute<{ id: RefundId }>(
    sql`select id from payment_refunds where user_id = ${user.id} order by amount`,
  );
  for (const { id } of rows) await sendRefund(id, minutesLater(120));
  expect([...fakeRazorpay.refunds.values()]).toMatchObject([{ amount: 105_000n }, { amount: 209_895n }]);
  await checkLedger();
});

test("money that arrives in the wallet while an account is deleted stays in the books", async () => {
  const visitors = await Promise.all(Array.from({ length: 6 }, () => signUpVisitor()));
  await Promise.all(visitors.flatMap((visitor) => [remove(visitor), fund(visitor.user.id, price)]));
  await checkLedger();
});

test("money that a platform reports after the account is gone is booked all the same", async () => {
  const visitor = await signUpVisitor();
  const { user } = visitor;
  const { started, paymentId } = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  const { gatewayOrderId } = started;
  await db.execute(sql`update payments set state = 'expired', settled_at = now() where id = ${paymentId}`);
  await db.execute(sql`update orders set state = 'expired', expired_at = now() where user_id = ${user.id}`);
  valueOf(await remove(visitor));
  fakeRazorpay.capture(gatewayOrderId);
  valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now: minutesLater(90) }));
  await checkLedger();
});
