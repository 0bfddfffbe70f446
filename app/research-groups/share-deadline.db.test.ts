import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { expirePayments } from "#app/checkout/settle/expire-payments.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment, type PaymentRequest } from "#app/checkout/start/start-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { GroupId, OrderId } from "#app/platform/ids.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { findGroup } from "#app/research-groups/find-group.server.ts";
import { joinGroup } from "#app/research-groups/join-group.server.ts";
import { reopenUnpaidPlaces } from "#app/research-groups/reopen-places.server.ts";
import { mayBuyShareAt } from "#app/research-groups/share.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  checkLedger,
  fund,
  makeBuyer,
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

describe("fourteen days after the group was full", () => {
  /** Full one second after noon: the fourteenth day ends everywhere a day after this noon. */
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
    // A payment begun in time is returned as is, without more time.
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
