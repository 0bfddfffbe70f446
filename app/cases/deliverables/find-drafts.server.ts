import { and, desc, eq, inArray, isNull, ne, or, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { z } from "zod";

import { caseDrafts } from "#app/cases/deliverables/tables.server.ts";
import { itemsInReview } from "#app/orders/items/items-worked-on.server.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
import { type Db, db, type Transaction } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

export type Draft = typeof caseDrafts.$inferSelect;

export async function findDraft(tx: Db, draftId: string): Promise<Draft | null> {
  if (!z.uuid().safeParse(draftId).success) return null;
  const [draft] = await tx.select().from(caseDrafts).where(eq(caseDrafts.id, draftId));
  return draft ?? null;
}

/** The caller holds the item's lock. */
export async function lockDraft(tx: Transaction, draftId: string): Promise<Draft | null> {
  const [draft] = await tx.select().from(caseDrafts).where(eq(caseDrafts.id, draftId)).for("update");
  return draft ?? null;
}

/** Newest first. */
export async function listDrafts(tx: Db, itemId: OrderItemId): Promise<Draft[]> {
  return tx
    .select()
    .from(caseDrafts)
    .where(eq(caseDrafts.itemId, itemId))
    .orderBy(desc(caseDrafts.writtenAt), desc(caseDrafts.id));
}

/** Or was: who sent a version back reads the next one in the light of it. */
export async function isAskedToRead(tx: Db, itemId: OrderItemId, userId: UserId): Promise<boolean> {
  const { itemId: item, readerId, state } = caseDrafts;
  const asked = and(eq(item, itemId), eq(readerId, userId), ne(state, "withdrawn"));
  return (await tx.$count(caseDrafts, asked)) > 0;
}

/** All of whom `isAskedToRead` is so. */
export function readersOfDrafts(itemId: OrderItemId): SQL<UserId[]> {
  return sql`(select coalesce(json_agg(distinct reader_id) filter (where reader_id is not null), '[]')
    from ${caseDrafts} where item_id = ${itemId} and state <> 'withdrawn')`;
}

/** `all`: also those that any manager may read. */
type Reader = { id: UserId; all: boolean };

export function countDraftsFor(tx: Db, reader: Reader): Count {
  return tx.$count(caseDrafts, waitsFor(reader));
}

export async function handDraftsOn(
  tx: Transaction,
  { from, to }: { from: UserId; to: UserId },
): Promise<void> {
  const { readerId, writtenBy, state } = caseDrafts;
  const theirs = and(eq(readerId, from), eq(state, "asked"));
  // Nobody reads their own version: it is any manager's then.
  await tx
    .update(caseDrafts)
    .set({ readerId: null })
    .where(and(theirs, eq(writtenBy, to)));
  await tx.update(caseDrafts).set({ readerId: to }).where(theirs);
}

/** A subquery for lists of items. */
export function itemsToRead(reader: Reader): SQLWrapper {
  return db.select({ itemId: caseDrafts.itemId }).from(caseDrafts).where(waitsFor(reader));
}

function waitsFor({ id, all }: Reader): SQL | undefined {
  const { readerId, writtenBy } = caseDrafts;
  const asked = or(eq(readerId, id), all ? and(isNull(readerId), ne(writtenBy, id)) : undefined);
  return and(isOpen(), asked);
}

/** What has left review is read no more. */
function isOpen(): SQL | undefined {
  return and(eq(caseDrafts.state, "asked"), inArray(caseDrafts.itemId, itemsInReview()));
}
