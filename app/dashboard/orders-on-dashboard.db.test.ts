import { expect, test } from "vitest";

import { markRead } from "#app/cases/conversation/mark-read.server.ts";
import { saveIntake } from "#app/cases/intake/send-intake.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { loadOrders } from "#app/dashboard/load-orders.server.ts";
import { markOrderExpired } from "#app/orders/change-order.server.ts";
import { changeItem, lockItem } from "#app/orders/items/change-item.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { ask } from "#tests/cases/cancelling.ts";
import { counsellor, messagesOf, openCase, withCaseStaff } from "#tests/cases/open-case.ts";
import { fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { buyAt } from "#tests/checkout/pay-at-fake.ts";
import { makeBuyer, minutesLater, noon, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { bookOne, buySessions } from "#tests/desk/session-use-cases.ts";
import { buyServices } from "#tests/desk/work-use-cases.ts";
import { configured } from "#tests/pricing/quote-of.ts";

withFakeGateways();
withCaseStaff();

const shownTo = ({ id }: CurrentUser, now = noon) => loadOrders(id, { timeZone: "Asia/Kolkata", now });

test("orders come newest first, each with its items in their order and the lines of each", async () => {
  expect(await shownTo(await makeBuyer())).toEqual([]);
  const both = [configured("resume-help"), configured("cover-letter")];
  const { user } = await buyServices(both);
  const newer = await buyServices(undefined, { user, at: minutesLater(1) });
  await buyServices();
  const [first, second, ...others] = await shownTo(user);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ id: newer.orderId, state: "paid", at: minutesLater(1).toISOString() });
  expect(first).toMatchObject({ price: 199_900n, paid: 199_900n, receipt: null, openPaymentId: null });
  expect(second?.items.map(({ heading }) => heading)).toEqual(["Resume help", "Cover letter drafting"]);
  expect(second?.items[1]?.lines).toEqual(first?.items[0]?.lines);
  const letter = second?.items[1]?.lines.reduce((sum, { amount }) => sum + amount, 0n);
  expect(letter).toBe(199_900n);
});

test("an order names its receipt once paid, its open payment until that has ended, and is gone when it has expired", async () => {
  const user = await makeBuyer();
  const { orderId } = await buyAt(fakeStripe, purchaseOf(user));
  const open = valueOf(await startPayment({ ...purchaseOf(user), gateway: "stripe" }));
  const payments = async (now = noon) =>
    (await shownTo(user, now)).map((order) => [order.id, order.receipt, order.openPaymentId]);
  const paid = [orderId, expect.stringMatching(/^LF-2026-\d{6}$/), null];
  expect(await payments()).toEqual([[open.orderId, null, open.paymentId], paid]);
  expect(await payments(minutesLater(24 * 60))).toEqual([[open.orderId, null, null], paid]);
  await markOrderExpired(db, open.orderId!, noon);
  expect(await payments()).toEqual([paid]);
});

test("an item counts what the customer has not read, and says that they asked to cancel it", async () => {
  const one = await openCase();
  const item = async () => (await shownTo(one.user))[0]?.items[0];
  valueOf(await one.ask("When do you begin?"));
  expect(await item()).toMatchObject({ unread: 0, askedToCancel: false });
  valueOf(await one.answer("Today."));
  valueOf(await one.answer("Or tomorrow."));
  expect(await item()).toMatchObject({ unread: 2 });
  valueOf(await ask(one));
  expect(await item()).toMatchObject({ askedToCancel: true });
  const lastMessageId = (await messagesOf(one.itemId)).at(-1)!.id;
  await markRead(one.itemId, { lastMessageId, now: noon });
  expect(await item()).toMatchObject({ unread: 0 });
});

test("an item names who works on it, its next session until that is over, and a form that is only saved", async () => {
  const { user, itemId } = await buySessions(counsellor.id);
  const item = async (now = noon) => (await shownTo(user, now))[0]?.items[0];
  expect(await item()).toMatchObject({ counsellor: "Dora", session: null, hasDraft: false });
  const { endsAt } = await bookOne(counsellor, itemId);
  await bookOne(counsellor, itemId, "2026-10-13T16:00");
  const first = {
    at: expect.stringMatching(/^2026-10-12T/),
    text: "12 October 2026 at 16:00, India Standard Time",
  };
  expect(await item()).toMatchObject({ session: first });
  expect(await item(new Date(endsAt.getTime() - 1))).toMatchObject({ session: first });
  expect(await item(endsAt)).toMatchObject({
    session: { text: "13 October 2026 at 16:00, India Standard Time" },
  });
  const { itemId: letterId, user: writer } = await buyServices();
  const nothing = { typed: () => [], files: () => [], removed: [] };
  valueOf(await saveIntake({ itemId: letterId, userId: writer.id, now: noon, ...nothing }));
  expect((await shownTo(writer))[0]?.items[0]).toMatchObject({ hasDraft: true, counsellor: null });
});

test("what happened to an item comes newest first, on the customer's days and with what they may read", async () => {
  const { user, itemId } = await buyServices();
  const late = new Date("2026-10-02T20:00:00.123Z");
  const by = { by: counsellor.id, now: late };
  await db.transaction(async (tx) => {
    let item = await lockItem(tx, itemId);
    item = await changeItem(tx, item!, { to: "in_progress", note: "Kept here.", noteTold: false, ...by });
    item = await changeItem(tx, item, { to: "in_review", note: "Nearly there.", noteTold: true, ...by });
    await changeItem(tx, item, { to: "delivered", note: null, noteTold: false, ...by });
  });
  const [order] = await shownTo(user);
  expect(order?.items[0]).toMatchObject({ state: "delivered", deliveredAt: late.toISOString() });
  const onThird = { at: late.toISOString(), day: "3 October 2026" };
  expect(order?.items[0]?.changes).toMatchObject([
    { ...onThird, note: null },
    { ...onThird, note: { by: "counsellor", text: "Nearly there." } },
    { ...onThird, note: null },
    { day: "2 October 2026" },
  ]);
});
