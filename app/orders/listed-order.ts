import type { ItemState, OrderState } from "#app/orders/order-state.ts";
import type { OrderId, OrderItemId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";

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
  /** Null while the form is missing. */
  dueOn: string | null;
  /** While delivered: the last day of an answer. */
  answerBy: string | null;
  lines: { label: string; amount: bigint }[];
};
