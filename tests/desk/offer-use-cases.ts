import { randomUUID } from "node:crypto";

import { coupons } from "#app/coupons/tables.server.ts";
import { appendEnteredRate } from "#app/currencies/enter-rate.server.ts";
import { readRateById } from "#app/currencies/accept-rate.server.ts";
import { rateInForce } from "#app/currencies/exchange-rates.server.ts";
import { askForRates } from "#app/currencies/desk/ask-for-rates.server.ts";
import { changeCouponAtDesk } from "#app/coupons/desk/change-coupon-at-desk.server.ts";
import { couponFields, newCouponFields } from "#app/coupons/desk/coupon-fields.ts";
import { createCoupon } from "#app/coupons/desk/create-coupon.server.ts";
import { acceptRateAtDesk, refuseRateAtDesk } from "#app/currencies/desk/decide-rate.server.ts";
import { endCoupon } from "#app/coupons/desk/end-coupon.server.ts";
import { enterRate } from "#app/currencies/desk/enter-rate-at-desk.server.ts";
import { findCouponRecord } from "#app/coupons/desk/find-coupon-record.server.ts";
import { findGroupRecord } from "#app/research-groups/desk/find-group-record.server.ts";
import { findRateRecord } from "#app/currencies/desk/find-rate-record.server.ts";
import { couponsList } from "#app/coupons/desk/coupons-list.ts";
import { listCouponsAtDesk } from "#app/coupons/desk/list-coupons-at-desk.server.ts";
import { listGroupsAtDesk } from "#app/research-groups/desk/list-groups-at-desk.server.ts";
import { listRatesAtDesk } from "#app/currencies/desk/list-rates-at-desk.server.ts";
import { testimonialsList } from "#app/testimonials/desk/testimonials-list.ts";
import { listTestimonialsAtDesk } from "#app/testimonials/desk/list-testimonials-at-desk.server.ts";
import { db } from "#app/platform/db.server.ts";
import { firstPage, listAsked } from "#tests/desk/list-asked.ts";
import { minutesLater, noon } from "#tests/checkout/shop.ts";
import type { DeskUseCase } from "#tests/desk/desk-use-case.ts";
import { makeGroup } from "#tests/research-groups/make-group.ts";
import type { Currency } from "#app/money/currency.ts";

const now = minutesLater(60);
const reason = "The source is late";

export async function makeCoupon(change: Partial<typeof coupons.$inferInsert> = {}): Promise<string> {
  const code = `TEST-${randomUUID().slice(0, 8)}`.toUpperCase();
  const terms = { percent: 10, capInr: 200_000n, capUsd: 3_000n, startsAt: minutesLater(-60) };
  await db.insert(coupons).values({ code, ...terms, ...change });
  return change.code ?? code;
}

const typedCoupon = { percent: "10", cap_inr: "2,000", cap_usd: "30" };

export const newCoupon = (code: string, typed: Record<string, string> = {}) =>
  newCouponFields("Asia/Kolkata").parse({
    ...typedCoupon,
    services: [],
    ...typed,
    code,
    starts_at: "2026-10-02T10:00",
  });

export const couponChange = (version: string, typed: Record<string, string> = {}) =>
  couponFields("Asia/Kolkata").parse({ ...typedCoupon, services: [], ...typed, version });

/** Twice the current rate, entered by another member. */
export async function makeWaitingRate(
  currency: Currency,
  change: Partial<Parameters<typeof appendEnteredRate>[1]> = {},
) {
  const entered = { asOf: "2026-10-02", enteredBy: "somebody-else", reason, acceptedAt: null, now: noon };
  const { id } = await db.transaction((tx) =>
    appendEnteredRate(tx, { currency, perUsd: "2", ...entered, ...change }),
  );
  return (await readRateById(db, id))!;
}

export const offerUseCases: DeskUseCase[] = [
  {
    action: "see_coupons",
    name: "listCouponsAtDesk",
    call: (member) => listCouponsAtDesk(member, listAsked(couponsList), firstPage, now),
  },
  {
    action: "see_coupons",
    name: "findCouponRecord",
    call: async (member) => findCouponRecord(member, { code: await makeCoupon(), after: null, now }),
  },
  {
    action: "change_coupon",
    name: "createCoupon",
    call(member) {
      const code = `NEW-${randomUUID().slice(0, 8)}`;
      return createCoupon({ member, fields: newCoupon(code), now });
    },
  },
  {
    action: "change_coupon",
    name: "changeCouponAtDesk",
    async call(member) {
      const fields = couponChange("1", { cap_usd: "40" });
      return changeCouponAtDesk({ member, code: await makeCoupon(), fields, now });
    },
  },
  {
    action: "change_coupon",
    name: "endCoupon",
    call: async (member) => endCoupon({ member, code: await makeCoupon(), now }),
  },
  { action: "see_rates", name: "listRatesAtDesk", call: (member) => listRatesAtDesk(member, now) },
  {
    action: "see_rates",
    name: "findRateRecord",
    call: (member) => findRateRecord(member, { currency: "EUR", before: null, now }),
  },
  {
    action: "accept_rate",
    name: "acceptRateAtDesk",
    async call(member) {
      const { id } = await makeWaitingRate("EUR");
      const inForce = await rateInForce("EUR", now, db);
      return acceptRateAtDesk({ member, rateId: id, seen: inForce?.perUsd ?? "", now });
    },
  },
  {
    action: "accept_rate",
    name: "refuseRateAtDesk",
    call: async (member) => refuseRateAtDesk({ member, rateId: (await makeWaitingRate("GBP")).id, now }),
  },
  { action: "accept_rate", name: "askForRates", call: (member) => askForRates({ member, now }) },
  {
    action: "enter_rate",
    name: "enterRate",
    call: (member) =>
      enterRate({ member, currency: "CAD", fields: { per_usd: "1.42", as_of: "2026-10-02", reason }, now }),
  },
  {
    action: "see_testimonials",
    name: "listTestimonialsAtDesk",
    call: (member) => listTestimonialsAtDesk(member, listAsked(testimonialsList), firstPage),
  },
  {
    action: "see_groups",
    name: "listGroupsAtDesk",
    call: (member) => listGroupsAtDesk(member, { state: null, after: null }),
  },
  {
    action: "see_groups",
    name: "findGroupRecord",
    call: async (member) => findGroupRecord(member, { groupId: (await makeGroup(1, 1)).id, logBefore: null }),
  },
];
