import type { ItemState, OrderState } from "#app/orders/order-state.ts";
import type { ShownChange } from "#app/cases/shown-changes.ts";
import type { Currency } from "#app/money/currency.ts";
import type { PaymentId } from "#app/platform/ids.ts";

/** An order with its words and figures ready to be shown. Amounts are hundredths of `currency`. */
export type ShownOrder = {
  id: string;
  name: string;
  state: OrderState;
  at: string;
  currency: Currency;
  price: bigint;
  walletShare: bigint;
  premium: bigint;
  paid: bigint;
  /** The payment that waits for the customer, while the order is pending. */
  openPaymentId: PaymentId | null;
  /** What its receipt is called, once it is paid. */
  receipt: string | null;
  items: ShownItem[];
  /** What was given back of it, and how that stands. */
  refunds: { id: string; at: string; sentences: string[] }[];
};

export type ShownItem = {
  id: string;
  heading: string;
  text: string;
  state: ItemState;
  dueOn: string | null;
  /** When it was delivered last, for the forms that answer it. */
  deliveredAt: string;
  /** The customer has asked to cancel it and has no answer yet. */
  askedToCancel: boolean;
  delivery: string;
  lines: { label: string; amount: bigint }[];
  /** Messages of the desk that the customer has yet to read. */
  unread: number;
  /** What goes on after delivery, each with its end. */
  rights: string[];
  /** What happened so far, the newest first. */
  changes: ShownChange[];
};

/** The forms by which a customer answers what was delivered. */
export const acceptIntent = "accept_item";
export const askIntent = "ask_for_changes";
