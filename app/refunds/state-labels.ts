import type { OrderState } from "#app/orders/order-state.ts";
import type { CaptureFate, PaymentState } from "#app/payments/payment-state.ts";
import type { RefundCause, RefundState } from "#app/payments/refund-state.ts";

export const orderLabels: Record<OrderState, string> = {
  pending: "Waiting for payment",
  paid: "Paid",
  part_refunded: "Refunded in part",
  refunded: "Refunded",
  expired: "Not paid",
};

export const paymentLabels: Record<PaymentState, string> = {
  created: "Not opened",
  pending: "Open",
  paid: "Paid",
  failed: "Failed",
  expired: "Expired",
};

export const captureLabels: Record<CaptureFate, string> = {
  order: "paid the order",
  top_up: "went to the wallet as funds",
  credited: "went to the wallet",
  to_refund: "goes back",
};

export const refundLabels: Record<RefundState, string> = {
  owed: "Waiting",
  sent: "On the way",
  done: "Sent back",
  failed: "Failed",
  credited: "Failed, added to the wallet",
  retried: "Tried again",
  disputed: "Paid back by the bank",
  by_hand: "Paid by bank transfer",
};

export const causeLabels: Record<RefundCause, string> = {
  order: "Order refunded",
  unapplied: "Late or double payment",
  credit: "Late or double payment, from the wallet",
  top_up: "Top-up, from the wallet",
};
