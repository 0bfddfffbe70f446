import { randomUUID } from "node:crypto";

import { afterEach, beforeAll, expect, test } from "vitest";

import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { findCoupon } from "#app/coupons/find-coupon.server.ts";
import { changeCouponAtDesk } from "#app/coupons/desk/change-coupon-at-desk.server.ts";
import { createCoupon } from "#app/coupons/desk/create-coupon.server.ts";
import { endCoupon } from "#app/coupons/desk/end-coupon.server.ts";
import { findCouponRecord } from "#app/coupons/desk/find-coupon-record.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { listCouponsAtDesk } from "#app/coupons/desk/list-coupons-at-desk.server.ts";
import { listOrders } from "#app/orders/list-orders.server.ts";
import { db } from "#app/platform/db.server.ts";
import { fakeRazorpay, withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import {
  checkLedger,
  fund,
  makeBuyer,
  minutesLater,
  openShop,
  purchaseOf,
  valueOf,
} from "#tests/checkout/shop.ts";
import { auditEventsOn } from "#tests/desk/audit-events-on.ts";
import { couponsList } from "#app/coupons/desk/coupons-list.ts";
import { listAsked } from "#tests/desk/list-asked.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { couponChange, makeCoupon, newCoupon } from "#tests/desk/offer-use-cases.ts";

withFakeGateways();

let owner: Member, other: Member;

beforeAll(async () => {
  await openShop();
  owner = await makeMember("owner");
  other = await makeMember("owner");
});
afterEach(checkLedger);

const now = minutesLater(5);
const newCode = () => `NEW-${randomUUID().slice(0, 8)}`.toUpperCase();
const create = (code: string, typed: Record<string, string> = {}, member = owner) =>
  createCoupon({ member, fields: newCoupon(code, typed), now });
const change = (code: string, version: string, typed: Record<string, string>, member = owner) =>
  changeCouponAtDesk({ member, code, fields: couponChange(version, typed), now });
const record = async (code: string, after: string | null = null, limit?: number) =>
  valueOf(await findCouponRecord(owner, { code, after, now, ...(limit && { limit }) }));

async function buyWith(couponCode: string) {
  const user = await makeBuyer();
  await fund(user.id, 500_000n);
  valueOf(await buyWithWallet(purchaseOf(user, { couponCode })));
  return user;
}

test("a coupon pressed ten times is made once, and its code is then taken", async () => {
  const code = newCode();
  const made = await Promise.all(Array.from({ length: 10 }, () => create(` ${code.toLowerCase()} `)));
  expect(made.map(valueOf)).toEqual(Array.from({ length: 10 }, () => code));
  expect(await auditEventsOn(code)).toMatchObject([
    {
      event: "coupon_created",
      before: null,
      after: { percent: 10, cap_inr: "₹2,000.00", cap_usd: "$30.00" },
    },
  ]);
  expect(await create(code, { percent: "20" })).toMatchObject({ ok: false, refusal: { code: "code_taken" } });
  expect(await findCoupon(db, code, { userId: null, now })).toMatchObject({
    ok: true,
    value: { percent: 10 },
  });
});

test("of ten who change a coupon at once one wins, and the others read that it has changed", async () => {
  const code = await makeCoupon();
  const caps = Array.from({ length: 10 }, (_, at) => String(100 + at));
  const outcomes = await Promise.all(caps.map((cap_usd) => change(code, "1", { cap_usd })));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.flatMap((one) => (one.ok ? [] : [one.refusal.code]))).toEqual(
    Array.from({ length: 9 }, () => "changed_meanwhile"),
  );
  const events = await auditEventsOn(code);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({ event: "coupon_changed", before: { cap_usd: "$30.00" } });
  const won = caps[outcomes.findIndex(({ ok }) => ok)] ?? "";
  expect(await change(code, "1", { cap_usd: won }), "pressed twice").toMatchObject({ ok: true });
  expect(await auditEventsOn(code)).toHaveLength(1);
});

test("whoever sends a coupon that has changed since is told so", async () => {
  const code = await makeCoupon();
  valueOf(await change(code, "1", { cap_usd: "12" }, other));
  expect(await change(code, "1", { percent: "20" })).toMatchObject({
    refusal: { code: "changed_meanwhile" },
  });
  expect(await change(code, "2", { percent: "20" })).toMatchObject({ ok: true });
});

test("a used coupon keeps its percentage, and its limits do not fall below its uses", async () => {
  const code = await makeCoupon();
  expect(await change(code, "1", { percent: "12" })).toMatchObject({ ok: true });
  const user = await buyWith(code);
  await buyWith(code);
  valueOf(await buyWithWallet(purchaseOf(user, { couponCode: code })));
  const problem = async (typed: Record<string, string>) => {
    const outcome = await change(code, "2", { percent: "12", ...typed });
    return outcome.ok ? null : [outcome.refusal.code, outcome.refusal.field];
  };
  expect(await problem({ percent: "13" })).toEqual(["percent_used", "percent"]);
  expect(await problem({ total_limit: "2" })).toEqual(["below_uses", "total_limit"]);
  expect(await problem({ per_customer_limit: "1" })).toEqual(["below_uses", "per_customer_limit"]);
  expect(await problem({ ends_at: "2026-10-01T10:00" })).toEqual(["invalid_coupon", "ends_at"]);
  expect(await problem({ percent: "", total_limit: "3", per_customer_limit: "2" })).toBeNull();
  const { coupon } = await record(code);
  expect(coupon).toMatchObject({ state: "used_up", used: 3, held: 0, percent: 12, version: 3 });
});

test("an order that was priced with a coupon keeps its price when the coupon ends, and pays it", async () => {
  const code = await makeCoupon();
  const user = await makeBuyer();
  const started = valueOf(
    await startPayment({ ...purchaseOf(user, { couponCode: code }), gateway: "razorpay" }),
  );
  expect((await record(code)).uses).toMatchObject([{ state: "held", order: { takenOff: 19_990n } }]);
  valueOf(await change(code, "1", { percent: "", cap_inr: "1", cap_usd: "1" }));
  valueOf(await endCoupon({ member: other, code, now }));
  valueOf(await endCoupon({ member: owner, code, now: minutesLater(6) }));
  expect((await auditEventsOn(code)).map(({ event }) => event)).toEqual(["coupon_changed", "coupon_ended"]);
  expect(await findCoupon(db, code, { userId: null, now })).toMatchObject({ ok: false });

  const { gatewayOrderId } = started.started;
  fakeRazorpay.capture(gatewayOrderId);
  await settlePayment({ gateway: "razorpay", gatewayOrderId, now: minutesLater(10) });
  expect(await listOrders(user.id)).toMatchObject([{ state: "paid", price: 179_910n }]);
  const { coupon, uses } = await record(code);
  expect(coupon).toMatchObject({ state: "ended", used: 1, held: 0 });
  expect(coupon.takenOff).toMatchObject([{ currency: "INR", takenOff: 19_990n }]);
  expect(uses).toMatchObject([{ userId: user.id, state: "used", order: { takenOff: 19_990n } }]);
});

test("what a coupon took off is what stands in the orders, whatever its terms are by now, in pages", async () => {
  const code = await makeCoupon();
  const users = [await buyWith(code), await buyWith(code), await buyWith(code)];
  // The cap of a used coupon may still change; existing orders keep their price.
  valueOf(await change(code, "1", { percent: "", cap_inr: "5" }));
  await buyWith(code);
  const { coupon } = await record(code);
  expect(coupon.takenOff).toMatchObject([{ currency: "INR", takenOff: 3n * 19_990n + 500n }]);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page = await record(code, after, 3);
    seen.push(...page.uses.map(({ userId }) => userId));
    after = page.next;
  } while (after !== null);
  expect(new Set(seen).size).toBe(4);
  expect(seen).toEqual(expect.arrayContaining(users.map(({ id }) => id)));
});

test("coupons are listed once each in pages, the one that began last first", async () => {
  const codes = await Promise.all(
    [3, 2, 1].map((day) => makeCoupon({ startsAt: new Date(Date.UTC(2030, 0, day)) })),
  );
  const list = (query: string, after: string | null = null, size = 2) =>
    listCouponsAtDesk(owner, listAsked(couponsList, query), { after, size }, now);
  const first = valueOf(await list(""));
  expect(first.coupons.map(({ code, state }) => [code, state])).toEqual([
    [codes[0], "not_begun"],
    [codes[1], "not_begun"],
  ]);
  const second = valueOf(await list("", first.next));
  expect(second.coupons[0]?.code).toBe(codes[2]);
  expect((await list("", "nobody\u2019s")).ok).toBe(true);
  const all = valueOf(await list("sort=code", null, 50)).coupons;
  expect(all.map(({ code }) => code)).toEqual(all.map(({ code }) => code).toSorted());
  for (const state of ["not_begun", "running", "ended", "used_up"]) {
    const found = valueOf(await list(`sort=code&state=${state}`, null, 50)).coupons;
    const meant = all.filter((coupon) => coupon.state === state);
    expect(
      found.map(({ code }) => code),
      state,
    ).toEqual(meant.map(({ code }) => code));
  }
  const part = codes[1]!.slice(1).toLowerCase();
  expect(valueOf(await list(`code=${part}`)).coupons.map(({ code }) => code)).toEqual([codes[1]]);
});
