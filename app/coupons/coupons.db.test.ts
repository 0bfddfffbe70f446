import { beforeEach, expect, test } from "vitest";

import { findCoupon } from "#app/coupons/find-coupon.server.ts";
import { holdCoupon, releaseCoupon, retakeCoupon, useHeldCoupon } from "#app/coupons/hold-coupon.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import { coupons, couponUses } from "#app/coupons/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, OrderId, type UserId } from "#app/platform/ids.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

const now = new Date("2026-10-02T12:00:00Z");
const startsAt = new Date("2026-10-01T00:00:00Z");
const wrong = { ok: false, refusal: { code: "wrong_coupon" } };

let userId: UserId;

beforeEach(async () => {
  await db.delete(couponUses);
  await db.delete(coupons);
  userId = (await makeCustomer()).id;
});

async function makeCoupon(limits: Partial<typeof coupons.$inferInsert>): Promise<void> {
  await db
    .insert(coupons)
    .values({ code: "ONCE", percent: 10, capInr: 200_000n, capUsd: 3_000n, startsAt, ...limits });
}

function hold(orderId: OrderId, by = userId, at = now) {
  return db.transaction((tx) => holdCoupon(tx, { code: "once", userId: by, orderId, now: at }));
}

test("the demo's coupons: two work whatever the case, one has ended, and seeding again changes nothing", async () => {
  await seedDemoCoupons(now);
  await seedDemoCoupons(now);
  expect(await findCoupon(db, " welcome10", { userId: null, now })).toEqual({
    ok: true,
    value: { code: "WELCOME10", percent: 10, capInr: 200_000n, capUsd: 3_000n, services: null },
  });
  expect(await findCoupon(db, "LANDFALL20", { userId, now })).toMatchObject({
    ok: true,
    value: { percent: 20, capInr: 500_000n, capUsd: 7_000n },
  });
  expect(await findCoupon(db, "EXPIRED5", { userId, now })).toMatchObject(wrong);
  expect(await findCoupon(db, "NOBODYS", { userId, now })).toMatchObject(wrong);
  expect(await findCoupon(db, "'; drop table coupons; --", { userId, now })).toMatchObject(wrong);
});

test("a coupon with one use left, tried by 50 orders at once, is held by one", async () => {
  await makeCoupon({ totalLimit: 1 });
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => hold(newId(OrderId))));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await db.$count(couponUses)).toBe(1);
  expect(await findCoupon(db, "ONCE", { userId: null, now })).toMatchObject(wrong);
});

test("a limit per customer holds for each customer at once", async () => {
  await makeCoupon({ perCustomerLimit: 2 });
  const other = (await makeCustomer()).id;
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => [hold(newId(OrderId)), hold(newId(OrderId), other)]).flat(),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(4);
  expect(await findCoupon(db, "ONCE", { userId, now })).toMatchObject(wrong);
  expect(await findCoupon(db, "ONCE", { userId: null, now })).toMatchObject({ ok: true });
});

test("holding again for the same order takes no second use, also at once", async () => {
  await makeCoupon({ totalLimit: 2 });
  const orderId = newId(OrderId);
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => hold(orderId)));
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  expect(await db.$count(couponUses)).toBe(1);
});

test("a released use is free for the next order; one used is not", async () => {
  await makeCoupon({ totalLimit: 1 });
  const [first, second] = [newId(OrderId), newId(OrderId)];
  await hold(first);
  await releaseCoupon(db, first, now);
  expect(await hold(second)).toMatchObject({ ok: true });
  await useHeldCoupon(db, second, now);
  await releaseCoupon(db, second, now);
  expect(await hold(newId(OrderId))).toMatchObject(wrong);
});

test("a late payment gets its coupon back only where a use is left and it has not ended", async () => {
  await makeCoupon({ totalLimit: 1, endsAt: new Date("2026-10-03T00:00:00Z") });
  const [late, other] = [newId(OrderId), newId(OrderId)];
  await hold(late);
  await releaseCoupon(db, late, now);
  expect(await retakeCoupon(db, late, new Date("2026-10-04"))).toMatchObject(wrong);
  expect(await retakeCoupon(db, late, now)).toMatchObject({ ok: true });
  expect(await retakeCoupon(db, late, now)).toMatchObject({ ok: true });
  await releaseCoupon(db, late, now);
  await hold(other);
  expect(await retakeCoupon(db, late, now)).toMatchObject(wrong);
  expect(await retakeCoupon(db, newId(OrderId), now)).toMatchObject({ ok: true });
});
