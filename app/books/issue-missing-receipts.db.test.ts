import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { issueMissingReceipts } from "#app/books/issue-missing-receipts.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { checkLedger, fund, makeBuyer, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";

withFakeGateways();

beforeAll(openShop);

test("orders paid before there were receipts get theirs, in turn and once; others get none", async () => {
  const user = await makeBuyer();
  await fund(user.id, 400_000n);
  const first = valueOf(await buyWithWallet(purchaseOf(user)));
  const second = valueOf(await buyWithWallet(purchaseOf(user)));
  valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay" }));
  await db.execute(sql`delete from receipts`);
  await db.execute(sql`delete from receipt_counters`);
  await issueMissingReceipts(noon);
  await issueMissingReceipts(noon);
  const { rows } = await db.execute(sql`select order_id, number from receipts order by number`);
  expect(rows).toEqual([
    { order_id: first.orderId, number: 1 },
    { order_id: second.orderId, number: 2 },
  ]);
  await checkLedger();
});
