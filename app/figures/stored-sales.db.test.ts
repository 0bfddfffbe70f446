import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { checkBooks } from "#app/books/check-books.server.ts";
import { couponCosts } from "#app/orders/sales/coupon-costs.server.ts";
import { keepSalesDays } from "#app/orders/sales/keep-sales-days.server.ts";
import {
  addSales,
  noSales,
  type Sales,
  type SalesCut,
  salesBetween,
} from "#app/orders/sales/sales-between.server.ts";
import { salesDays } from "#app/orders/sales/tables.server.ts";
import { orderItems, orderLines, orderRefunds, orders } from "#app/orders/tables.server.ts";
import { dayAfter } from "#app/platform/dates.ts";
import { db } from "#app/platform/db.server.ts";
import { newId, OrderId, OrderItemId, RefundId, type UserId } from "#app/platform/ids.ts";
import { configured } from "#tests/pricing/quote-of.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";
import type { Currency } from "#app/money/currency.ts";

const zone = "Asia/Kolkata";
/** An alias for the same days that never has stored figures. */
const sameZoneUnkept = "Asia/Calcutta";
const today = new Date().toISOString().slice(0, 10);
const span = { first: dayAfter(today, -40), last: dayAfter(today, 1) };
const dayMs = 86_400_000;

const rates = { INR: "96.08534228", USD: "1", JPY: "157.47729333", EUR: "0.88022588" } as const;
const currencies = Object.keys(rates) as (keyof typeof rates)[];
const gateways = ["stripe", "razorpay", "payfort", null] as const;
const services = ["cover-letter", "express-entry", "eb2-niw"] as const;

let userId: UserId;

beforeAll(async () => {
  userId = (await makeCustomer()).id;
});

const below = (limit: number) => Math.floor(Math.random() * limit);
const oneOf = <One>(all: readonly One[]): One => all[below(all.length)]!;
const hundredths = (most: number) => BigInt(1 + below(most)) * 100n;

async function makeOrder(createdAt: Date): Promise<void> {
  const items = Array.from({ length: 1 + below(3) }, (_, position) => ({
    id: newId(OrderItemId),
    position,
    service: oneOf(services),
    configuration: configured("cover-letter"),
    price: hundredths(9_999),
  }));
  const price = items.reduce((sum, item) => sum + item.price, 0n);
  const [premium, currency, orderId] = [BigInt(below(3)) * 700n, oneOf(currencies), newId(OrderId)];
  const paid = below(4) > 0;
  const paidAt = paid ? new Date(createdAt.getTime() + below(7_200_000)) : null;
  const coupon = paid && below(3) === 0;
  await db.transaction(async (tx) => {
    await tx.insert(orders).values({
      id: orderId,
      userId,
      purchaseId: randomUUID(),
      state: paid ? "paid" : "expired",
      fromCart: false,
      currency,
      price,
      walletShare: 0n,
      premium,
      charged: price + premium,
      gateway: paid ? oneOf(gateways) : null,
      couponCode: coupon ? "TEN" : null,
      ratePerUsd: rates[currency],
      rateDate: today,
      createdAt,
      paidAt,
    });
    await tx.insert(orderItems).values(items.map((item) => ({ ...item, orderId, orderNumber: 0 })));
    if (coupon) {
      const line = { orderId, kind: "coupon", label: "Coupon TEN" };
      await tx.insert(orderLines).values(items.map(({ id }) => ({ ...line, itemId: id, amount: -333n })));
    }
    if (paidAt && below(3) === 0) {
      await tx.insert(orderRefunds).values({
        id: newId(RefundId),
        orderId,
        requestKey: randomUUID(),
        amount: price,
        walletPart: 0n,
        premium,
        items: items.map(({ id, price: amount }) => ({ itemId: id, amount: String(amount) })),
        reason: "It was asked for",
        refundedBy: "system",
        refundedAt: new Date(Math.min(paidAt.getTime() + below(3) * dayMs, Date.now())),
      });
    }
  });
}

const someDay = () => new Date(Date.now() - below(35 * 24) * 3_600_000);

const cuts = ["day", "service", "currency", "own_money", "gateway", "coupon", "coupon_own_money"] as const;
const salesIn = (timeZone: string) => salesBetween(db, { span, timeZone, cuts });
const totalOf = (byKey: ReadonlyMap<string, Sales> | undefined) =>
  [...(byKey?.values() ?? [])].reduce(addSales, noSales);
const money = ({ started: _started, sold: _sold, ...amounts }: Sales) => amounts;
const daysKept = () => db.$count(salesDays, sql`cut = 'day' and time_zone = ${zone}`);

test("days, services, currencies and platforms come to the same, to the cent", async () => {
  for (let count = 0; count < 60; count += 1) await makeOrder(someDay());
  const sales = await salesIn(sameZoneUnkept);
  const total = totalOf(sales.get("day"));
  expect(total.sold).toBeGreaterThan(20);
  expect(total.refunded).toBeGreaterThan(0n);
  expect(total.premium).toBeGreaterThan(0n);
  for (const cut of ["currency", "gateway"] as const) {
    expect({ ...totalOf(sales.get(cut)), started: total.started }, cut).toEqual(total);
  }
  expect(money(totalOf(sales.get("service")))).toEqual(money(total));
  expect(sales.get("day")?.size, "every day has its place, however quiet").toBe(42);
});

test("kept days say what their orders say, also after what is written into them later", async () => {
  const before = await salesIn(sameZoneUnkept);
  expect(await salesIn(zone)).toEqual(before);
  expect(await keepSalesDays(zone)).toBeGreaterThan(20);
  expect(await keepSalesDays(zone), "what is kept is not kept again").toBe(0);
  expect(await salesIn(zone)).toEqual(before);

  const kept = await daysKept();
  await makeOrder(new Date(Date.now() - 10 * dayMs));
  expect(await daysKept()).toBeLessThan(kept);
  const after = await salesIn(sameZoneUnkept);
  expect(after).not.toEqual(before);
  expect(await salesIn(zone)).toEqual(after);
  await keepSalesDays(zone);
  expect(await salesIn(zone)).toEqual(after);
});

test("what is paid now makes no day unkept", async () => {
  await keepSalesDays(zone);
  const kept = await daysKept();
  await makeOrder(new Date(Date.now() - 60_000));
  expect(await daysKept()).toBe(kept);
  expect(await salesIn(zone)).toEqual(await salesIn(sameZoneUnkept));
});

test("who looks while days are kept sees every cut come to the same", async () => {
  await Promise.all([
    (async () => {
      for (let round = 0; round < 5; round += 1) {
        await db.delete(salesDays);
        await keepSalesDays(zone);
      }
    })(),
    ...Array.from({ length: 4 }, async () => {
      for (let look = 0; look < 10; look += 1) {
        const sales = await salesIn(zone);
        const total = money(totalOf(sales.get("day")));
        for (const cut of ["service", "currency", "gateway"] as const) {
          expect(money(totalOf(sales.get(cut))), cut).toEqual(total);
        }
      }
    }),
  ]);
});

test("while ten write into days long past, days are kept: nothing is lost between them", async () => {
  for (let round = 0; round < 3; round += 1) {
    await Promise.all([
      ...Array.from({ length: 10 }, () => makeOrder(someDay())),
      keepSalesDays(zone),
      keepSalesDays(zone),
    ]);
    expect(await salesIn(zone)).toEqual(await salesIn(sameZoneUnkept));
  }
  await keepSalesDays(zone);
  const broken = (await checkBooks()).filter(({ law }) => law.includes("kept day of sales"));
  expect(broken.map(({ violations }) => violations)).toEqual([[], []]);
});

test("coupons cost what their lines say, by currency and in dollars", async () => {
  const costs = await couponCosts(db, { span, timeZone: zone });
  const { rows } = await db.execute<{ currency: Currency; orders: number; taken: string }>(sql`
    select o.currency, count(distinct o.id)::int as orders, (-sum(l.amount))::text as taken
    from orders o join order_lines l on l.order_id = o.id and l.kind = 'coupon' where o.paid_at is not null
    group by 1 order by 1`);
  expect(costs.map(({ currency, orders: count, takenOff }) => [currency, count, String(takenOff)])).toEqual(
    rows.map(({ currency, orders: count, taken }) => [currency, count, taken]),
  );
  expect(costs.find(({ currency }) => currency === "USD")).toMatchObject({ code: "TEN" });
  for (const { currency, takenOff, inUsd } of costs) if (currency === "USD") expect(inUsd).toBe(takenOff);
});

test("a day is one of the zone that is asked for", async () => {
  const at = new Date(`${dayAfter(today, -60)}T20:00:00Z`);
  await makeOrder(at);
  const startedOn = async (timeZone: string, day: string) => {
    const sales = await salesBetween(db, {
      span: { first: day, last: day },
      timeZone,
      cuts: ["day" as SalesCut],
    });
    return sales.get("day")?.get(day)?.started;
  };
  const [here, next] = [at.toISOString().slice(0, 10), dayAfter(at.toISOString().slice(0, 10))];
  expect([await startedOn("UTC", here), await startedOn("UTC", next)]).toEqual([1, 0]);
  expect([await startedOn(zone, here), await startedOn(zone, next)]).toEqual([0, 1]);
});
