import type { z } from "zod";

import { namePeople } from "#app/accounts/profile/name-people.server.ts";
import { fullName } from "#app/accounts/profile/person-name.ts";
import { otherSubject } from "#app/audit/desk/other-subject.ts";
import type { ListedAuditEvent } from "#app/audit/list-audit-events.server.ts";
import { customersOfBookings } from "#app/bookings/find-booking.server.ts";
import { headingsOfAll } from "#app/catalog/find-service.server.ts";
import { emailsOfInvitations } from "#app/desk/list-invitations.server.ts";
import type { Currency } from "#app/money/currency.ts";
import { formatMoney } from "#app/money/format.ts";
import { headsOfOrders } from "#app/orders/find-order-items.server.ts";
import { nameItems } from "#app/orders/items/name-items.server.ts";
import { orderName } from "#app/orders/order-number.ts";
import { findPaymentLinks } from "#app/payment-links/find-payment-link.server.ts";
import { findPayments } from "#app/payments/find-payment.server.ts";
import { refundsById } from "#app/payments/search-payments.server.ts";
import { db } from "#app/platform/db.server.ts";
import {
  BookingId,
  isId,
  OrderId,
  OrderItemId,
  PaymentId,
  PaymentLinkId,
  RefundId,
} from "#app/platform/ids.ts";
import { nameServices } from "#app/pricing/name-services.server.ts";

type AuditNames = {
  subjectOf: (event: ListedAuditEvent) => string;
  currencyOf: (event: ListedAuditEvent) => Currency | null;
  /** Of anybody whom an event names by id. */
  personOf: (id: string) => string;
};

/** Names of all that a page of the log is about: one statement for each kind, whatever its length. */
export async function nameAuditSubjects(events: readonly ListedAuditEvent[]): Promise<AuditNames> {
  const records = await findRecords(events);
  const { orders, items, payments, refunds, links, bookings, invitations, headings } = records;
  const named = [...items.values()];
  const owned = [...payments, ...refunds, ...links, ...bookings];
  const [people, titles] = await Promise.all([
    namePeople(db, [...events.flatMap(peopleIn), ...owned.map(({ userId }) => userId)]),
    nameServices(named.map(({ configuration }) => configuration)),
  ]);
  const personOf = (id: string) => {
    if (id === "system") return "The system";
    return people.has(id) ? fullName(people.get(id)) : id;
  };
  const about = new Map<string, string>([
    ...orders.map(({ id, number }) => [`order:${id}`, `order ${orderName(number)}`] as const),
    ...named.map(
      ({ id, number }, at) => [`item:${id}`, `${titles[at]} of order ${orderName(number)}`] as const,
    ),
    ...payments.map(
      (one) => [`payment:${one.id}`, `a payment of ${amountOf(one)} by ${personOf(one.userId)}`] as const,
    ),
    ...refunds.map(
      (one) => [`refund:${one.id}`, `a refund of ${amountOf(one)} to ${personOf(one.userId)}`] as const,
    ),
    ...links.map(({ id, userId }) => [`link:${id}`, `a payment link for ${personOf(userId)}`] as const),
    ...bookings.map(({ id, userId }) => [`booking:${id}`, `a free chat with ${personOf(userId)}`] as const),
    ...[...invitations].map(([id, email]) => [`invitation:${id}`, email] as const),
  ]);
  const currencies = new Map([...orders, ...named].map(({ id, currency }) => [id as string, currency]));
  return {
    subjectOf: ({ subjectKind: kind, subjectId: id, before, after }) => {
      if (kind === "customer" || kind === "person") return personOf(id);
      return about.get(`${kind}:${id}`) ?? otherSubject({ kind, id, before, after }, headings);
    },
    currencyOf: ({ subjectId }) => currencies.get(subjectId) ?? null,
    personOf,
  };
}

async function findRecords(events: readonly ListedAuditEvent[]) {
  const idsOf = <Schema extends z.ZodType<string>>(kind: string, schema: Schema) => [
    ...new Set(
      events.flatMap(({ subjectKind, subjectId }) =>
        subjectKind === kind && isId(schema, subjectId) ? [subjectId] : [],
      ),
    ),
  ];
  const [orders, items, payments, refunds, links, bookings, invitations, headings] = await Promise.all([
    headsOfOrders(db, idsOf("order", OrderId)),
    nameItems(db, idsOf("item", OrderItemId)),
    findPayments(db, idsOf("payment", PaymentId)),
    refundsById(db, idsOf("refund", RefundId)),
    findPaymentLinks(db, idsOf("link", PaymentLinkId)),
    customersOfBookings(db, idsOf("booking", BookingId)),
    // An invitation has no type of id of its own.
    emailsOfInvitations(idsOf("invitation", BookingId)),
    headingsOfAll(),
  ]);
  return { orders, items, payments, refunds, links, bookings, invitations, headings };
}

function amountOf({ amount, currency }: { amount: bigint; currency: Currency }): string {
  return formatMoney(amount, currency);
}

/** Who did it, whom it was done to, and whom its record names. */
function peopleIn({ actorId, subjectKind, subjectId, before, after }: ListedAuditEvent): string[] {
  const own = subjectKind === "customer" || subjectKind === "person" ? [actorId, subjectId] : [actorId];
  const told = [before, after].flatMap((record) =>
    Object.entries((record ?? {}) as Record<string, unknown>).flatMap(([part, value]) =>
      personParts.includes(part) && typeof value === "string" ? [value] : [],
    ),
  );
  return own.concat(told);
}

const personParts = ["assigned_to", "counsellor_id", "invited_by", "written_by"];
