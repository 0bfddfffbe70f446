import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { addToCart } from "#app/cart/add-to-cart.server.ts";
import { readCart } from "#app/cart/read-cart.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment, type PaymentRequest } from "#app/checkout/start/start-payment.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { GroupId, OrderId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import { refundOrder } from "#app/refunds/refund-order.server.ts";
import { findGroup } from "#app/research-groups/find-group.server.ts";
import { joinGroup } from "#app/research-groups/join-group.server.ts";
import { leaveGroup } from "#app/research-groups/leave-group.server.ts";
import { reopenUnpaidPlaces } from "#app/research-groups/reopen-places.server.ts";
import { loseShares, mayBuyShareAt } from "#app/research-groups/share.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
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
import { configured } from "#tests/pricing/quote-of.ts";
import { makeGroup, shareOf } from "#tests/research-groups/make-group.ts";

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

test("a storm of buying, paying, leaving, refunds and deadlines leaves the books whole", async () => {
  const groups = await Promise.all(Array.from({ length: 4 }, () => makeGroup(1)));
  for (const { members } of groups) for (const { id } of members) await fund(id, 100_000n);
  const later = minutesLater(16 * 24 * 60);
  const paid: OrderId[] = [];
  let [bought, left, refunded] = [0, 0, 0];
  const buyAndPay = async (groupId: GroupId, user: CurrentUser) => {
    const started = await startPayment(request(user, groupId, { useWallet: true }));
    if (!started.ok) return;
    const { state } = await settle(started.value.started.gatewayOrderId);
    if (state !== "paid") return;
    bought += 1;
    paid.push(started.value.orderId!);
  };
  const leaveAndComeBack = async (groupId: GroupId, { id: userId }: CurrentUser) => {
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
    // Makes each round a new day for the daily limits.
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
