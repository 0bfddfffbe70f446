import type { OrderId, PaymentId } from "#app/platform/ids.ts";

/** What became of a payment, as far as the gateway knows. */
export type Settlement =
  | { state: "paid"; paymentId: PaymentId; order: { id: OrderId; number: number } }
  | { state: "topped_up"; paymentId: PaymentId }
  /** The money came but could not become what it was meant for. */
  | { state: "unapplied"; paymentId: PaymentId; unapplied: "credited" | "to_refund" | "refunded" }
  /** The customer can still pay. */
  | { state: "open"; paymentId: PaymentId }
  /** It failed or expired, and no money came. */
  | { state: "ended"; paymentId: PaymentId };
