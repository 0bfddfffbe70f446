import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { runOnce } from "graphile-worker";
import { beforeAll, expect, test } from "vitest";

import { createPaymentLink } from "#app/payment-links/pages/create-payment-link.server.ts";
import { linkState, type PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { listLinksOf } from "#app/payment-links/list-links.server.ts";
import { startByLink, viewByLink } from "#app/checkout/pay-by-link.server.ts";
import { payLinkFromWallet, walletPays } from "#app/payment-links/pages/pay-link-from-wallet.server.ts";
import { payerPath } from "#app/payment-links/payment-link-secret.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listLinksAtDesk } from "#app/payment-links/list-links-at-desk.server.ts";
import { makeCustomLink, makeLink } from "#app/payment-links/desk/make-link.server.ts";
import { withdrawLinkAtDesk } from "#app/payment-links/desk/withdraw-link-at-desk.server.ts";
import { jobsLogger, tasks } from "#app/jobs/jobs.server.ts";
import { listMailbox } from "#app/mail/list-mailbox.server.ts";
import { changeItem, lockItem, setDueOn } from "#app/orders/items/change-item.server.ts";
import { dueDate } from "#app/orders/items/due-date.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { orderItems } from "#app/orders/tables.server.ts";
import { db, pool } from "#app/platform/db.server.ts";
import { type OrderItemId, UserId } from "#app/platform/ids.ts";
import { findReceipt } from "#app/receipts/find-receipt.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { fakeRazorpay, fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  fund,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { newCustomLink, newLink } from "#tests/desk/link-use-cases.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { asId } from "#tests/setup/as-id.ts";

withFakeGateways([fakeStripe, fakeRazorpay]);

let manager: Member;

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date("2026-10-01T00:00:00Z"));
  manager = await makeMember("manager");
});

const runJobs = () => runOnce({ pgPool: pool, taskList: tasks, noHandleSignals: true, logger: jobsLogger });
const tenTimes = <Done>(work: () => Promise<Done>) => Promise.all(Array.from({ length: 10 }, work));
const why = (outcome: { ok: boolean; refusal?: { code: string } }) => outcome.refusal?.code ?? "done";

async function pay(link: PaymentLink, now = noon) {
  const { view } = valueOf(await viewByLink(link, { quoteId: null, now }));
  const offer = view.offers.find(({ gateway }) => gateway === "stripe");
  const asked = { gateway: "stripe" as const, assertedAmount: offer?.split.charged ?? null, quoteId: null };
  const started = valueOf(await startByLink({ link, ...asked, now }));
  fakeStripe.capture(started.started.gatewayOrderId);
  valueOf(await settlePayment({ gateway: "stripe", gatewayOrderId: started.started.gatewayOrderId, now }));
  return started;
}

function begin(itemId: OrderItemId): Promise<string | null> {
  return db.transaction(async (tx) => {
    const received = await lockItem(tx, itemId);
    await setDueOn(tx, itemId, dueDate(received!.configuration, noon));
    const item = await lockItem(tx, itemId);
    const by = { by: manager.id, note: null, noteTold: false, now: noon };
    return (await changeItem(tx, item!, { to: "in_progress", ...by })).dueOn;
  });
}

test("custom work is paid with premium, and is an order, an item, a receipt and a refund like any other", async () => {
  const customer = await makeBuyer();
  const link = valueOf(await makeCustomLink(await newCustomLink(manager, { customerId: customer.id })));
  const started = await pay(link);
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
  await pay(link);
  expect(await listOrders(customer.id)).toMatchObject([{ state: "paid", price: BigInt(Number(shown)) }]);
  expect(why(await makeLink({ ...input, couponCode: "NOTHING", purchaseId: randomUUID() }))).toBe(
    "wrong_coupon",
  );
});

test("a button pressed ten times makes one link, one deed and one mail with its address", async () => {
  const customer = await makeBuyer();
  const input = await newCustomLink(manager, { customerId: customer.id, mail: true, now: new Date() });
  const made = await tenTimes(() => makeCustomLink(input));
  const ids = new Set(made.map((one) => valueOf(one).id));
  expect(ids.size).toBe(1);
  const link = valueOf(made[0]!);
  expect(await auditEventsOn(link.id)).toMatchObject([
    { event: "link_made", actorId: manager.id, after: { service: "custom-service", price: "12500.00" } },
  ]);
  expect(JSON.stringify(await auditEventsOn(link.id))).not.toContain("Appeal");
  await runJobs();
  const mails = (await listMailbox()).filter(({ recipient }) => recipient === customer.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.body).toContain(payerPath(link));
  expect(mails[0]?.body).toContain("₹12,500.00");
});

test("the same is not asked for by two open links, and a form makes one", async () => {
  const customer = await makeBuyer();
  const input = await newCustomLink(manager, { customerId: customer.id });
  const first = valueOf(await makeCustomLink(input));
  const again = await makeCustomLink({ ...input, purchaseId: randomUUID() });
  expect(again).toMatchObject({ refusal: { code: "same_link", details: { linkId: first.id } } });
  const other = { ...input, terms: { ...input.terms, title: "Something else" } };
  expect(why(await makeCustomLink(other))).toBe("form_used");
  valueOf(await makeCustomLink({ ...other, purchaseId: randomUUID() }));
  expect(await listLinksOf(customer.id, noon)).toHaveLength(2);
});

test.each([
  ["nobody's account", { customerId: asId(UserId, "nobody") }, "unknown_customer"],
  ["a purchase that is none", { purchaseId: "x" }, "malformed"],
])("with %s no link is made", async (_name, change, code) => {
  expect(why(await makeLink(await newLink(manager, change)))).toBe(code);
  expect(why(await makeCustomLink(await newCustomLink(manager, change)))).toBe(code);
});

test("nobody makes a link for themselves, and none is made for what has no price", async () => {
  expect(why(await makeLink(await newLink(manager, { customerId: manager.id })))).toBe("own_link");
  const visa = { configuration: configured("o-1-visa") };
  expect(why(await makeLink(await newLink(manager, visa)))).toBe("not_available");
  const share = { configuration: configured("research-paper", { coAuthors: "2" }) };
  expect(why(await makeLink(await newLink(manager, share)))).toBe("not_in_group");
});

test("a link works for the days that were chosen, to the moment", async () => {
  const link = valueOf(await makeLink(await newLink(manager, { validDays: 60 })));
  const end = new Date(noon.getTime() + 60 * 86_400_000);
  expect(link.expiresAt).toEqual(end);
  expect(await linkState(link, new Date(end.getTime() - 1))).toBe("open");
  expect(await linkState(link, end)).toBe("expired");
});

test("a link is withdrawn once, for a reason, and then nobody pays by it", async () => {
  const link = valueOf(await makeLink(await newLink(manager)));
  const asked = { member: manager, linkId: link.id, now: noon };
  const ends = await tenTimes(() => withdrawLinkAtDesk({ ...asked, reason: "Agreed anew." }));
  for (const end of ends) valueOf(end);
  const events = await auditEventsOn(link.id);
  expect(events.map(({ event, reason }) => [event, reason])).toEqual([
    ["link_made", null],
    ["link_withdrawn", "Agreed anew."],
  ]);
  const start = { link, gateway: "stripe" as const, assertedAmount: null, quoteId: null, now: noon };
  expect(why(await startByLink(start))).toBe("link_closed");
  expect(await listLinksOf(link.userId, noon)).toMatchObject([{ state: "cancelled", revokedBy: manager.id }]);
});

test("it is not withdrawn under a payer's feet, nor once it is paid", async () => {
  const link = valueOf(await makeLink(await newLink(manager)));
  const asked = { member: manager, linkId: link.id, reason: "Agreed anew." };
  const start = { link, gateway: "stripe" as const, assertedAmount: null, quoteId: null, now: noon };
  const { started } = valueOf(await startByLink(start));
  expect(why(await withdrawLinkAtDesk({ ...asked, now: minutesLater(1) }))).toBe("being_paid");
  expect(await listLinksOf(link.userId, minutesLater(1))).toMatchObject([{ state: "being_paid" }]);
  fakeStripe.capture(started.gatewayOrderId);
  await settlePayment({ gateway: "stripe", gatewayOrderId: started.gatewayOrderId, now: minutesLater(2) });
  expect(why(await withdrawLinkAtDesk({ ...asked, now: minutesLater(3) }))).toBe("already_paid");
  expect(await listLinksOf(link.userId, minutesLater(3))).toMatchObject([{ state: "paid" }]);

  const left = valueOf(await makeLink(await newLink(manager)));
  valueOf(await startByLink({ ...start, link: left }));
  valueOf(await withdrawLinkAtDesk({ ...asked, linkId: left.id, now: minutesLater(31) }));
});

test("of a payer and a withdrawal at the same moment one wins", async () => {
  for (let round = 0; round < 5; round += 1) {
    const link = valueOf(await makeLink(await newLink(manager)));
    const start = { link, gateway: "stripe" as const, assertedAmount: null, quoteId: null, now: noon };
    const asked = { member: manager, linkId: link.id, reason: "Agreed anew.", now: noon };
    const [paying, withdrawn] = await Promise.all([startByLink(start), withdrawLinkAtDesk(asked)]);
    const ends = [why(paying), why(withdrawn)];
    expect([
      ["done", "being_paid"],
      ["link_closed", "done"],
    ]).toContainEqual(ends);
  }
});

test("the list finds links by state and customer, page by page, and shows a counsellor their own", async () => {
  const [counsellor, customer] = [await makeMember("counsellor"), await makeBuyer()];
  const make = async (minutes: number, change: Parameters<typeof newLink>[1] = {}) =>
    valueOf(await makeLink(await newLink(counsellor, { now: minutesLater(minutes), ...change })));
  const open = await make(1, { customerId: customer.id });
  const expired = await make(2, { validDays: 1 });
  const withdrawn = await make(3);
  valueOf(
    await withdrawLinkAtDesk({ member: counsellor, linkId: withdrawn.id, reason: "Agreed anew.", now: noon }),
  );
  const paid = await make(4);
  await pay(paid, minutesLater(5));
  const later = new Date(noon.getTime() + 2 * 86_400_000);
  const beingPaid = await make(6);
  const stripe = { gateway: "stripe" as const, assertedAmount: null, quoteId: null };
  valueOf(await startByLink({ link: beingPaid, ...stripe, now: later }));

  const list = async (
    member: Member,
    change: Partial<Parameters<typeof listLinksAtDesk>[1]> = {},
  ): Promise<[string, string][]> => {
    const asked = { state: null, customer: "", after: null, ...change };
    return valueOf(await listLinksAtDesk(member, asked, later)).links.map(({ id, state }) => [id, state]);
  };
  const all: [string, string][] = [
    [beingPaid.id, "being_paid"],
    [paid.id, "paid"],
    [withdrawn.id, "cancelled"],
    [expired.id, "expired"],
    [open.id, "open"],
  ];
  expect(await list(counsellor)).toEqual(all);
  for (const [id, state] of all)
    expect(await list(counsellor, { state: state as "open" })).toEqual([[id, state]]);
  expect(await list(manager, { customer: customer.email })).toEqual([[open.id, "open"]]);
  expect(await list(manager, { customer: "nobody@example.org" })).toEqual([]);
  expect(await list(counsellor, { after: withdrawn.id })).toEqual(all.slice(3));
  expect(await list(await makeMember("counsellor"))).toEqual([]);
});

test("an item of custom work stands in the queue under a name of its own", async () => {
  const customer = await makeBuyer();
  const link = valueOf(await makeCustomLink(await newCustomLink(manager, { customerId: customer.id })));
  const { orderId } = await pay(link);
  const [item] = await db.select().from(orderItems).where(eq(orderItems.orderId, orderId!));
  expect(item).toMatchObject({ service: "custom-service", configuration: { custom: { amount: "1250000" } } });
});
