import type { OrderId } from "#app/platform/ids.ts";
import type { Currency } from "#app/money/currency.ts";

/** A receipt as it was issued. Its number is the next one of its year, without a gap. */
export type Receipt = {
  orderId: OrderId;
  year: number;
  number: number;
  issuedAt: Date;
  document: ReceiptDocument;
};

/**
 * What a receipt says, as it was when it was issued. Amounts are hundredths of `currency`, as text; days are
 * yyyy-mm-dd.
 */
export type ReceiptDocument = {
  order: string;
  paidOn: string;
  issuedOn: string;
  currency: Currency;
  currencyName: string;
  seller: Party;
  billedTo: Party;
  items: ReceiptItem[];
  price: string;
  premium: string;
  walletShare: string;
  charged: string;
  /** What the customer paid in all: the price and the premium. */
  total: string;
  /** The gateway that charged `charged`, as customers know it; null where none did. */
  gateway: string | null;
  /** Contained in the total. */
  taxes: { label: string; amount: string }[];
  /** Units of the currency for one US dollar; null for dollars. */
  rate: { perUsd: string; asOf: string } | null;
  coupon: string | null;
};

export type Party = { name: string; address: string[]; taxNumber: string | null };

type ReceiptItem = { heading: string; text: string; lines: { label: string; amount: string }[] };

/** What people call a receipt: `LF-2026-000123`. */
export function receiptName({ year, number }: Pick<Receipt, "year" | "number">): string {
  return `LF-${year}-${String(number).padStart(6, "0")}`;
}
