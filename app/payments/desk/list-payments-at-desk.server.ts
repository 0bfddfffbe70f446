import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";
import { accountsNamed, customersNamed } from "#app/accounts/search-accounts.server.ts";
import { isSupportedCurrency } from "#app/currencies/supported-currency.ts";
import { dayBounds } from "#app/desk/day-bounds.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import type { QueryOf } from "#app/desk/list/list-query.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { numbersOfOrders } from "#app/orders/find-order-items.server.ts";
import { orderName, readOrderNumber } from "#app/orders/order-number.ts";
import { orderIdsNumbered } from "#app/orders/search-orders.server.ts";
import type { paymentsList } from "#app/payments/desk/payments-list.ts";
import { gatewayNamed } from "#app/payments/gateways/gateway-registry.ts";
import { pagePayments } from "#app/payments/page-payments.server.ts";
import { paymentStates } from "#app/payments/payment-state.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { type Capture, capturesOf, searchPayments } from "#app/payments/search-payments.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { PaymentId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Turn } from "#app/platform/page-after.server.ts";

export type FoundPayment = Payment & {
  orderName: string | null;
  customer: NamedPerson | null;
  captures: Capture[];
};

type PaymentsPage = { rows: FoundPayment[]; previous: PaymentId | null; next: PaymentId | null };

/** Refuses: `not_allowed`. */
export async function listPaymentsAtDesk(
  member: Member,
  query: QueryOf<typeof paymentsList>,
  turn: Turn,
): Promise<Outcome<PaymentsPage>> {
  if (!may(member.role, "ask_gateway", { own: false })) return notAllowed;
  const { on = db } = turn;
  const { state, gateway, currency, purpose, q, ...days } = query.filters;
  const { from, before } = dayBounds(days, member.timeZone);
  const { rows, previous, next } = await pagePayments(
    on,
    {
      state: paymentStates.find((one) => one === state) ?? null,
      gateway: gatewayNamed(gateway),
      currency: isSupportedCurrency(currency) ? currency : null,
      purpose: purpose === "order" || purpose === "top_up" ? purpose : null,
      from,
      until: before,
      among: q === null ? null : await namedBy(on, q),
      oldestFirst: query.direction === "asc",
    },
    turn,
  );
  return done({ rows: await told(on, rows), previous, next });
}

/** By payment, gateway or order name, email, username or a person's name. */
async function namedBy(on: Db, name: string) {
  const number = readOrderNumber(name);
  const [orderIds, userIds, customers] = await Promise.all([
    number === null ? [] : orderIdsNumbered(on, number),
    accountsNamed(on, name),
    number === null ? customersNamed(on, name) : [],
  ]);
  const found = await searchPayments(on, { name, orderIds, userIds });
  return { ids: found.map(({ id }) => id), customers };
}

/** With their orders, customers and what came of each: a query for each kind. */
async function told(on: Db, found: readonly Payment[]): Promise<FoundPayment[]> {
  const [numbers, names, captures] = await Promise.all([
    numbersOfOrders(
      on,
      found.flatMap(({ orderId }) => orderId ?? []),
    ),
    namePeople(
      on,
      found.map(({ userId }) => userId),
    ),
    capturesOf(
      on,
      found.map(({ id }) => id),
    ),
  ]);
  const capturesBy = Map.groupBy(captures, ({ paymentId }) => paymentId);
  return found.map((payment) => {
    const ordered = payment.orderId ? numbers.get(payment.orderId) : undefined;
    return {
      ...payment,
      orderName: ordered ? orderName(ordered.number) : null,
      customer: names.get(payment.userId) ?? null,
      captures: capturesBy.get(payment.id) ?? [],
    };
  });
}
