import { sql } from "drizzle-orm";

import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import type { Act } from "#tests/chaos/plan.ts";
import type { PlannedPurchase } from "#tests/chaos/planned-purchase.ts";
import type { Run } from "#tests/chaos/run.ts";
import {
  type ChangedPrices,
  expectedPrice,
  type Pair,
  type WirePayload,
} from "#tests/pricing/expected-price.ts";
import type { Currency } from "#app/money/currency.ts";

type Configuration = { service: string; choices: Record<string, unknown> };

export type PricedOrder = {
  number: number;
  userId: UserId;
  purchaseId: string;
  fromCart: boolean;
  currency: Currency;
  price: string;
  walletShare: string;
  premium: string;
  charged: string;
  rate: string;
  at: number;
  couponCode: string | null;
  credit: string;
  items: Configuration[];
};

/**
 * Prices every order again from the published table and later changes, without the shop's quote code. One sentence
 * per mismatch.
 */
export async function wronglyPriced(run: Run): Promise<string[]> {
  const [orders, calculate] = [await readOrders(), await secondCalculation(run)];
  return orders.flatMap((order) => {
    const wrong = calculate(order);
    return wrong === null ? [] : [`Order LF-${order.number} in ${order.currency}: ${wrong}`];
  });
}

async function secondCalculation(run: Run): Promise<(order: PricedOrder) => string | null> {
  const [prices, rates, coupons] = [await readPrices(), await readRates(), await readCoupons()];
  const countries = new Map(run.customers.map(({ id, country }) => [id, country]));
  const planned = new Map(run.plan.acts.flatMap(asked));
  return (order) => {
    if (!wasInForce(rates, order)) return `the rate ${order.rate} was not in force.`;
    const changed = pricesAt(prices, order.at);
    const listed = listPrice(order, planned.get(order.purchaseId), changed);
    const less = couponOff(order, listed, coupons) + BigInt(order.credit);
    const price = listed - less;
    const rest = price - BigInt(order.walletShare);
    const premium = premiumFree.has(countries.get(order.userId) ?? "") ? 0n : part(rest, 5n, 100n, order);
    const [is, expected] = [
      [order.price, order.premium, order.charged].map(BigInt),
      [price, premium, rest + premium],
    ];
    if (is.every((amount, at) => amount === expected[at])) return null;
    return `price, premium and charge are ${is.join(", ")}, and should be ${expected.join(", ")}.`;
  };
}

export async function priceToday(order: PricedOrder, at: Date, perUsd: string): Promise<bigint> {
  return listPrice({ ...order, rate: perUsd }, undefined, pricesAt(await readPrices(), at.getTime()));
}

function asked(act: Act): [string, PlannedPurchase][] {
  return act.what === "purchase" && !act.fromCart ? [[act.purchaseId, act]] : [];
}

/** From the request if it was for one service; for a cart from the order's contents. */
function listPrice(
  { currency, rate, items }: PricedOrder,
  planned: PlannedPurchase | undefined,
  changed: ChangedPrices,
): bigint {
  const payloads: WirePayload[] = planned
    ? planned.goods.map(({ link, choices }) => ({ links: [link], ...choices }))
    : items.map(asSent);
  const rates = { [currency]: rate };
  return payloads.reduce(
    (sum, payload) => sum + BigInt(expectedPrice(payload, currency, rates, changed) ?? -1),
    0n,
  );
}

const sentAs: Record<string, string> = {
  universities: "com_application_cos",
  drafts: "customizations",
  letters: "numLor",
  days: "numSessions",
  text: "text",
  coAuthors: "coAuthors",
  dependents: "dependent",
  jobApplications: "no_of_job_application",
  mba: "is_MBA",
  lightning: "lightning_speed",
  visaHelp: "is_cha_visa",
  mocks: "no_of_visa_mock",
};

function asSent({ service, choices }: Configuration): WirePayload {
  const payload: WirePayload = { links: [service] };
  for (const [name, value] of Object.entries(choices)) {
    if (name === "people") payload["dependent"] = Number(value) - 1;
    else if (name === "sessions")
      payload[service === "counselling-session" ? "counseling_session" : "numSessions"] = value;
    else payload[sentAs[name] ?? name] = value;
  }
  return payload;
}

type Coupon = { percent: number; capInr: string; capUsd: string };

/** Capped; the cap follows the dollar's. */
function couponOff(order: PricedOrder, listed: bigint, coupons: Map<string, Coupon>): bigint {
  if (order.couponCode === null) return 0n;
  const { percent, capInr, capUsd } = coupons.get(order.couponCode)!;
  const [whole = "", decimals = ""] = order.rate.split(".");
  const cap =
    order.currency === "INR"
      ? BigInt(capInr)
      : part(BigInt(capUsd), BigInt(whole + decimals), 10n ** BigInt(decimals.length), order);
  const wanted = part(listed, BigInt(percent), 100n, order);
  return wanted < cap ? wanted : cap;
}

const wholeUnits = new Set(["JPY", "KRW"]);

/** amount × top ÷ bottom, rounded half up to the payable step. */
function part(amount: bigint, top: bigint, bottom: bigint, { currency }: PricedOrder): bigint {
  const unit = wholeUnits.has(currency) ? 100n : 1n;
  return ((2n * amount * top + bottom * unit) / (2n * bottom * unit)) * unit;
}

/** Countries of this market that forbid surcharges. */
const premiumFree = new Set(["DE", "FR", "GB"]);

type Dated<Value> = Value & { from: number };
type DatedPrice = Dated<{ row: string; pair: Pair }>;

function pricesAt(prices: readonly DatedPrice[], at: number): ChangedPrices {
  const begun = prices.filter(({ from }) => from <= at);
  return Object.fromEntries(begun.map(({ row, pair }) => [row, pair]));
}

/** Only changes to the published table. */
async function readPrices(): Promise<DatedPrice[]> {
  type Row = { service: string; choice: string; inr: string; usd: string; from: number };
  const { rows } = await db.execute<Row>(
    sql`select service, choice, inr::text, usd::text, ${milliseconds("starts_at")} as "from" from price_book_entries
      where source = 'staff' order by starts_at, id`,
  );
  return rows.map(({ service, choice, inr, usd, from }) => ({
    row: `${service} ${choice.split(":").at(-1)}`,
    pair: [Number(inr) / 100, Number(usd) / 100] as const,
    from,
  }));
}

const milliseconds = (column: string) => sql.raw(`round(extract(epoch from ${column}) * 1000)::float8`);

/** Servers cache rates, and a rate shows only after its commit. */
const seenWithinMs = 10_000;

function wasInForce(rates: Map<string, Dated<{ perUsd: string }>[]>, order: PricedOrder): boolean {
  const { at } = order;
  const accepted = (rates.get(order.currency) ?? []).filter(({ from }) => from <= at);
  const before = accepted.findLast(({ from }) => from <= at - seenWithinMs);
  const since = accepted.filter(({ from }) => from > at - seenWithinMs);
  return [before, ...since].some((one) => one !== undefined && Number(one.perUsd) === Number(order.rate));
}

async function readRates(): Promise<Map<string, Dated<{ perUsd: string }>[]>> {
  const { rows } = await db.execute<{ currency: Currency; perUsd: string; from: number }>(
    sql`select currency, per_usd::text as "perUsd", ${milliseconds("accepted_at")} as "from" from exchange_rates
      where accepted_at is not null order by accepted_at, id`,
  );
  return Map.groupBy(rows, ({ currency }) => currency);
}

async function readCoupons(): Promise<Map<string, Coupon>> {
  const { rows } = await db.execute<Coupon & { code: string }>(
    sql`select code, percent, cap_inr::text as "capInr", cap_usd::text as "capUsd" from coupons`,
  );
  return new Map(rows.map((row) => [row.code, row]));
}

export async function readOrders(): Promise<PricedOrder[]> {
  const { rows } = await db.execute<PricedOrder>(sql`
    select o.number, o.user_id as "userId", o.purchase_id as "purchaseId", o.from_cart as "fromCart", o.currency,
      o.price::text, o.wallet_share::text as "walletShare", o.premium::text, o.charged::text, o.rate_per_usd as rate,
      ${milliseconds("o.created_at")} as at, o.coupon_code as "couponCode",
      (select coalesce(-sum(amount), 0)::text from order_lines l
        where l.order_id = o.id and l.kind = 'counselling_credit') as credit,
      (select json_agg(configuration order by position) from order_items i where i.order_id = o.id) as items
    from orders o order by o.number`);
  return rows;
}
