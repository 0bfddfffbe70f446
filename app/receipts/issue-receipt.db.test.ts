import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment, type PaymentRequest } from "#app/checkout/start/start-payment.server.ts";
import { changeBilling, lastBilling } from "#app/orders/change-billing.server.ts";
import { orders } from "#app/orders/tables.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { markOrderPaid } from "#app/orders/change-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, OrderId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { findReceipt } from "#app/receipts/find-receipt.server.ts";
import { issueReceipt } from "#app/receipts/issue-receipt.server.ts";
import { receiptName } from "#app/receipts/receipt.ts";
import { receipts } from "#app/receipts/tables.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { fund, makeBuyer, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { asId } from "#tests/setup/as-id.ts";

withFakeGateways();
beforeAll(openShop);

const company = { name: "Rao & Daughters Ltd", country: "GB", taxNumber: "GB 123" };

async function start(user: CurrentUser, change: Partial<PaymentRequest> = {}) {
  const started = valueOf(await startPayment({ ...purchaseOf(user), gateway: "razorpay", ...change }));
  return { orderId: started.orderId ?? asId(OrderId, ""), gatewayOrderId: started.started.gatewayOrderId };
}

async function buy(user: CurrentUser, change: Partial<PaymentRequest> = {}, now = noon): Promise<OrderId> {
  const { orderId, gatewayOrderId } = await start(user, change);
  fakeRazorpay.capture(gatewayOrderId);
  valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now }));
  return orderId;
}

describe("the receipt of a paid order", () => {
  test("is there as soon as the order is paid, and says what was paid", async () => {
    const user = await makeBuyer();
    const { orderId, gatewayOrderId } = await start(user);
    expect(await findReceipt(db, orderId)).toBeNull();
    fakeRazorpay.capture(gatewayOrderId);
    await settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon });
    expect(await findReceipt(db, orderId)).toMatchObject({
      year: 2026,
      issuedAt: noon,
      document: {
        issuedOn: "2026-10-02",
        currency: "INR",
        seller: { name: "Landfall", address: [], taxNumber: null },
        billedTo: { name: "Asha Rao", address: ["India"], taxNumber: null },
        items: [{ heading: "Cover letter drafting", lines: [{ amount: "199900" }] }],
        price: "199900",
        premium: "9995",
        total: "209895",
        walletShare: "0",
        charged: "209895",
        gateway: "Razorpay",
        taxes: [],
        rate: { perUsd: expect.any(String) },
      },
    });
  });

  test("names the wallet's part, and no platform where the wallet paid it all", async () => {
    const user = await makeBuyer();
    await fund(user.id, 250_000n);
    const { orderId } = valueOf(await buyWithWallet(purchaseOf(user)));
    expect(await findReceipt(db, orderId)).toMatchObject({
      document: { walletShare: "199900", charged: "0", premium: "0", gateway: null },
    });
    const shared = await buy(user, { useWallet: true });
    expect(await findReceipt(db, shared)).toMatchObject({
      document: { walletShare: "50100", charged: "157290", gateway: "Razorpay" },
    });
  });

  test("is one, however often the payment is settled", async () => {
    const user = await makeBuyer();
    const { orderId, gatewayOrderId } = await start(user);
    fakeRazorpay.capture(gatewayOrderId);
    const settle = () => settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon });
    await Promise.all(Array.from({ length: 10 }, settle));
    const first = await findReceipt(db, orderId);
    await settle();
    expect(await findReceipt(db, orderId)).toEqual(first);
    expect(await findReceipt(db, newId(OrderId))).toBeNull();
  });

  test("stays as it was issued, whatever changes later", async () => {
    const orderId = await buy(await makeBuyer(), { billing: company });
    const issued = await findReceipt(db, orderId);
    await changeBilling(db, orderId, { ...company, name: "Somebody Else" });
    expect(await findReceipt(db, orderId)).toEqual(issued);
  });
});

describe("who is billed", () => {
  test("is whom the customer names, with country and tax number, and offered the next time", async () => {
    const user = await makeBuyer();
    expect(await lastBilling(db, user.id)).toBeNull();
    const orderId = await buy(user, { billing: company });
    expect(await findReceipt(db, orderId)).toMatchObject({
      document: {
        billedTo: { name: company.name, address: ["United Kingdom"], taxNumber: "GB 123" },
        // The premium follows the account's country, not the bill's.
        premium: "9995",
      },
    });
    expect(await lastBilling(db, user.id)).toEqual(company);
  });

  test("can be named anew until the order is paid, in the same payment", async () => {
    const user = await makeBuyer();
    const purchase = purchaseOf(user);
    const first = await start(user, purchase);
    expect(await start(user, { ...purchase, billing: company })).toEqual(first);
    // A retry without billing keeps the earlier one.
    expect(await start(user, purchase)).toEqual(first);
    fakeRazorpay.capture(first.gatewayOrderId);
    await settlePayment({ gateway: "razorpay", gatewayOrderId: first.gatewayOrderId, now: noon });
    expect(await findReceipt(db, first.orderId)).toMatchObject({
      document: { billedTo: { name: company.name } },
    });
  });

  test("is the account for an order from before billing was asked for", async () => {
    const user = await makeBuyer("NP");
    const { orderId, gatewayOrderId } = await start(user);
    await db.update(orders).set({ billing: null }).where(eq(orders.id, orderId));
    fakeRazorpay.capture(gatewayOrderId);
    await settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon });
    expect(await findReceipt(db, orderId)).toMatchObject({
      document: { billedTo: { name: "Asha Rao", address: ["Nepal"] } },
    });
  });
});

describe("numbers", () => {
  test("have no gap when 50 orders settle at once and every fifth transaction is undone", async () => {
    const opened = await Promise.all(Array.from({ length: 50 }, async () => start(await makeBuyer())));
    const before = await numbersOf(2026);
    await Promise.all(
      opened.map(async ({ orderId, gatewayOrderId }, index) => {
        if (index % 5 === 0) await issueAndUndo(orderId);
        fakeRazorpay.capture(gatewayOrderId);
        valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now: noon }));
      }),
    );
    const numbers = await numbersOf(2026);
    expect(numbers).toHaveLength(before.length + 50);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  test("begin anew with the year, which turns in UTC", async () => {
    const user = await makeBuyer();
    const lastOfOld = await buy(user, {}, new Date("2027-12-31T23:59:59.999Z"));
    const firstOfNew = await buy(user, {}, new Date("2028-01-01T00:00:00Z"));
    const late = await buy(user, {}, new Date("2027-12-31T23:59:59.999Z"));
    const names = [lastOfOld, firstOfNew, late].map(async (id) => receiptName((await findReceipt(db, id))!));
    expect(await Promise.all(names)).toEqual(["LF-2027-000001", "LF-2028-000001", "LF-2027-000002"]);
  });
});

/** Settling fails after the receipt: everything rolls back. */
async function issueAndUndo(orderId: OrderId): Promise<void> {
  const broken = db.transaction(async (tx) => {
    await markOrderPaid(tx, (await findOrder(tx, orderId))!, noon);
    const order = (await findOrder(tx, orderId))!;
    await issueReceipt(tx, { order, headings: ["Cover letter"], gateway: "Razorpay", now: noon });
    throw new Error("on purpose");
  });
  await expect(broken).rejects.toThrow("on purpose");
}

async function numbersOf(year: number): Promise<number[]> {
  const found = await db
    .select({ number: receipts.number })
    .from(receipts)
    .where(eq(receipts.year, year))
    .orderBy(receipts.number);
  return found.map((receipt) => receipt.number);
}
