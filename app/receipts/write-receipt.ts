import { currencyName } from "#app/currencies/supported-currency.ts";
import { sumOf } from "#app/money/money.ts";
import { utcDay } from "#app/platform/dates.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Party, ReceiptDocument } from "#app/receipts/receipt.ts";
import { taxesWithin, type TaxLine } from "#app/receipts/tax.ts";
import type { Currency } from "#app/money/currency.ts";

export type PaidOrder = {
  order: string;
  paidAt: Date;
  currency: Currency;
  items: { heading: string; text: string; lines: { label: string; amount: bigint }[] }[];
  price: bigint;
  premium: bigint;
  walletShare: bigint;
  charged: bigint;
  /** Null if the wallet, or nothing, paid. */
  gateway: string | null;
  couponCode: string | null;
  ratePerUsd: string;
  rateDate: string;
  /** `countryCode` selects the taxes, `countryName` is printed. */
  billing: { name: string; countryCode: string; countryName: string; taxNumber: string | null };
};

/** Copies names and settings, so later changes do not touch it. */
export function writeReceipt(
  order: PaidOrder,
  { seller, taxLines, now }: { seller: Party; taxLines: readonly TaxLine[]; now: Date },
): ReceiptDocument {
  const { currency, billing, price, premium } = order;
  const total = price + premium;
  const listed = sumOf(order.items.flatMap((item) => item.lines.map((line) => line.amount)));
  invariant(listed === price, `the lines of order ${order.order} are its price`);
  invariant(order.charged + order.walletShare === total, `order ${order.order} is paid to the hundredth`);
  return {
    order: order.order,
    paidOn: utcDay(order.paidAt),
    issuedOn: utcDay(now),
    currency,
    currencyName: currencyName(currency),
    seller,
    billedTo: { name: billing.name, address: [billing.countryName], taxNumber: billing.taxNumber },
    items: order.items.map(({ heading, text, lines }) => ({ heading, text, lines: lines.map(asText) })),
    price: String(price),
    premium: String(premium),
    walletShare: String(order.walletShare),
    charged: String(order.charged),
    total: String(total),
    gateway: order.gateway,
    taxes: taxesWithin(total, { currency, country: billing.countryCode, taxLines }).map(asText),
    rate: currency === "USD" ? null : { perUsd: order.ratePerUsd, asOf: order.rateDate },
    coupon: order.couponCode,
  };
}

function asText({ label, amount }: { label: string; amount: bigint }): { label: string; amount: string } {
  return { label, amount: String(amount) };
}
