import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import { customersNamed } from "#app/accounts/search-accounts.server.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { dayBounds } from "#app/desk/day-bounds.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { QueryOf } from "#app/desk/list/list-query.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { readOrderNumber } from "#app/orders/order-number.ts";
import { orderIdsNumbered } from "#app/orders/search-orders.server.ts";
import { gatewayNamed } from "#app/payments/gateways/gateway-registry.ts";
import { pageRefunds, type RefundsAsked } from "#app/payments/page-refunds.server.ts";
import { searchPayments } from "#app/payments/search-payments.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { RefundId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Turn } from "#app/platform/page-after.server.ts";
import type { refundsList } from "#app/refunds/desk/refunds-list.ts";
import { waitingForHand } from "#app/refunds/hand-payments.server.ts";

export type RefundAtDesk = Awaited<ReturnType<typeof pageRefunds>>["rows"][number] & {
  customer: NamedPerson | null;
  /** Reported as paid by bank transfer; a second person must confirm. */
  saidPaid: boolean;
};

type RefundsPage = { rows: RefundAtDesk[]; previous: RefundId | null; next: RefundId | null };

/** Those through gateways. Refuses: `not_allowed`. */
export async function listRefundsAtDesk(
  member: Member,
  query: QueryOf<typeof refundsList>,
  turn: Turn,
): Promise<Outcome<RefundsPage>> {
  if (!may(member.role, "refund", { own: false })) return notAllowed;
  const { on = db } = turn;
  const { state, gateway, currency, customer, ...days } = query.filters;
  const { from, before } = dayBounds(days, member.timeZone);
  const { rows, previous, next } = await pageRefunds(
    on,
    {
      state: state as RefundsAsked["state"],
      gateway: gatewayNamed(gateway),
      currency: isSupportedCurrency(currency) ? currency : null,
      from,
      until: before,
      among: customer === null ? null : await namedBy(on, customer),
      oldestFirst: query.direction === "asc",
    },
    turn,
  );
  const [names, saidPaid] = await Promise.all([
    namePeople(
      on,
      rows.map(({ userId }) => userId),
    ),
    waitingForHand(
      on,
      rows.map(({ id }) => id),
    ),
  ]);
  return done({
    rows: rows.map((refund) => ({
      ...refund,
      customer: names.get(refund.userId) ?? null,
      saidPaid: saidPaid.has(refund.id),
    })),
    previous,
    next,
  });
}

/** An order or a payment by its name, or customers by theirs. */
async function namedBy(on: Db, name: string): Promise<NonNullable<RefundsAsked["among"]>> {
  const number = readOrderNumber(name);
  const orderIds = number === null ? [] : await orderIdsNumbered(on, number);
  const [found, customers] = await Promise.all([
    searchPayments(on, { name, orderIds, userIds: [] }),
    number === null ? customersNamed(on, name) : [],
  ]);
  return { payments: found.map(({ id }) => id), customers };
}
