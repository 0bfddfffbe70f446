import { afterEach, beforeAll, expect, test } from "vitest";

import { setCoupons, setDeliveryTime, withdrawDeliveryTime } from "#app/catalog/desk/change-sale.server.ts";
import { moveService } from "#app/catalog/desk/move-service.server.ts";
import { clearServices, listServices, saleTermsOfAll } from "#app/catalog/find-service.server.ts";
import { nextSaleChange } from "#app/catalog/sale-terms.ts";
import { rulesOf } from "#app/catalog/service-rules.ts";
import { services } from "#app/catalog/tables.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { findOrder } from "#app/orders/find-order.server.ts";
import { deliveryOf } from "#app/orders/items/due-date.ts";
import { quoteForCustomer } from "#app/orders/quote-for-customer.server.ts";
import { db } from "#app/platform/db.server.ts";
import { dayMs } from "#app/platform/dates.ts";
import type { CatalogueConfiguration } from "#app/pricing/configuration.ts";
import { fund, makeBuyer, noon, openShop, purchaseOf, valueOf } from "#tests/checkout/shop.ts";
import { makeMember } from "#tests/desk/make-member.ts";
import { configured } from "#tests/pricing/quote-of.ts";

const slug = "cover-letter";
const reason = "It has to be done";
const [tomorrow, later] = ["2026-10-03", "2026-10-06"];
const at = (day: string) => new Date(`${day}T09:00:00Z`);
let owner: Member;

beforeAll(async () => {
  await openShop();
  await seedDemoCoupons(new Date("2026-10-01T00:00:00Z"));
  owner = await makeMember("owner");
});
afterEach(async () => {
  await db.update(services).set({ deliveryTimes: [], takesCoupons: true, position: null });
  clearServices();
});

const setDays = (startsOn: string, days: number, lightningDays: number | null = 1) =>
  setDeliveryTime({ member: owner, slug, time: { startsOn, days, lightningDays }, reason, now: noon });

async function sold(configuration: CatalogueConfiguration, now: Date) {
  const user = await makeBuyer();
  await fund(user.id, 10_000_000n);
  const what = { configurations: [configuration] };
  const { orderId } = valueOf(await buyWithWallet(purchaseOf(user, { what, now })));
  const order = await findOrder(db, orderId);
  return deliveryOf(order!.configurations[0]!).days;
}

test("delivery days count for what is sold from their day on, and what was sold keeps its own", async () => {
  const shipped = rulesOf(slug).delivery;
  const [usual, fast] = [configured(slug), configured(slug, { lightning: true })];
  valueOf(await setDays(tomorrow, 9, 3));
  valueOf(await setDays(later, 6));
  expect(await sold(usual, noon)).toBe(shipped.days);
  expect(await sold(fast, noon)).toBe(shipped.lightningDays);
  expect([await sold(usual, at(tomorrow)), await sold(fast, at(tomorrow))]).toEqual([9, 3]);
  expect([await sold(usual, at(later)), await sold(fast, at(later))]).toEqual([6, 1]);
  const user = await makeBuyer();
  await fund(user.id, 10_000_000n);
  const bought = purchaseOf(user, { now: at(tomorrow) });
  const { orderId } = valueOf(await buyWithWallet(bought));
  valueOf(await setDays(later, 40));
  expect(deliveryOf((await findOrder(db, orderId))!.configurations[0]!).days).toBe(9);
});

test("the line of lightning speed names the days of its day, and a quote keeps what it promised", async () => {
  valueOf(await setDays(tomorrow, 9, 3));
  const configurations = [configured(slug, { lightning: true })];
  const label = async (now: Date, quoteId: string | null = null) => {
    const { quote } = valueOf(
      await quoteForCustomer({ userId: null, configurations, currency: "INR", quoteId, now }),
    );
    return { id: quote.id, label: quote.items[0]?.lines.find(({ kind }) => kind === "lightning")?.label };
  };
  const midnight = Date.parse(`${tomorrow}T00:00:00Z`);
  const before = await label(new Date(midnight - 60_000));
  expect(before.label).toContain("delivered in 2 working days");
  expect((await label(new Date(midnight + 60_000))).label).toContain("delivered in 3 working days");
  expect((await label(new Date(midnight + 60_000), before.id)).label).toContain("2 working days");
});

test.each([
  ["today", "2026-10-02", 9, 3, "began_already"],
  ["without lightning days where they are sold", tomorrow, 9, null, "invalid_days"],
  ["with a slower lightning speed", tomorrow, 3, 3, "invalid_days"],
])("days that begin %s are refused", async (_name, startsOn, days, lightningDays, code) => {
  expect(await setDays(startsOn, days, lightningDays)).toMatchObject({ refusal: { code } });
  expect((await saleTermsOfAll()).get(slug)?.deliveryTimes).toEqual([]);
});

test("days to come are withdrawn, those that hold are not", async () => {
  valueOf(await setDays(tomorrow, 9, 3));
  const withdraw = (now: Date) =>
    withdrawDeliveryTime({ member: owner, slug, startsOn: tomorrow, reason, now });
  expect(nextSaleChange(noon, await saleTermsOfAll())).toEqual(new Date(`${tomorrow}T00:00:00Z`));
  expect(await withdraw(new Date(noon.getTime() + dayMs))).toMatchObject({
    refusal: { code: "began_already" },
  });
  valueOf(await withdraw(noon));
  expect((await saleTermsOfAll()).get(slug)?.deliveryTimes).toEqual([]);
});

test("a coupon takes nothing off where the owner does not let it, and off the rest of a cart", async () => {
  const priced = async () => {
    const configurations = [configured(slug), configured("resume-help")];
    const asked = {
      userId: null,
      configurations,
      currency: "INR" as const,
      couponCode: "WELCOME10",
      now: noon,
    };
    const { quote } = valueOf(await quoteForCustomer(asked));
    return quote.items.map(({ lines }) => lines.some(({ kind }) => kind === "coupon"));
  };
  expect(await priced()).toEqual([true, true]);
  valueOf(await setCoupons({ member: owner, slug, isOn: false, now: noon }));
  expect(await priced()).toEqual([false, true]);
});

test("a service moves among those of its need alone, and ten presses at once move it once each", async () => {
  const need = rulesOf(slug).need;
  const order = async () => (await listServices()).map((service) => service.slug);
  const shipped = await order();
  const ofNeed = (slugs: typeof shipped) => slugs.filter((one) => rulesOf(one).need === need);
  const move = (direction: "up" | "down") => moveService({ member: owner, slug, direction, now: noon });
  const place = async () => ofNeed(await order()).indexOf(slug);
  const before = await place();
  valueOf(await move("up"));
  expect(await place()).toBe(before - 1);
  const others = (slugs: typeof shipped) => slugs.filter((one) => rulesOf(one).need !== need);
  expect(others(await order())).toEqual(others(shipped));
  await Promise.all(Array.from({ length: 10 }, () => move("up")));
  expect(await place()).toBe(0);
  await Promise.all(Array.from({ length: 3 }, () => move("down")));
  expect(await place()).toBe(Math.min(3, ofNeed(shipped).length - 1));
});
