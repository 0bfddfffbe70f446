import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";

import type { Payment } from "#app/payments/record-payment.server.ts";
import { payments } from "#app/payments/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderId, PaymentId } from "#app/platform/ids.ts";

export type Payer = { name: string; email: string };

/** Who is about to pay by a link. Of two who open the same payment, the last counts. */
export async function keepPayer(tx: Db, id: PaymentId, { name, email }: Payer): Promise<void> {
  await tx
    .update(payments)
    .set({ payerName: name || null, payerEmail: email || null })
    .where(and(eq(payments.id, id), byLink, inArray(payments.state, ["created", "pending"])));
}

/** False where an address is known already: nobody is written to twice. */
export async function addPayer(tx: Db, id: PaymentId, { name, email }: Payer): Promise<boolean> {
  const added = await tx
    .update(payments)
    .set({ payerName: name, payerEmail: email })
    .where(and(eq(payments.id, id), byLink, isPaid, isNull(payments.payerEmail)))
    .returning({ id: payments.id });
  return added.length > 0;
}

const byLink = isNotNull(payments.paymentLinkId);
const isPaid = and(eq(payments.state, "paid"), isNull(payments.unapplied));

/** The payment by which somebody else has paid an order. */
export function payersPayment(ofOrder: readonly Payment[]): Payment | null {
  const paid = ofOrder.find(
    ({ state, unapplied, paymentLinkId }) => state === "paid" && unapplied === null && paymentLinkId !== null,
  );
  return paid ?? null;
}

/** A subquery for lists of orders, read as `payersPayment`. */
export function payerOf(orderId: SQL<OrderId>): SQL<{ name: string | null } | null> {
  return sql`(select json_build_object('name', payment.payer_name) from ${payments} payment
    where payment.order_id = ${orderId} and payment.state = 'paid' and payment.unapplied is null
    and payment.payment_link_id is not null limit 1)`;
}
