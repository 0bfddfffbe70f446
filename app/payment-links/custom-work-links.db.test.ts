import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { createPaymentLink } from "#app/payment-links/pages/create-payment-link.server.ts";
import { linkState } from "#app/payment-links/find-payment-link.server.ts";
import { listLinksOf } from "#app/payment-links/list-links.server.ts";
import { viewByLink } from "#app/checkout/pay-by-link.server.ts";
import { payLinkFromWallet, walletPays } from "#app/payment-links/pages/pay-link-from-wallet.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { makeCustomLink, makeLink } from "#app/payment-links/desk/make-link.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { changeItem, lockItem, setDueOn } from "#app/orders/items/change-item.server.ts";
import { dueDate } from "#app/orders/items/due-date.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { type OrderItemId } from "#app/platform/ids.ts";
import { findReceipt } from "#app/receipts/find-receipt.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { fakeRazorpay, fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  fund,
  makeBuyer,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { newCustomLink, newLink } from "#tests/desk/link-use-cases.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { runJobs } from "#tests/setup/run-jobs.ts";
import { payByCard, tenTimes, why } from "#tests/checkout/payment-links.ts";

withFakeGateways([fakeStripe, fakeRazorpay]);

let manager: Member;

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date("2026-10-01T00:00:00Z"));
  manager = await makeMember("manager");
});

function begin(itemId: OrderItemId): Promise<string | null> {
  return db.transaction(async (tx) => {
    const received = await lockItem(tx, itemId);
    await setDueOn(tx, itemId, { dueOn: dueDate(received!.configuration, noon), now: noon });
    const item = await lockItem(tx, itemId);
    const by = { by: manager.id, note: null, noteTold: false, now: noon };
    return (await changeItem(tx, item!, { to: "in_progress", ...by })).dueOn;
  });
}

test("custom work is paid with premium, and is an order, an item, a receipt and a refund like any other", async () => {
  const customer = await makeBuyer();
  const link = valueOf(await makeCustomLink(await newCustomLink(manager, { customerId: customer.id })));
  const started = await payByCard(link);
  expect(started).toMatchObject({ amount: 1_312_500n, currency: "INR" });
  const [order] = await listOrders(customer.id);
  const title = "Appeal of a refused visa";
  expect(order).toMatchObject({ state: "paid", price: 1_250_000n, premium: 62_500n });
  expect(order?.items[0]?.lines).toMatchObject([{ label: title, amount: 1_250_000n }]);
  expect(JSON.stringify((await findReceipt(db, order!.id))?.document)).toContain(title);
  const itemId = order!.items[0]!.id;
  expect(await begin(itemId)).toBe("2026-10-20");
  await runJobs();
  const mails = (await listMailbox()).filter(({ recipient }) => recipient === customer.email);
  expect(mails.map(({ subject }) => subject).join()).toContain(`${title}, order LF-`);
  const refund = { orderId: order!.id, itemId: null, amount: null, reason: "Agreed", refundedBy: manager.id };
  valueOf(await refundOrder({ ...refund, requestKey: randomUUID(), now: noon }));
  expect(await findOrder(db, order!.id)).toMatchObject({ state: "refunded" });
  await runJobs();
  await checkLedger();
});

test("neither a coupon nor counselling that was paid for takes anything off custom work", async () => {
  const customer = await makeBuyer();
  await fund(customer.id, 1_000_000n);
  const session = { configurations: [configured("counselling-session")] };
  const bought = valueOf(
    await startPayment({ ...purchaseOf(customer, { what: session }), gateway: "stripe" }),
  );
  fakeStripe.capture(bought.started.gatewayOrderId);
  await settlePayment({ gateway: "stripe", gatewayOrderId: bought.started.gatewayOrderId, now: noon });
  const link = valueOf(await makeCustomLink(await newCustomLink(manager, { customerId: customer.id })));
  const { view } = valueOf(await viewByLink(link, { quoteId: null, now: noon }));
  expect(view.quote).toMatchObject({ price: 1_250_000n, credit: 0n, coupon: null });
});

test("a customer can buy custom work by no way but its link", async () => {
  const customer = await makeBuyer();
  await fund(customer.id, 5_000_000n);
  const link = valueOf(await makeCustomLink(await newCustomLink(manager, { customerId: customer.id })));
  const what = { configurations: [link.configuration] };
  const tries = [
    await startPayment({ ...purchaseOf(customer, { what }), gateway: "stripe" }),
    await startPayment({ ...purchaseOf(customer, { what, useWallet: true }), gateway: "stripe" }),
    await createPaymentLink({
      customer,
      createdBy: customer,
      configuration: link.configuration,
      currency: "INR",
      purchaseId: randomUUID(),
      now: noon,
    }),
  ];
  expect(tries.map(why)).toEqual(["not_available", "not_available", "not_available"]);
  expect(await listOrders(customer.id)).toEqual([]);
});

test("its customer pays a link of staff's from their wallet, once; nobody else does", async () => {
  const [customer, other] = [await makeBuyer(), await makeBuyer()];
  await fund(customer.id, 1_500_000n);
  await fund(other.id, 1_500_000n);
  const link = valueOf(await makeCustomLink(await newCustomLink(manager, { customerId: customer.id })));
  const { quote } = valueOf(await viewByLink(link, { quoteId: null, now: noon })).view;
  const asked = { link, assertedPrice: quote.price, quoteId: null, now: noon };
  expect(await walletPays(link, { user: other, quote, now: noon })).toBe(false);
  expect(why(await payLinkFromWallet({ ...asked, user: other }))).toBe("unknown_link");
  expect(why(await payLinkFromWallet({ ...asked, user: null }))).toBe("unknown_link");
  expect(await walletPays(link, { user: customer, quote, now: noon })).toBe(true);
  const paid = await tenTimes(() => payLinkFromWallet({ ...asked, user: customer }));
  expect(new Set(paid.map((one) => valueOf(one).orderId)).size).toBe(1);
  expect([await balanceOf(customer.id), await balanceOf(other.id)]).toEqual([250_000n, 1_500_000n]);
  expect(await linkState(link, noon)).toBe("paid");
  await checkLedger();
});

test("a service that is sold only so is sold at the price that was shown, with its coupon", async () => {
  const customer = await makeBuyer();
  const input = await newLink(manager, {
    customerId: customer.id,
    configuration: configured("assignment-help", { words: "500" }),
    couponCode: "welcome10",
    shownPrice: 1n,
  });
  const refused = await makeLink(input);
  expect(why(refused)).toBe("price_changed");
  expect(await listLinksOf(customer.id, noon)).toEqual([]);
  const shown = refused.ok ? null : refused.refusal.details?.["price"];
  const link = valueOf(await makeLink({ ...input, shownPrice: BigInt(Number(shown)) }));
  expect(link).toMatchObject({ couponCode: "WELCOME10", currency: "INR" });
  await payByCard(link);
  expect(await listOrders(customer.id)).toMatchObject([{ state: "paid", price: BigInt(Number(shown)) }]);
  expect(why(await makeLink({ ...input, couponCode: "NOTHING", purchaseId: randomUUID() }))).toBe(
    "wrong_coupon",
  );
});

test("an item of custom work stands in the queue under a name of its own", async () => {
  const customer = await makeBuyer();
  const link = valueOf(await makeCustomLink(await newCustomLink(manager, { customerId: customer.id })));
  const { orderId } = await payByCard(link);
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId!));
  expect(item).toMatchObject({ service: "custom-service", configuration: { custom: { amount: "1250000" } } });
});
