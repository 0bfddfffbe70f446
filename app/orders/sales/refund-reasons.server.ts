import { sql } from "drizzle-orm";

import type { Currency } from "#app/money/currency.ts";
import { orderRefunds, orders } from "#app/orders/tables.server.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import type { Db } from "#app/platform/db.server.ts";
import { inSpans } from "#app/platform/in-spans.server.ts";

type RefundReason = { reason: string; currency: Currency; refunds: number; refunded: bigint; inUsd: bigint };

/** By their words, premiums included, each order at its own rate. Refunds are few: nothing is stored for this. */
export async function refundReasons(
  tx: Db,
  { span, timeZone }: { span: DaySpan; timeZone: string },
): Promise<RefundReason[]> {
  const { rows } = await tx.execute<{
    reason: string;
    currency: Currency;
    refunds: number;
    refunded: string;
    in_usd: string;
  }>(sql`
    select r.reason, o.currency, count(*)::int as refunds, sum(r.amount + r.premium)::text as refunded,
      sum(round(r.amount / ${rate}) + round(r.premium / ${rate}))::text as in_usd
    from ${orderRefunds} r join ${orders} o on o.id = r.order_id
    where ${inSpans(sql`r.refunded_at`, [span], timeZone)}
    group by r.reason, o.currency order by sum(round(r.amount / ${rate})) desc, r.reason, o.currency`);
  return rows.map(({ in_usd, refunded, ...row }) => ({
    ...row,
    refunded: BigInt(refunded),
    inUsd: BigInt(in_usd),
  }));
}

const rate = sql`o.rate_per_usd::numeric`;
