import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";

import { guaranteeClaims } from "#app/cases/tables.server.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
import type { Db, Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";
import { type Cursor, pageAfter } from "#app/platform/page-after.server.ts";

export type GuaranteeClaim = typeof guaranteeClaims.$inferSelect;

/** Oldest first. */
export function listClaims(tx: Db, itemId: OrderItemId): Promise<GuaranteeClaim[]> {
  return tx
    .select()
    .from(guaranteeClaims)
    .where(eq(guaranteeClaims.itemId, itemId))
    .orderBy(asc(guaranteeClaims.claimedAt), asc(guaranteeClaims.id));
}

export async function lockClaim(tx: Transaction, id: string): Promise<GuaranteeClaim | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const [claim] = await tx.select().from(guaranteeClaims).where(eq(guaranteeClaims.id, id)).for("update");
  return claim ?? null;
}

export function pageOpenClaims(tx: Db, at: { after: Cursor; size: number }) {
  const { claimedAt: by, id, state } = guaranteeClaims;
  return pageAfter(
    ({ beyond, orderBy, limit }) =>
      tx
        .select()
        .from(guaranteeClaims)
        .where(and(eq(state, "asked"), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    { by, id, oldestFirst: true, idOf: (claim) => claim.id },
    at,
  );
}

/** Everybody's, unless of one customer. */
export function countOpenClaims(tx: Db, userId?: UserId): Count {
  const { claimedBy, state } = guaranteeClaims;
  return tx.$count(guaranteeClaims, and(eq(state, "asked"), userId && eq(claimedBy, userId)));
}

export async function itemsWithOpenClaim(tx: Db, itemIds: readonly OrderItemId[]): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const { itemId, state } = guaranteeClaims;
  const found = await tx
    .select({ itemId })
    .from(guaranteeClaims)
    .where(and(inArray(itemId, [...itemIds]), eq(state, "asked")));
  return new Set(found.map((claim) => claim.itemId));
}

/** A subquery for lists of items. */
export function hasOpenClaim(itemId: SQL<OrderItemId>): SQL<boolean> {
  return sql`exists (select from ${guaranteeClaims} claim
    where claim.item_id = ${itemId} and claim.state = 'asked')`;
}
