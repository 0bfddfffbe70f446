import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";

import { type LinkState, linkUnknown, stateOfLink } from "#app/payment-links/payment-link.ts";
import { hashSecret } from "#app/payment-links/payment-link-secret.server.ts";
import { paymentLinks } from "#app/payment-links/tables.server.ts";
import { paidPurchases } from "#app/orders/paid-purchases.server.ts";
import { db, type Db, type Transaction } from "#app/platform/db.server.ts";
import type { PaymentLinkId, UserId } from "#app/platform/ids.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { type Configuration, fingerprint } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";

export type PaymentLink = typeof paymentLinks.$inferSelect;

export async function findLinkBySecret(secret: string): Promise<Outcome<PaymentLink>> {
  const [link] = await db
    .select()
    .from(paymentLinks)
    .where(eq(paymentLinks.secretHash, hashSecret(secret)));
  return link ? done(link) : linkUnknown;
}

export async function findPaymentLink(tx: Db, id: PaymentLinkId): Promise<PaymentLink | null> {
  const [link] = await tx.select().from(paymentLinks).where(eq(paymentLinks.id, id));
  return link ?? null;
}

export function findPaymentLinks(tx: Db, ids: readonly PaymentLinkId[]): Promise<PaymentLink[]> {
  return tx
    .select()
    .from(paymentLinks)
    .where(inArray(paymentLinks.id, [...ids]));
}

export async function linkOfPayment(payment: {
  paymentLinkId: PaymentLinkId | null;
}): Promise<PaymentLink | null> {
  return payment.paymentLinkId === null ? null : findPaymentLink(db, payment.paymentLinkId);
}

/** `couponCode` as stored. */
export type LinkedGoods = { configuration: Configuration; currency: Currency; couponCode: string | null };

/** Then link and purchase must share one order. */
export function isLinkFor(link: LinkedGoods, goods: LinkedGoods): boolean {
  return (
    fingerprint(link.configuration) === fingerprint(goods.configuration) &&
    link.currency === goods.currency &&
    link.couponCode === goods.couponCode
  );
}

/** Paid also when the customer paid for the purchase themselves. */
export async function linkState(link: PaymentLink, now: Date): Promise<LinkState> {
  const { userId, purchaseId } = link;
  const paid = await paidPurchases(db, { userId, purchaseIds: [purchaseId] });
  return stateOfLink(link, { paid: paid.has(purchaseId), now });
}

/** Locks it until the transaction ends. */
export async function keepLinkOpen(tx: Transaction, id: PaymentLinkId, now: Date): Promise<boolean> {
  const [link] = await tx.select().from(paymentLinks).where(eq(paymentLinks.id, id)).for("share");
  return link !== undefined && link.revokedAt === null && link.expiresAt > now;
}

/** Newest first, paid ones included. */
function unendedLinks(tx: Db, userId: UserId, now: Date): Promise<PaymentLink[]> {
  return tx
    .select()
    .from(paymentLinks)
    .where(
      and(eq(paymentLinks.userId, userId), isNull(paymentLinks.revokedAt), gt(paymentLinks.expiresAt, now)),
    )
    .orderBy(desc(paymentLinks.createdAt));
}

export async function listOpenLinks(userId: UserId, now: Date, tx: Db = db): Promise<PaymentLink[]> {
  const links = await unendedLinks(tx, userId, now);
  const paid = await paidPurchases(tx, { userId, purchaseIds: links.map((link) => link.purchaseId) });
  return links.filter((link) => !paid.has(link.purchaseId));
}
