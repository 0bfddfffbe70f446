import { accountsNamed } from "#app/accounts/search-accounts.server.ts";
import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import type { Member } from "#app/desk/find-staff.server.ts";
import { notAllowed } from "#app/desk/not-allowed.ts";
import { may } from "#app/desk/permissions.ts";
import { readSearch } from "#app/payments/search-customers.server.ts";
import { findOrderByNumber } from "#app/orders/find-order.server.ts";
import { numbersOfOrders } from "#app/orders/find-order-items.server.ts";
import { orderName, readOrderNumber } from "#app/orders/order-number.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import type { Refund } from "#app/payments/record-refund.server.ts";
import {
  type Capture,
  capturesOf,
  listUnfinishedRefunds,
  searchPayments,
  type UnfinishedState,
} from "#app/payments/search-payments.server.ts";
import { waitingForHand } from "#app/refunds/hand-payments.server.ts";
import { db } from "#app/platform/db.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import type { Cursor } from "#app/platform/page-after.server.ts";
import type { NamedPerson } from "#app/accounts/profile/person-name.ts";

export type FoundPayment = Payment & {
  orderName: string | null;
  customer: NamedPerson | null;
  captures: Capture[];
};

/** By payment, gateway or order name, email or username; newest first, at most fifty. Refuses: `not_allowed`. */
export async function findPayments(member: Member, text: string): Promise<Outcome<FoundPayment[]>> {
  if (!may(member.role, "ask_gateway", { own: false })) return notAllowed;
  const name = readSearch(text);
  if (name === "") return done([]);
  const number = readOrderNumber(name);
  const [order, userIds] = await Promise.all([
    number === null ? null : findOrderByNumber(db, number),
    accountsNamed(db, name),
  ]);
  const found = await searchPayments(db, { name, orderIds: order ? [order.id] : [], userIds });
  const [numbers, names, captures] = await Promise.all([
    numbersOfOrders(
      db,
      found.flatMap(({ orderId }) => orderId ?? []),
    ),
    namePeople(
      db,
      found.map(({ userId }) => userId),
    ),
    capturesOf(
      db,
      found.map(({ id }) => id),
    ),
  ]);
  const capturesBy = Map.groupBy(captures, ({ paymentId }) => paymentId);
  return done(
    found.map((payment) => {
      const ordered = payment.orderId ? numbers.get(payment.orderId) : undefined;
      return {
        ...payment,
        orderName: ordered ? orderName(ordered.number) : null,
        customer: names.get(payment.userId) ?? null,
        captures: capturesBy.get(payment.id) ?? [],
      };
    }),
  );
}

const refundsPerPage = 50;

type RefundsPage = {
  refunds: Refund[];
  names: Map<string, NamedPerson | null>;
  /** Reported as paid by bank transfer; a second person must confirm. */
  saidPaid: Set<string>;
  next: string | null;
};

/** Paged. Refuses: `not_allowed`. */
export async function findUnfinishedRefunds(
  member: Member,
  wanted: { state: UnfinishedState; after: Cursor; limit?: number },
): Promise<Outcome<RefundsPage>> {
  if (!may(member.role, "refund", { own: false })) return notAllowed;
  const { state, after, limit = refundsPerPage } = wanted;
  const { refunds, next } = await listUnfinishedRefunds(db, { state, after, limit });
  const [names, saidPaid] = await Promise.all([
    namePeople(
      db,
      refunds.map(({ userId }) => userId),
    ),
    waitingForHand(
      db,
      refunds.map(({ id }) => id),
    ),
  ]);
  return done({ refunds, names, saidPaid, next });
}
