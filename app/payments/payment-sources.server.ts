import { sql } from "drizzle-orm";

import type { Currency } from "#app/money/currency.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { PaymentState } from "#app/payments/payment-state.ts";
import type { RefundCause, RefundState } from "#app/payments/refund-state.ts";
import { paymentRefunds, payments } from "#app/payments/tables.server.ts";
import type { PaymentId, UserId } from "#app/platform/ids.ts";
import type { TimelineSource } from "#app/platform/read-timeline.server.ts";

export type PaymentFacts = {
  paymentId: PaymentId;
  gateway: GatewayName;
  state: PaymentState;
  amount: string;
  currency: Currency;
  isTopUp: boolean;
};

export type SentRefundFacts = {
  paymentId: PaymentId;
  cause: RefundCause;
  state: RefundState;
  amount: string;
  currency: Currency;
};

/** When it was settled, or begun; and what went back through the gateway. */
export function paymentSources(userId: UserId): TimelineSource[] {
  return [
    {
      kind: "payment",
      at: sql`coalesce(event.settled_at, event.created_at)`,
      id: sql`event.id`,
      facts: sql`json_build_object('paymentId', event.id, 'gateway', event.gateway, 'state', event.state,
        'amount', event.amount::text, 'currency', event.currency, 'isTopUp', event.purpose = 'top_up')`,
      from: sql`${payments} event where event.user_id = ${userId}`,
    },
    {
      kind: "sent_refund",
      at: sql`event.created_at`,
      id: sql`event.id`,
      facts: sql`json_build_object('paymentId', event.payment_id, 'cause', event.cause, 'state', event.state,
        'amount', event.amount::text, 'currency', event.currency)`,
      from: sql`${paymentRefunds} event where event.user_id = ${userId}`,
    },
  ];
}
