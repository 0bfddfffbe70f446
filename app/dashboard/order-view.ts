import type { ItemState, OrderState } from "#app/orders/order-state.ts";
import type { ShownChange } from "#app/cases/shown-changes.ts";
import type { Currency } from "#app/money/currency.ts";
import type { PaymentId } from "#app/platform/ids.ts";

/** Hundredths of `currency`. */
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
  /** Set while the order is pending. */
  openPaymentId: PaymentId | null;
  receipt: string | null;
  /** Null unless somebody else has paid. */
  paidBy: string | null;
  items: ShownItem[];
  refunds: { id: string; at: string; sentences: string[] }[];
};

export type ShownItem = {
  id: string;
  heading: string;
  text: string;
  state: ItemState;
  dueOn: string | null;
  answerBy: string | null;
  deliveredAt: string;
  askedToCancel: boolean;
  claimsGuarantee: boolean;
  /** First name. */
  counsellor: string | null;
  /** The next that is booked, in ISO 8601 and as written in the customer's zone. */
  session: { at: string; text: string } | null;
  hasDraft: boolean;
  delivery: string;
  lines: { label: string; amount: bigint }[];
  unread: number;
  /** Entries of the evidence list that wait for the customer. */
  evidenceAsked: number;
  rights: string[];
  changes: ShownChange[];
};

export const acceptIntent = "accept_item";
export const askIntent = "ask_for_changes";
