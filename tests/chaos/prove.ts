import { sql, type SQL } from "drizzle-orm";

import { checkBooks } from "#app/books/check-books.server.ts";
import { reconcile } from "#app/books/reconcile.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { PaymentId, UserId } from "#app/platform/ids.ts";
import { moneyAtGateways, type Piece } from "#tests/chaos/gateway-money.ts";
import type { Run } from "#tests/chaos/run.ts";
import { paidTooLate } from "#tests/chaos/paid-too-late.ts";
import { wronglyPriced } from "#tests/chaos/second-calculation.ts";
import { remainingJobs } from "#tests/chaos/settle-down.ts";
import type { Currency } from "#app/money/currency.ts";

export type Proof = { claim: string; violations: string[] };

export async function proveAll(run: Run): Promise<Proof[]> {
  const pieces = moneyAtGateways(await run.site.simulator.state());
  const laws = await checkBooks();
  return [
    ...laws.map(({ law, violations }) => ({ claim: law, violations })),
    { claim: "Reconciling finds nothing.", violations: await differences() },
    { claim: "No order, top-up or refund that was promised is missing.", violations: await broken(run) },
    { claim: "Nobody paid twice: a purchase is one order, paid once.", violations: await paidTwice() },
    {
      claim: "Each captured piece, as the gateways remember it, became exactly one thing of whoever paid it.",
      violations: await fatesOf(run, pieces),
    },
    {
      claim: "What the gateways hold, by account and currency, is what the books say they owe us.",
      violations: await clearingAgainst(pieces),
    },
    {
      claim: "Every order costs what a second calculation says, by prices and a rate that were in force.",
      violations: await wronglyPriced(run),
    },
    {
      claim: "Nobody who pays days late gets a price that has risen since.",
      violations: await paidTooLate(run),
    },
    { claim: "No payment is left open.", violations: await found(openPayments) },
    { claim: "Nothing is owed or under way to a customer.", violations: await found(openRefunds) },
    { claim: "Nothing is set aside any more.", violations: await found(openHolds) },
    { claim: "Every message and job was handled.", violations: await found(openJobs) },
    { claim: "Every act came to an end that was expected.", violations: run.strange },
    { claim: "The server ended only when it was killed.", violations: run.site.unordered },
  ];
}

async function differences(): Promise<string[]> {
  const settledBefore = new Date(Date.now() + 2 * 24 * 60 * 60_000);
  const accounts = await reconcile({ since: new Date("2020-01-01"), settledBefore });
  if (accounts.length < 4) return [`Only ${accounts.length} accounts were compared.`];
  return accounts.flatMap((account) => account.differences);
}

async function broken({ promised, customers }: Run): Promise<string[]> {
  const orders = await select<{ number: number; userId: UserId; state: string }>(
    sql`select number, user_id as "userId", state from orders`,
  );
  const topUps = await select<{ id: string; userId: UserId }>(sql`
    select p.id, p.user_id as "userId" from payments p join captures c on c.payment_id = p.id and c.became = 'top_up'`);
  const refunds = await select<{ key: string }>(sql`select request_key as key from order_refunds`);
  const bought = new Set(["paid", "part_refunded", "refunded"]);
  const kept = new Set([
    ...orders.filter(({ state }) => bought.has(state)).map((one) => `order ${one.number} of ${one.userId}`),
    ...topUps.map((one) => `top-up ${one.id} of ${one.userId}`),
    ...refunds.map((one) => `refund ${one.key}`),
  ]);
  return promised
    .map((one) => {
      if (one.what === "refund") return `refund ${one.requestKey}`;
      const user = customers[one.customer]!.id;
      return one.what === "order" ? `order ${one.number} of ${user}` : `top-up ${one.paymentId} of ${user}`;
    })
    .filter((name) => !kept.has(name))
    .map((name) => `The ${name} was promised and is not there.`);
}

function paidTwice(): Promise<string[]> {
  return found(sql`
    select format('Purchase %s has %s bought orders and %s payments for them.', o.purchase_id, count(distinct o.id),
      count(c.gateway_payment_id)) as sentence
    from orders o left join payments p on p.order_id = o.id
      left join captures c on c.payment_id = p.id and c.became = 'order'
    where o.state in ('paid', 'part_refunded', 'refunded') group by o.user_id, o.purchase_id
    having count(distinct o.id) > 1 or count(c.gateway_payment_id) > 1`);
}

type Fate = {
  id: string;
  account: string;
  paymentId: PaymentId;
  userId: UserId;
  became: string;
  amount: string;
  currency: Currency;
  worth: string;
  refunded: string;
};

/** Independent of the books' laws, from the gateways' side: which entry does each of their payments match? */
async function fatesOf(run: Run, pieces: Piece[]): Promise<string[]> {
  const fates = await select<Fate>(sql`
    select c.gateway_payment_id as id, c.gateway_account as account, p.id as "paymentId", p.user_id as "userId", c.became,
      c.amount::text, c.currency, coalesce(case c.became
        when 'order' then (select o.charged from orders o where o.id = p.order_id and o.user_id = p.user_id
          and o.state in ('paid', 'part_refunded', 'refunded'))
        when 'to_refund' then (select sum(amount) from payment_refunds r where r.payment_id = p.id
          and r.gateway_payment_id = c.gateway_payment_id and r.state in ('done', 'credited'))
        else (select sum(m.amount) from transfers t join postings m on m.transfer_id = t.id
          where t.gateway_payment_id = c.gateway_payment_id and t.kind in ('top_up', 'top_up_premium', 'unapplied_payment')
            and m.destination in ('wallet:' || p.user_id, 'premium')) end, 0)::text as worth,
      (select coalesce(sum(amount), 0) from payment_refunds r where r.payment_id = p.id
        and r.gateway_payment_id = c.gateway_payment_id and r.state in ('sent', 'done'))::text as refunded
    from captures c join payments p on p.id = c.payment_id`);
  const byName = Map.groupBy(fates, ({ id, account }) => `${account} ${id}`);
  const strange = pieces.flatMap((piece) => {
    const name = `${piece.account} ${piece.id}`;
    const [fate, ...others] = byName.get(name) ?? [];
    byName.delete(name);
    if (!fate || others.length > 0)
      return [`${name} is ${others.length + (fate ? 1 : 0)} things in our books.`];
    const payer = run.opened.get(piece.paymentId)?.customer;
    const isPayers = payer === undefined || run.customers[payer]!.id === fate.userId;
    const amounts = [fate.amount, fate.worth].every((amount) => BigInt(amount) === piece.captured);
    const right =
      fate.paymentId === piece.paymentId && isPayers && amounts && fate.currency === piece.currency;
    const back = BigInt(fate.refunded) === piece.refunded;
    if (right && back) return [];
    const what = `${piece.captured} ${piece.currency}, ${piece.refunded} sent back`;
    return [`${name}, ${what}, became ${JSON.stringify(fate)}.`];
  });
  return [...strange, ...[...byName.keys()].map((name) => `${name} is in our books and at no gateway.`)];
}

async function clearingAgainst(pieces: Piece[]): Promise<string[]> {
  const owed = new Map<string, bigint>();
  const add = (name: string, amount: bigint) => owed.set(name, (owed.get(name) ?? 0n) + amount);
  for (const { account, currency, captured, refunded } of pieces)
    add(`${account} ${currency}`, captured - refunded);
  const booked = await select<{ name: string; amount: string }>(sql`
    select substr(source, 10) || ' ' || currency as name, amount::text from postings where source like 'clearing:%'
    union all select substr(destination, 10) || ' ' || currency, (-amount)::text from postings
      where destination like 'clearing:%'`);
  for (const { name, amount } of booked) add(name, -BigInt(amount));
  return [...owed]
    .filter(([, amount]) => amount !== 0n)
    .map(([name, amount]) => `${name}: the gateway holds ${amount} hundredths more than our books say.`);
}

const openPayments = sql`select format('Payment %s is %s.', id, state) as sentence from payments
  where state in ('created', 'pending')`;

const openRefunds = sql`select format('Refund %s of %s %s is %s.', id, amount, currency, state) as sentence
  from payment_refunds where state not in ('done', 'credited', 'retried')`;

const openHolds = sql`
  select format('%s of order %s are held.', amount, order_id) as sentence from wallet_holds where state = 'held'
  union all select format('Order LF-%s is pending.', number) from orders where state = 'pending'
  union all select format('A use of %s is held.', code) from coupon_uses where state = 'held'
  union all select format('Credit of order %s is held.', order_id) from counselling_credit_uses where state = 'held'`;

const openJobs = sql`
  select format('Message %s of %s was not handled.', event_id, gateway) as sentence from webhook_events
    where handled_at is null
  union all select format('Job %s %s is left over after %s attempts: %s.', task_identifier, key, attempts,
    coalesce(last_error, 'nothing went wrong')) from graphile_worker.jobs where id in (${remainingJobs})`;

async function found(violations: SQL): Promise<string[]> {
  return (await select<{ sentence: string }>(violations)).map(({ sentence }) => sentence);
}

async function select<Row extends Record<string, unknown>>(question: SQL): Promise<Row[]> {
  return (await db.execute(question)).rows as Row[];
}
