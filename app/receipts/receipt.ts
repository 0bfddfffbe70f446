import type { OrderId } from "#app/platform/ids.ts";
import type { Currency } from "#app/money/currency.ts";

export type Receipt = {
  orderId: OrderId;
  year: number;
  number: number;
  issuedAt: Date;
  document: ReceiptDocument;
};

/** As of issue. Amounts are hundredths as text, days yyyy-mm-dd. */
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
  /** Price plus premium. */
  total: string;
  /** The gateway that charged `charged`, as customers know it; null where none did. */
  gateway: string | null;
  taxes: { label: string; amount: string }[];
  /** Units per US dollar; null for dollars. */
  rate: { perUsd: string; asOf: string } | null;
  coupon: string | null;
};

export type Party = { name: string; address: string[]; taxNumber: string | null };

type ReceiptItem = { heading: string; text: string; lines: { label: string; amount: string }[] };

export function receiptName({ year, number }: Pick<Receipt, "year" | "number">): string {
  return `LF-${year}-${String(number).padStart(6, "0")}`;
}
