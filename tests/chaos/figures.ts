import { sql } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import { lateMoney } from "#tests/chaos/pay-late.ts";
import type { Run } from "#tests/chaos/run.ts";

export type Figures = Record<string, Record<string, number>>;

export async function figuresOf(run: Run, tookMs: number): Promise<Figures> {
  const purchases = run.plan.acts.filter(({ what }) => what === "purchase").length;
  const promised = Map.groupBy(run.promised, ({ what }) => what);
  return {
    "The run": {
      purchases,
      "other acts": run.plan.acts.length - purchases,
      customers: run.customers.length,
      "kill -9 of the server": run.kills.filter(({ victim }) => victim !== "database").length,
      "kill -9 of the database": run.kills.filter(({ victim }) => victim !== "server").length,
      seconds: Math.round(tookMs / 1000),
    },
    "Promised to customers": Object.fromEntries([...promised].map(([what, all]) => [what, all.length])),
    "What customers saw": sorted(run.seen),
    "Milliseconds that acts took": sorted(run.tookMs),
    "Faults ordered": sorted(run.ordered),
    "Faults taken": sorted(await taken(run)),
    "Purchases in the end": await outcomes(run),
    "Payments by platform": await counted(
      sql`select gateway || ' ' || state as name, count(*) from payments group by 1`,
    ),
    "Captured money became": await counted(sql`
      select became || case when p.gateway_payment_id = c.gateway_payment_id then '' else ', a second payment' end as name,
        count(*) from captures c join payments p on p.id = c.payment_id group by 1`),
    "Paid late": await lateMoney(run),
    "Captured in": await counted(sql`select currency as name, count(*) from captures group by 1`),
    "Refunds through gateways": await counted(
      sql`select cause || ' ' || state as name, count(*) from payment_refunds group by 1`,
    ),
    "Paid orders": await counted(sql`
      select name, count(*) from orders, lateral (values ('all', true), ('with the wallet', wallet_share > 0),
        ('wholly by the wallet', charged = 0), ('with a coupon', coupon_code is not null), ('from the cart', from_cart),
        ('by a link', exists (select from payments p where p.order_id = orders.id and p.state = 'paid'
          and p.payment_link_id is not null)),
        ('a share of a research group', exists (select from order_items i where i.order_id = orders.id
          and (i.configuration->'choices'->>'coAuthors')::int > 0)),
        ('with the counselling fee taken off', exists (select from counselling_credit_uses u where u.order_id = orders.id)))
        kinds (name, fits)
      where fits and state in ('paid', 'part_refunded', 'refunded') group by 1`),
    "Movements in the ledger": await counted(sql`select kind as name, count(*) from transfers group by 1`),
  };
}

async function outcomes({ plan }: Run): Promise<Record<string, number>> {
  const ids = plan.acts.flatMap((act) => (act.what === "purchase" ? [act.purchaseId] : []));
  return counted(sql`
    select coalesce((select state from orders o where o.purchase_id = ids.id
      order by state = 'expired', created_at desc limit 1), 'no order') as name, count(*)
    from unnest(${sql.param(ids)}::uuid[]) ids (id) group by 1`);
}

async function taken({ site, ordered }: Run): Promise<Map<string, number>> {
  const left = new Map<string, number>();
  for (const { fault, times } of (await site.simulator.state())["faults"] ?? [])
    left.set(String(fault), (left.get(String(fault)) ?? 0) + Number(times));
  return new Map([...ordered].map(([fault, times]) => [fault, times - (left.get(fault) ?? 0)]));
}

async function counted(question: ReturnType<typeof sql>): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string; count: string }>(question);
  return sorted(new Map(rows.map(({ name, count }) => [name, Number(count)])));
}

function sorted(counts: Map<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].toSorted(([, one], [, other]) => other - one));
}
