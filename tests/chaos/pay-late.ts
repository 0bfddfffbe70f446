import { sql } from "drizzle-orm";

import { rateInForce } from "#app/currencies/exchange-rates.server.ts";
import { db } from "#app/platform/db.server.ts";
import { payAndReturn } from "#tests/chaos/buy.ts";
import { turnPrices } from "#tests/chaos/desk-actions.ts";
import { count, type Run } from "#tests/chaos/run.ts";
import { priceToday, readOrders, type PricedOrder } from "#tests/chaos/second-calculation.ts";

/** Payers who missed the deadline, at changed prices: some within a day, others days later. */
export async function payLate(run: Run): Promise<void> {
  await turnPrices(run);
  await payAll(run, run.late, "paid late");
  await letDaysPass(run);
  await payAll(run, run.daysLate, "paid days late");
}

const atOnce = 6;

async function payAll(run: Run, left: Run["late"], what: string): Promise<void> {
  const waiting = left.values();
  const payOn = async () => {
    for (const { act, opened } of waiting)
      count(run.seen, `${what}: ${await payAndReturn(run, { ...act, patient: true }, opened)}`);
  };
  await Promise.all(Array.from({ length: atOnce }, payOn));
}

/** Moves only the expiry of unpaid orders; prices and rates stay. */
async function letDaysPass(run: Run): Promise<void> {
  const ids = run.daysLate.map(({ opened }) => opened.paymentId);
  const aged = await db.execute<{
    id: string;
  }>(sql`update orders set expired_at = expired_at - interval '3 days'
    where id in (select order_id from payments where id = any(${sql.param(ids)}::uuid[])) and state = 'expired'
    returning id`);
  run.agedOrders.push(...aged.rows.map(({ id }) => id));
  await db.execute(sql`update payments set expires_at = expires_at - interval '3 days'
    where id = any(${sql.param(ids)}::uuid[])`);
}

export async function lateMoney(run: Run): Promise<Record<string, number>> {
  const orders = new Map((await readOrders()).map((order) => [order.number, order]));
  const met = new Map<string, number>();
  for (const [late, some] of [
    ["within the day", run.late],
    ["days late", run.daysLate],
  ] as const)
    for (const { number, became } of await arrived(some.map(({ opened }) => opened.paymentId)))
      count(met, `${late}, the price ${await moved(orders.get(number)!)}: ${became}`);
  return Object.fromEntries([...met].toSorted(([one], [other]) => one.localeCompare(other)));
}

async function arrived(ids: string[]): Promise<{ number: number; became: string }[]> {
  const { rows } = await db.execute<{ number: number; became: string }>(sql`
    select o.number, case when c.became = 'order' then 'the order' else 'left over' end as became
    from captures c join payments p on p.id = c.payment_id join orders o on o.id = p.order_id
    where p.id = any(${sql.param(ids)}::uuid[]) and o.coupon_code is null`);
  return rows;
}

async function moved(order: PricedOrder): Promise<string> {
  const now = new Date();
  const today = await priceToday(order, now, (await rateInForce(order.currency, now, db))?.perUsd ?? "");
  return today > BigInt(order.price) + BigInt(order.credit) ? "risen" : "no higher";
}
