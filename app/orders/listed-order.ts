import type { ItemState, OrderState } from "#app/orders/order-state.ts";
import type { OrderId, OrderItemId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";

/** An order as the dashboard shows it. Figures are hundredths of `currency`. */
export type ListedOrder = {
  id: OrderId;
  number: number;
  state: OrderState;
  currency: Currency;
  price: bigint;
  walletShare: bigint;
  premium: bigint;
  charged: bigint;
  createdAt: Date;
  paidAt: Date | null;
  items: ListedItem[];
};

export type ListedItem = {
  id: OrderItemId;
  configuration: Configuration;
  price: bigint;
  state: ItemState;
  /** `2026-11-30`, or null while the work waits for what it needs. */
  dueOn: string | null;
  lines: { kind: string; label: string; amount: bigint }[];
};

/** What people call an order. */
export function orderName(number: number): string {
  return `LF-${number}`;
}

/** The number in an order's name; null for what is no order's name. */
export function readOrderNumber(name: string): number | null {
  const number = /^LF-(\d{1,9})$/i.exec(name.trim())?.[1];
  return number === undefined ? null : Number(number);
}
