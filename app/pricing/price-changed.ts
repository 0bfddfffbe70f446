import { toWire } from "#app/money/money.ts";
import { refuse, type Refused } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";

export const priceChangedMessage =
  "The price has changed since this page was opened. Please look at the new price.";

/** The caller's price is outdated; returns the right figures, in hundredths. */
export function priceChanged(right: { price: bigint; amount?: bigint; currency: Currency }): Refused {
  const { price, amount, currency } = right;
  return refuse({
    code: "price_changed",
    message: priceChangedMessage,
    status: 409,
    details: { ...(amount === undefined ? {} : { amount: toWire(amount) }), price: toWire(price), currency },
  });
}
