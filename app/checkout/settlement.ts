import type { OrderId } from "#app/platform/ids.ts";

/** What became of a payment, as far as the gateway knows. */
export type Settlement =
  | { state: "paid"; paymentId: string; order: { id: OrderId; number: number } }
  | { state: "topped_up"; paymentId: string }
  /** The money came but could not become what it was meant for. */
  | { state: "leftover"; paymentId: string; leftover: "credited" | "to_refund" | "refunded" }
  /** The customer can still pay. */
  | { state: "open"; paymentId: string }
  /** It failed or expired, and no money came. */
  | { state: "ended"; paymentId: string };
