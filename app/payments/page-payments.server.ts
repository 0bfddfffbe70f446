import { and, eq, gte, inArray, lt, or } from "drizzle-orm";

import type { Currency } from "#app/money/currency.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { PaymentState } from "#app/payments/payment-state.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { PaymentId, UserId } from "#app/platform/ids.ts";
import { pageAfter, type Turn } from "#app/platform/page-after.server.ts";

type PaymentsAsked = {
  /** Null for all of them. */
  state: PaymentState | null;
  gateway: GatewayName | null;
  currency: Currency | null;
  purpose: Payment["purpose"] | null;
  /** Of when they were begun. */
  from: Date | null;
  until: Date | null;
  /** One of these, or of one of these customers. */
  among: { ids: readonly PaymentId[]; customers: readonly UserId[] } | null;
  oldestFirst: boolean;
};

/** All payments of the shop, by when they were begun. */
export function pagePayments(
  tx: Db,
  { oldestFirst, ...asked }: PaymentsAsked,
  turn: Turn,
): Promise<{ rows: Payment[]; previous: PaymentId | null; next: PaymentId | null }> {
  return pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(payments)
        .where(and(whichPayments(asked), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by: payments.createdAt, id: payments.id, oldestFirst, idOf: ({ id }) => id },
    turn,
  );
}

function whichPayments(asked: Omit<PaymentsAsked, "oldestFirst">) {
  const { state, gateway, currency, purpose, from, until, among } = asked;
  return and(
    state === null ? undefined : eq(payments.state, state),
    gateway === null ? undefined : eq(payments.gateway, gateway),
    currency === null ? undefined : eq(payments.currency, currency),
    purpose === null ? undefined : eq(payments.purpose, purpose),
    from === null ? undefined : gte(payments.createdAt, from),
    until === null ? undefined : lt(payments.createdAt, until),
    among === null
      ? undefined
      : or(inArray(payments.id, [...among.ids]), inArray(payments.userId, [...among.customers])),
  );
}
