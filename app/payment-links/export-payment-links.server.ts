import { asc, eq } from "drizzle-orm";

import { paymentLinks } from "#app/payment-links/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { describe } from "#app/pricing/configuration.ts";
import { isCustom } from "#app/pricing/custom-service.ts";

export async function exportPaymentLinks(userId: UserId) {
  const links = await db
    .select()
    .from(paymentLinks)
    .where(eq(paymentLinks.userId, userId))
    .orderBy(asc(paymentLinks.createdAt));
  return links.map((link) => ({
    service: link.configuration.service,
    choices: describe(link.configuration),
    ...(isCustom(link.configuration) && { agreed: link.configuration.custom }),
    currency: link.currency,
    couponCode: link.couponCode,
    billing: link.billing,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    cancelledAt: link.revokedAt?.toISOString() ?? null,
  }));
}
