import { and, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";

import type { Currency } from "#app/money/currency.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { Refund } from "#app/payments/record-refund.server.ts";
import type { RefundState } from "#app/payments/refund-state.ts";
import { paymentRefunds, payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { PaymentId, RefundId, UserId } from "#app/platform/ids.ts";
import { pageAfter, type Turn } from "#app/platform/page-after.server.ts";

export type RefundsAsked = {
  /** Null for all of them; `unanswered`: owed, requested, no answer yet. */
  state: RefundState | "unanswered" | null;
  gateway: GatewayName | null;
  currency: Currency | null;
  /** Of when they came to their state. */
  from: Date | null;
  until: Date | null;
  /** Of one of these payments or customers. */
  among: { payments: readonly PaymentId[]; customers: readonly UserId[] } | null;
  oldestFirst: boolean;
};

type RefundInList = Refund & { gateway: GatewayName };

/** All refunds through gateways, by when they came to their state. */
export function pageRefunds(
  tx: Db,
  { oldestFirst, ...asked }: RefundsAsked,
  turn: Turn,
): Promise<{ rows: RefundInList[]; previous: RefundId | null; next: RefundId | null }> {
  const { id, changedAt: by, paymentId } = paymentRefunds;
  return pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select({ ...getTableColumns(paymentRefunds), gateway: payments.gateway })
        .from(paymentRefunds)
        .innerJoin(payments, eq(payments.id, paymentId))
        .where(and(whichRefunds(asked), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by, id, oldestFirst, idOf: (refund) => refund.id },
    turn,
  );
}

function whichRefunds(asked: Omit<RefundsAsked, "oldestFirst">) {
  const { state, gateway, currency, from, until, among } = asked;
  const { changedAt, currency: inCurrency, paymentId, userId } = paymentRefunds;
  return and(
    state === null ? undefined : isInState(state),
    gateway === null ? undefined : eq(payments.gateway, gateway),
    currency === null ? undefined : eq(inCurrency, currency),
    from === null ? undefined : gte(changedAt, from),
    until === null ? undefined : lt(changedAt, until),
    among === null
      ? undefined
      : or(inArray(paymentId, [...among.payments]), inArray(userId, [...among.customers])),
  );
}

function isInState(as: RefundState | "unanswered") {
  const { state, askedAt } = paymentRefunds;
  if (as === "unanswered") return and(eq(state, "owed"), isNotNull(askedAt));
  return as === "owed" ? and(eq(state, "owed"), isNull(askedAt)) : eq(state, as);
}
