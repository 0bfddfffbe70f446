import { salesBetween } from "#app/orders/sales/sales-between.server.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { DaySpan } from "#app/platform/day-spans.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { Currency } from "#app/money/currency.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";

type CouponCost = { code: string; currency: Currency; orders: number; takenOff: bigint; inUsd: bigint };

/** Counts what was priced, refunded or not: a refund does not give the coupon back. */
export async function couponCosts(
  tx: Db,
  { span, timeZone }: { span: DaySpan; timeZone: string },
): Promise<CouponCost[]> {
  const sales = await salesBetween(tx, { span, timeZone, cuts: ["coupon", "coupon_own_money"] });
  const inDollars = sales.get("coupon");
  return [...(sales.get("coupon_own_money") ?? [])].map(([key, own]) => {
    const [, code = "", currency = ""] = /^(.*) (\w+)$/.exec(key) ?? [];
    const usd = inDollars?.get(key);
    invariant(usd && isSupportedCurrency(currency), `what ${key} took off is summed up in dollars, too`);
    return { code, currency, orders: own.sold, takenOff: own.price, inUsd: usd.price };
  });
}
