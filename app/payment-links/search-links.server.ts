import { and, desc, eq, type SQL, sql } from "drizzle-orm";

import { hashSecret, isSecret } from "#app/payment-links/payment-link-secret.server.ts";
import { paymentLinks } from "#app/payment-links/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { PaymentLinkId, UserId } from "#app/platform/ids.ts";
import type { Configuration } from "#app/pricing/configuration.ts";

type FoundLink = {
  id: PaymentLinkId;
  userId: UserId;
  createdAt: Date;
  configuration: Configuration;
};

type LinkClues = {
  /** Null for everybody's. */
  madeBy: UserId | null;
  secret: string | null;
  /** Whether its customer is one of those named. */
  isCustomer: ((userId: SQL) => SQL) | null;
};

/** By its own address or by customers; the newest first. */
export async function searchLinks(tx: Db, clues: LinkClues, limit: number): Promise<FoundLink[]> {
  const { id, userId, createdAt, createdBy, configuration, secretHash } = paymentLinks;
  const found =
    clues.secret !== null ? eq(secretHash, hashSecret(clues.secret)) : clues.isCustomer?.(sql`${userId}`);
  if (!found) return [];
  return tx
    .select({ id, userId, createdAt, configuration })
    .from(paymentLinks)
    .where(and(found, clues.madeBy === null ? undefined : eq(createdBy, clues.madeBy)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

/** What an address of a link has behind `for=`, as a customer sends it on. */
export function secretInAddress(text: string): string | null {
  const secret = /\/payment_link\/\S*[?&]for=([\w-]+)/.exec(text)?.[1] ?? "";
  return isSecret(secret) ? secret : null;
}
