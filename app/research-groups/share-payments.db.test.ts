import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment, type PaymentRequest } from "#app/checkout/start/start-payment.server.ts";
import { tasks } from "#app/jobs/jobs.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { GroupId, OrderId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { loseSharesJob } from "#app/refunds/queue-lost-shares.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { closeGroup } from "#app/research-groups/close-group.server.ts";
import { findGroup } from "#app/research-groups/find-group.server.ts";
import { joinGroup } from "#app/research-groups/join-group.server.ts";
import { leaveGroup } from "#app/research-groups/leave-group.server.ts";
import { loseShares } from "#app/research-groups/share.server.ts";
import { fakeRazorpay, fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  coverLetter,
  fund,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { makeGroup, placesIn, shareOf } from "#tests/research-groups/make-group.ts";

withFakeGateways();

beforeAll(openShop);

/** 1,49,999.00 for one; with a co-author each pays 82,499.45, or 86,624.42 with Razorpay's premium. */
const shareOfTwo = 8_249_945n;

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? "done" : outcome.refusal.code);

function request(user: CurrentUser, groupId: GroupId, change: Partial<PaymentRequest> = {}): PaymentRequest {
  const what = { configurations: [shareOf(groupId, 1)] };
  return { ...purchaseOf(user, { what, now: minutesLater(5) }), gateway: "razorpay", ...change };
}

async function begin(user: CurrentUser, groupId: GroupId, change: Partial<PaymentRequest> = {}) {
  const { orderId, started, paymentId } = valueOf(await startPayment(request(user, groupId, change)));
  return { orderId: orderId!, paymentId, gatewayOrderId: started.gatewayOrderId };
}

async function settle(gatewayOrderId: string, now = minutesLater(6)) {
  fakeRazorpay.capture(gatewayOrderId);
  return valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now }));
}

async function buy(user: CurrentUser, groupId: GroupId): Promise<OrderId> {
  const { orderId, gatewayOrderId } = await begin(user, groupId);
  expect(await settle(gatewayOrderId)).toMatchObject({ state: "paid" });
  return orderId;
}

const viewOf = async (groupId: GroupId, user: CurrentUser) =>
  (await findGroup(groupId, user.id, { now: noon }))!;

describe("while a share is being paid", () => {
  test("its member cannot leave, and the group cannot be closed; afterwards neither", async () => {
    const { id, members } = await makeGroup(1);
    const [asha, ben] = members as [CurrentUser, CurrentUser];
    const { gatewayOrderId } = await begin(ben, id);
    expect((await viewOf(id, ben)).iAm).toMatchObject({ orderOpen: true, canBuy: true });
    const leave = { groupId: id, userId: ben.id, now: noon };
    const close = { groupId: id, userId: asha.id, now: noon };
    expect(codeOf(await leaveGroup(leave))).toBe("payment_open");
    expect(codeOf(await closeGroup(close))).toBe("payment_open");
    await settle(gatewayOrderId);
    expect(codeOf(await leaveGroup(leave))).toBe("share_paid");
    expect(codeOf(await closeGroup(close))).toBe("share_paid");
  });

  test("another window's payment takes the first one's place, and one order is made", async () => {
    const { id, members } = await makeGroup(1);
    const [asha] = members as [CurrentUser];
    const first = await begin(asha, id, { gateway: "stripe" });
    const second = await begin(asha, id);
    expect(await findOrder(db, first.orderId)).toMatchObject({ state: "expired" });
    expect(await settle(second.gatewayOrderId)).toMatchObject({ state: "paid" });
    fakeStripe.capture(first.gatewayOrderId);
    const late = { gateway: "stripe" as const, gatewayOrderId: first.gatewayOrderId, now: minutesLater(9) };
    expect(valueOf(await settlePayment(late))).toMatchObject({ state: "unapplied", unapplied: "credited" });
    expect((await placesIn(id)).filter(({ paidAt }) => paidAt !== null)).toHaveLength(1);
    await checkLedger();
  });

  test("twenty windows at once make one order", async () => {
    const { id, members } = await makeGroup(1);
    const [asha] = members as [CurrentUser];
    await fund(asha.id, shareOfTwo * 20n);
    const what = { configurations: [shareOf(id, 1)] };
    const tried = await Promise.all(
      Array.from({ length: 20 }, () => buyWithWallet(purchaseOf(asha, { what, now: minutesLater(5) }))),
    );
    expect(tried.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balanceOf(asha.id)).toBe(shareOfTwo * 19n);
    await checkLedger();
  });

  test("leaving and paying at once end in one of both, whoever is first", async () => {
    let [paying, leaving] = [0, 0];
    for (let round = 0; round < 8; round += 1) {
      const { id, members } = await makeGroup(1);
      const [asha, ben] = members as [CurrentUser, CurrentUser];
      // Quoting is slow, so every second round delays leaving until the payment is nearly there.
      const leave = async ({ id: userId }: CurrentUser) => {
        const orders = () =>
          db.execute(
            sql`select 1 from research_group_members where order_id is not null and group_id = ${id}`,
          );
        for (let look = 0; round % 2 === 1 && look < 200; look += 1) {
          if ((await orders()).rows.length > 0) break;
        }
        return leaveGroup({ groupId: id, userId, now: minutesLater(5) });
      };
      const [started, benLeft] = await Promise.all([startPayment(request(ben, id)), leave(ben), leave(asha)]);
      expect([started.ok, benLeft.ok]).toEqual(started.ok ? [true, false] : [false, true]);
      if (benLeft.ok) leaving += 1;
      if (!started.ok) continue;
      paying += 1;
      expect(await settle(started.value.started.gatewayOrderId)).toMatchObject({ state: "paid" });
      expect((await viewOf(id, ben)).iAm.paid).toBe(true);
    }
    expect(Math.min(paying, leaving)).toBeGreaterThan(0);
    await checkLedger();
  });
});

describe("money that comes after the payment has ended", () => {
  test("still buys the share where it can be had", async () => {
    const { id, members } = await makeGroup(1);
    const [asha] = members as [CurrentUser];
    const { orderId, gatewayOrderId } = await begin(asha, id);
    await expirePayments(minutesLater(60));
    expect(await findOrder(db, orderId)).toMatchObject({ state: "expired" });
    expect((await viewOf(id, asha)).iAm.orderOpen).toBe(false);
    expect(await settle(gatewayOrderId, minutesLater(70))).toMatchObject({ state: "paid" });
    expect((await viewOf(id, asha)).iAm.paid).toBe(true);
    await checkLedger();
  });

  test("is the customer's where the place is gone", async () => {
    const { id, members } = await makeGroup(1);
    const [asha] = members as [CurrentUser];
    const { gatewayOrderId } = await begin(asha, id);
    await expirePayments(minutesLater(60));
    valueOf(await leaveGroup({ groupId: id, userId: asha.id, now: minutesLater(65) }));
    expect(await settle(gatewayOrderId, minutesLater(70))).toMatchObject({ state: "unapplied" });
    expect(await balanceOf(asha.id)).toBeGreaterThan(shareOfTwo);
    await checkLedger();
  });
});

describe("a share that is given back", () => {
  test("takes its member out, and the place is free again", async () => {
    const { id, members } = await makeGroup(1);
    const [asha, ben] = members as [CurrentUser, CurrentUser];
    const [orderId] = [await buy(asha, id), await buy(ben, id)];
    const give = { orderId, reason: "Asked for", refundedBy: "system", now: minutesLater(90) };
    valueOf(await refundOrder({ ...give, requestKey: randomUUID(), amount: 100n }));
    await runLoseShares(orderId);
    expect((await viewOf(id, ben)).state).toBe("working");
    valueOf(await refundOrder({ ...give, requestKey: randomUUID() }));
    await runLoseShares(orderId);
    await db.transaction((tx) => loseShares(tx, { orderId, now: minutesLater(99) }));
    const page = await viewOf(id, ben);
    expect(page).toMatchObject({ state: "open", members: [{ me: true, paid: true }] });
    expect(page.log.slice(-1)).toMatchObject([{ event: "refunded", who: "Asha Rao" }]);
    valueOf(await joinGroup({ groupId: id, userId: asha.id, role: "data", now: minutesLater(100) }));
    expect(await viewOf(id, asha)).toMatchObject({ state: "full", iAm: { canBuy: true } });
    expect((await viewOf(id, ben)).iAm).toMatchObject({ paid: true, payBy: null });
    await checkLedger();
  });

  test("takes its member out also when it is one of two things in an order", async () => {
    const { id, members } = await makeGroup(1);
    const [asha, ben] = members as [CurrentUser, CurrentUser];
    const what = { configurations: [coverLetter(), shareOf(id, 1)] };
    const { orderId, gatewayOrderId } = await begin(asha, id, { what });
    await settle(gatewayOrderId);
    const { rows } = await db.execute<{ id: string }>(
      sql`select id from order_items where order_id = ${orderId} order by position`,
    );
    const give = { orderId, reason: "Asked for", refundedBy: "system", now: minutesLater(90) };
    valueOf(await refundOrder({ ...give, requestKey: randomUUID(), itemId: rows[0]!.id }));
    await runLoseShares(orderId);
    expect((await viewOf(id, ben)).members).toHaveLength(2);
    valueOf(await refundOrder({ ...give, requestKey: randomUUID(), itemId: rows[1]!.id }));
    await runLoseShares(orderId);
    expect((await viewOf(id, ben)).members).toMatchObject([{ me: true }]);
  });
});

async function runLoseShares(orderId: OrderId): Promise<void> {
  const { rows } = await db.execute<{ payload: unknown }>(
    sql`select payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = ${loseSharesJob.name} and payload->>'orderId' = ${orderId}`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { payload } of rows) await tasks[loseSharesJob.name]!(payload, {} as never);
}
