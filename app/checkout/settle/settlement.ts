import type { OrderId, PaymentId } from "#app/platform/ids.ts";

export type Settlement =
  | { state: "paid"; paymentId: PaymentId; order: { id: OrderId; number: number } }
  | { state: "topped_up"; paymentId: PaymentId }
  /** Arrived, but could not buy what it was for. */
  | { state: "unapplied"; paymentId: PaymentId; unapplied: "credited" | "to_refund" | "refunded" }
  /** The customer can still pay. */
  | { state: "open"; paymentId: PaymentId }
  /** Failed or expired without money. */
  | { state: "ended"; paymentId: PaymentId };
