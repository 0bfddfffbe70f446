import { sql } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import type { Run } from "#tests/chaos/run.ts";
import { priceToday, readOrders } from "#tests/chaos/second-calculation.ts";

/** Late money must not pay orders that became more expensive days after their end. */
export async function paidTooLate({ agedOrders }: Run): Promise<string[]> {
  const orders = new Map((await readOrders()).map((order) => [order.number, order]));
  const strange: string[] = [];
  for (const { number, at, rate, fees } of await readRevived(agedOrders)) {
    const order = orders.get(number)!;
    const listed = await priceToday(order, new Date(at), rate);
    const today = listed - BigInt(Math.ceil(fees));
    const then = BigInt(order.price) + BigInt(order.credit);
    if (today > then)
      strange.push(
        `Order LF-${number} was paid days late for ${then} and costs ${listed} by then, less ${fees} at most.`,
      );
  }
  return strange;
}

type Revived = {
  number: number;
  at: number;
  rate: string;
  /** The most that counselling fees could take off, besides the order's own. */
  fees: number;
};

const inForce = (currency: string) =>
  sql.raw(`(select per_usd from exchange_rates e where e.currency = ${currency} and e.accepted_at <= o.paid_at
    order by e.accepted_at desc, e.id desc limit 1)`);

async function readRevived(orderIds: string[]): Promise<Revived[]> {
  const { rows } = await db.execute<Revived>(sql`
    select o.number, extract(epoch from o.paid_at)::float8 * 1000 as at, ${inForce("o.currency")}::text as rate,
      (select coalesce(sum((fee.amount - fee.used) * ${inForce("o.currency")} / ${inForce("fee.currency")}), 0)::float8
        from (select b.currency, sum(l.amount) as amount,
            (select coalesce(sum(u.amount), 0) from counselling_credit_uses u join orders t on t.id = u.order_id
              where u.counselling_item_id = i.id and u.state in ('used', 'held') and t.created_at < o.paid_at) as used
          from orders b join order_items i on i.order_id = b.id
            join order_lines l on l.item_id = i.id and l.amount > 0
          where b.user_id = o.user_id and b.paid_at < o.paid_at
            and i.configuration->>'service' = 'counselling-session'
          group by b.id, i.id) fee) as fees
    from orders o where o.id = any(${sql.param(orderIds)}::uuid[]) and o.paid_at is not null
      and o.coupon_code is null`);
  return rows;
}
