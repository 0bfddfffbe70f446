import { accountsNamed } from "#app/accounts/search-accounts.server.ts";
import { readSubject } from "#app/audit/audit-event-text.ts";
import type { AuditSubject } from "#app/audit/list-audit-events.server.ts";
import { readCoupon } from "#app/coupons/list-coupons.server.ts";
import { findOrderByNumber } from "#app/orders/find-order.server.ts";
import { readOrderNumber } from "#app/orders/order-number.ts";
import { db } from "#app/platform/db.server.ts";
import { EnquiryReference, isId } from "#app/platform/ids.ts";

/**
 * What somebody means by an order's number, an enquiry's reference, an email, a username, a coupon, or a kind and an
 * id as links have them. Null for what is none of these.
 */
export async function findAuditSubjects(text: string): Promise<AuditSubject[] | null> {
  const subject = readSubject(text);
  if (subject) return [subject];
  const reference = text.toUpperCase();
  if (isId(EnquiryReference, reference)) return [{ kind: "enquiry", id: reference }];
  const number = readOrderNumber(text);
  if (number !== null) return ofOrder(number);
  const [userIds, coupon] = await Promise.all([accountsNamed(db, text), readCoupon(db, text.toUpperCase())]);
  const people = userIds.flatMap((id) => [
    { kind: "customer", id },
    { kind: "person", id },
  ]);
  const found = coupon ? [...people, { kind: "coupon", id: coupon.code }] : people;
  return found.length === 0 ? null : found;
}

/** With its services, each of which is a case. */
async function ofOrder(number: number): Promise<AuditSubject[] | null> {
  const order = await findOrderByNumber(db, number);
  if (!order) return null;
  return [{ kind: "order", id: order.id }, ...order.items.map(({ id }) => ({ kind: "item", id }))];
}
