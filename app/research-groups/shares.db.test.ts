import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { addToCart } from "#app/cart/add-item.server.ts";
import { readCart } from "#app/cart/read-cart.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment, type PaymentRequest } from "#app/checkout/start/start-payment.server.ts";
import { tasks } from "#app/jobs/jobs.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import { loseSharesJob } from "#app/refunds/queue-lost-shares.server.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { closeGroup } from "#app/research-groups/close-group.server.ts";
import { findGroup } from "#app/research-groups/find-group.server.ts";
import { joinGroup } from "#app/research-groups/join-group.server.ts";
import { leaveGroup } from "#app/research-groups/leave-group.server.ts";
import { reopenUnpaidPlaces } from "#app/research-groups/reopen-places.server.ts";
import { loseShares, mayBuyShareAt } from "#app/research-groups/share.server.ts";
import { fakeRazorpay, fakeStripe, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  balanceOf,
  checkLedger,
  coverLetter,
  fund,
  makeBuyer,
  minutesLater,
  noon,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { makeGroup, placesIn, shareOf } from "#tests/research-groups/make-group.ts";

withFakeGateways();

beforeAll(openShop);

/** 1,49,999.00 for one; with one co-author a member's share is 82,499.45, with Razorpay's premium 86,624.42. */
const shareOfTwo = 8_249_945n;

const codeOf = (outcome: Outcome<unknown>) => (outcome.ok ? "done" : outcome.refusal.code);

function request(user: CurrentUser, groupId: string, change: Partial<PaymentRequest> = {}): PaymentRequest {
  const what = { configurations: [shareOf(groupId, 1)] };
  return { ...purchaseOf(user, { what, now: minutesLater(5) }), gateway: "razorpay", ...change };
}

async function begin(user: CurrentUser, groupId: string, change: Partial<PaymentRequest> = {}) {
  const { orderId, started, paymentId } = valueOf(await startPayment(request(user, groupId, change)));
  return { orderId: orderId!, paymentId, gatewayOrderId: started.gatewayOrderId };
}

async function settle(gatewayOrderId: string, now = minutesLater(6)) {
  fakeRazorpay.capture(gatewayOrderId);
  return valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now }));
}

async function buy(user: CurrentUser, groupId: string): Promise<OrderId> {
  const { orderId, gatewayOrderId } = await begin(user, groupId);
  expect(await settle(gatewayOrderId)).toMatchObject({ state: "paid" });
  return orderId;
}

const viewOf = async (groupId: string, user: CurrentUser) =>
  (await findGroup(groupId, user.id, { now: noon }))!;

describe("a share", () => {
  test("is bought by each member of a full group, and when the last has paid the work starts", async () => {
    const { id, members } = await makeGroup(1);
    const [asha, ben] = members as [CurrentUser, CurrentUser];
    const orderId = await buy(asha, id);
    expect(await findOrder(db, orderId)).toMatchObject({ state: "paid", price: shareOfTwo });
    expect(await viewOf(id, asha)).toMatchObject({
      state: "full",
      iAm: { paid: true, canBuy: false, payBy: null },
    });
    expect(codeOf(await startPayment(request(asha, id)))).toBe("not_in_group");
    await buy(ben, id);
    const page = await viewOf(id, ben);
    expect(page).toMatchObject({ state: "working", members: [{ paid: true }, { paid: true }] });
    expect(page.log.map(({ event }) => event)).toEqual(["created", "joined", "filled", "paid", "paid"]);
    await checkLedger();
  });

  test("goes through the cart as through the wallet", async () => {
    const { id, members } = await makeGroup(1);
    const [asha, ben] = members as [CurrentUser, CurrentUser];
    await fund(asha.id, shareOfTwo);
    const what = { configurations: [shareOf(id, 1)] };
    valueOf(await buyWithWallet(purchaseOf(asha, { what, now: minutesLater(5) })));
    expect(await balanceOf(asha.id)).toBe(0n);
    valueOf(await addShare(ben, shareOf(id, 1)));
    expect((await readCart(ben.id, noon))?.quote?.price).toBe(shareOfTwo);
    const { gatewayOrderId } = await begin(ben, id, { what: { cart: true } });
    expect(await settle(gatewayOrderId)).toMatchObject({ state: "paid" });
    expect((await viewOf(id, ben)).state).toBe("working");
    expect(await readCart(ben.id, noon)).toBeNull();
    await checkLedger();
  });

  test("is nobody else's to put into a cart or to buy", async () => {
    const { id, members } = await makeGroup(1);
    const [asha] = members as [CurrentUser];
    const stranger = await makeBuyer();
    const half = await makeGroup(2, 2);
    const wrong = [
      [stranger, shareOf(id, 1)],
      [asha, shareOf(id, 2)],
      [asha, shareOf(randomUUID(), 1)],
      [asha, shareOf(id.toUpperCase(), 1)],
      [asha, shareOf("not an id", 1)],
      [asha, configured("research-paper", { coAuthors: 1 })],
      [half.members[0]!, shareOf(half.id, 2)],
    ] as const;
    for (const [user, share] of wrong) {
      expect(codeOf(await addShare(user, share))).toBe("not_in_group");
      const asked = request(user, id, { what: { configurations: [share] } });
      expect(codeOf(await startPayment(asked))).toBe("not_in_group");
    }
    expect(fakeRazorpay.starts).toBe(0);
  });

  test("twice in one purchase is not sold", async () => {
    const { id, members } = await makeGroup(1);
    const what = { configurations: [shareOf(id, 1), shareOf(id, 1)] };
    expect(codeOf(await startPayment(request(members[0]!, id, { what })))).toBe("not_in_group");
  });

  test("in a cart whose group has lost a member since is not sold", async () => {
    const { id, members } = await makeGroup(1);
    const [asha, ben] = members as [CurrentUser, CurrentUser];
    valueOf(await addShare(asha, shareOf(id, 1)));
    valueOf(await leaveGroup({ groupId: id, userId: ben.id, now: noon }));
    expect(codeOf(await startPayment(request(asha, id, { what: { cart: true } })))).toBe("not_in_group");
  });
});

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
    // What was paid in the first window all the same is the customer's.
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
      // Quoting takes a while, so that in every second round leaving waits until the payment is nearly there.
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
      // The group is no longer full if the other one left meanwhile; who was paying has their place all the same.
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

describe("fourteen days after the group was full", () => {
  /** The group is full a second after noon, so the fourteenth day after is over for everyone a day after this noon. */
  const payBy = minutesLater(15 * 24 * 60);
  const before = new Date(payBy.getTime() - 60_000);
  const later = minutesLater(15 * 24 * 60 + 40);

  test("no share can be bought any more: not begun, and not put into a cart", async () => {
    const { id, members } = await makeGroup(1);
    const [asha, ben] = members as [CurrentUser, CurrentUser];
    expect((await placesIn(id)).map((place) => place.payBy)).toEqual([payBy, payBy]);
    expect((await findGroup(id, ben.id, { now: before }))?.iAm.canBuy).toBe(true);
    expect((await findGroup(id, ben.id, { now: payBy }))?.iAm.canBuy).toBe(false);
    expect(codeOf(await startPayment(request(ben, id, { now: payBy })))).toBe("not_in_group");
    const what = { configurations: [shareOf(id, 1)] };
    await fund(asha.id, shareOfTwo);
    expect(codeOf(await buyWithWallet(purchaseOf(asha, { what, now: payBy })))).toBe("not_in_group");
    expect(await mayBuyShareAt(payBy)(asha.id, shareOf(id, 1))).toBe(false);
    expect(await mayBuyShareAt(before)(asha.id, shareOf(id, 1))).toBe(true);
  });

  test("nobody keeps the others waiting by beginning one payment after the other", async () => {
    const { id, members } = await makeGroup(1);
    const [asha, ben] = members as [CurrentUser, CurrentUser];
    await buy(asha, id);
    const { paymentId } = await begin(ben, id, { now: before });
    await reopenUnpaidPlaces(payBy);
    expect((await viewOf(id, ben)).iAm).toMatchObject({ member: true, orderOpen: true });
    // What was begun in time is answered with itself, and lasts no longer for it.
    expect(await begin(ben, id, { now: payBy })).toMatchObject({ paymentId });
    const another = request(ben, id, { now: payBy, gateway: "stripe" });
    expect(codeOf(await startPayment(another))).toBe("not_in_group");
    await reopenUnpaidPlaces(payBy);
    expect((await viewOf(id, ben)).iAm.member).toBe(false);
  });

  test("late money buys a share only with an order that was made in time", async () => {
    const { id, members } = await makeGroup(1);
    const [asha, ben] = members as [CurrentUser, CurrentUser];
    const { gatewayOrderId } = await begin(ben, id, { now: before });
    const other = await begin(asha, id, { now: before });
    await expirePayments(later);
    expect(await settle(gatewayOrderId, later)).toMatchObject({ state: "paid" });
    await db.execute(sql`update orders set created_at = ${payBy.toISOString()} where id = ${other.orderId}`);
    expect(await settle(other.gatewayOrderId, later)).toMatchObject({ state: "unapplied" });
    expect((await viewOf(id, asha)).iAm.paid).toBe(false);
    await checkLedger();
  });

  test("who has not paid is taken out, who has stays, and the place can be taken again", async () => {
    const { id, members } = await makeGroup(1);
    const [asha, ben] = members as [CurrentUser, CurrentUser];
    await buy(asha, id);
    await reopenUnpaidPlaces(minutesLater(13 * 24 * 60));
    expect((await viewOf(id, ben)).state).toBe("full");
    await Promise.all([reopenUnpaidPlaces(later), reopenUnpaidPlaces(later)]);
    const page = await viewOf(id, asha);
    expect(page).toMatchObject({ state: "open", members: [{ me: true, paid: true }] });
    expect(page.log.filter(({ event }) => event === "place_reopened")).toHaveLength(1);
    valueOf(await joinGroup({ groupId: id, userId: (await makeBuyer()).id, role: "data", now: later }));
    const payBys = (await placesIn(id)).map(({ payBy }) => payBy?.getTime() ?? null);
    expect(new Set(payBys)).toEqual(new Set([null, payBy.getTime() + 15 * 86_400_000]));
  });

  test("who is paying just then is left in peace, and taken out when nothing came of it", async () => {
    const { id, members } = await makeGroup(1);
    const [asha, ben] = members as [CurrentUser, CurrentUser];
    await buy(asha, id);
    const { gatewayOrderId } = await begin(ben, id, { now: before });
    await reopenUnpaidPlaces(later);
    expect((await viewOf(id, ben)).iAm).toMatchObject({ member: true, orderOpen: true });
    fakeRazorpay.fail(gatewayOrderId);
    valueOf(await settlePayment({ gateway: "razorpay", gatewayOrderId, now: later }));
    await reopenUnpaidPlaces(later);
    expect((await viewOf(id, ben)).iAm.member).toBe(false);
  });

  test("a group that nobody paid for is closed, since nobody is in it any more", async () => {
    const { id } = await makeGroup(1);
    await reopenUnpaidPlaces(later);
    expect(await findGroup(id, null, { now: noon })).toMatchObject({ state: "closed", members: [] });
  });
});

test("a storm of buying, paying, leaving, refunds and deadlines leaves the books whole", async () => {
  const groups = await Promise.all(Array.from({ length: 4 }, () => makeGroup(1)));
  for (const { members } of groups) for (const { id } of members) await fund(id, 100_000n);
  const later = minutesLater(16 * 24 * 60);
  const paid: OrderId[] = [];
  let [bought, left, refunded] = [0, 0, 0];
  const buyAndPay = async (groupId: string, user: CurrentUser) => {
    const started = await startPayment(request(user, groupId, { useWallet: true }));
    if (!started.ok) return;
    const { state } = await settle(started.value.started.gatewayOrderId);
    if (state !== "paid") return;
    bought += 1;
    paid.push(started.value.orderId!);
  };
  const leaveAndComeBack = async (groupId: string, { id: userId }: CurrentUser) => {
    if ((await leaveGroup({ groupId, userId, now: minutesLater(6) })).ok) left += 1;
    await joinGroup({ groupId, userId, role: "review", now: minutesLater(7) });
  };
  const giveBack = async () => {
    const orderId = paid.shift();
    if (!orderId) return;
    const give = { orderId, reason: "Asked for", refundedBy: "system", now: minutesLater(8) };
    if ((await refundOrder({ ...give, requestKey: randomUUID() })).ok) refunded += 1;
    await db.transaction((tx) => loseShares(tx, { orderId: orderId, now: minutesLater(8) }));
  };
  for (let round = 0; round < 12; round += 1) {
    // Each round is a day of its own to those who count what was done within one.
    await db.execute(sql`update research_group_log set at = at - interval '2 days'`);
    await Promise.all(
      groups.flatMap(({ id, members }, at) => {
        const [first, second] = (at + round) % 2 === 0 ? members : members.toReversed();
        return [
          buyAndPay(id, first!),
          leaveAndComeBack(id, second!),
          startPayment(request(first!, id, { useWallet: true, gateway: "stripe" })),
          round % 3 === 2 ? giveBack() : expirePayments(later),
          round > 8 ? reopenUnpaidPlaces(later) : Promise.resolve(),
        ];
      }),
    );
  }
  expect(Math.min(bought, left, refunded)).toBeGreaterThan(3);
  await checkLedger();
}, 60_000);

function addShare(user: CurrentUser, share: CatalogueConfiguration) {
  const mayBuyShare = mayBuyShareAt(noon);
  return addToCart({ userId: user.id, configurations: [share], currency: "INR", now: noon, mayBuyShare });
}

/** Runs what the refund has queued, as the worker would. */
async function runLoseShares(orderId: OrderId): Promise<void> {
  const { rows } = await db.execute<{ payload: unknown }>(
    sql`select payload from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where tasks.identifier = ${loseSharesJob.name} and payload->>'orderId' = ${orderId}`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { payload } of rows) await tasks[loseSharesJob.name]!(payload, {} as never);
}
