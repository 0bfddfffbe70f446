import { sql } from "drizzle-orm";

import type { PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { linkValidMs } from "#app/payment-links/payment-link.ts";
import { hashSecret, secretOf } from "#app/payment-links/payment-link-secret.server.ts";
import { paymentLinks } from "#app/payment-links/tables.server.ts";
import { normaliseCode } from "#app/coupons/coupon-code.ts";
import type { Billing } from "#app/orders/billing.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import { newId, PaymentLinkId, type UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Configuration } from "#app/pricing/configuration.ts";
import type { Currency } from "#app/money/currency.ts";

export type NewLink = {
  customer: { id: UserId };
  createdBy: { id: UserId };
  configuration: Configuration;
  currency: Currency;
  couponCode?: string | null;
  /** Null unless the customer named somebody. */
  billing?: Billing | null;
  /** Shared with the page, so customer and payer never both pay. */
  purchaseId: string;
  expiresAt?: Date;
  now: Date;
};

/** The caller has checked everything. */
export async function insertLink(tx: Transaction, asked: NewLink): Promise<PaymentLink> {
  const { customer, createdBy, configuration, currency, purchaseId, now } = asked;
  const id = newId(PaymentLinkId);
  const [link] = await tx
    .insert(paymentLinks)
    .values({
      id,
      secretHash: hashSecret(secretOf(id)),
      userId: customer.id,
      createdBy: createdBy.id,
      configuration,
      currency,
      couponCode: couponOf(asked),
      billing: asked.billing ?? null,
      purchaseId,
      createdAt: now,
      expiresAt: asked.expiresAt ?? new Date(now.getTime() + linkValidMs),
    })
    .returning();
  invariant(link, "a link that was written is there");
  return link;
}

export function couponOf({ couponCode }: Pick<NewLink, "couponCode">): string | null {
  return couponCode ? normaliseCode(couponCode) : null;
}

/** Take after the purchase's lock: two pages may ask at once. */
export async function lockLinksOf(tx: Transaction, userId: UserId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment links ${userId}`}, 0))`);
}
