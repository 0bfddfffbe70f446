import { and, eq, gt, inArray, sql, type SQLWrapper } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";

import { caseDeskReads } from "#app/cases/conversation/tables.server.ts";
import { caseEvidence } from "#app/cases/evidence/tables.server.ts";
import type { Count } from "#app/platform/ask-at-once.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { OrderItemId, UserId } from "#app/platform/ids.ts";

/** What customers have sent: messages that this member has not read, and evidence that nobody has looked at. */
export type ToRead = { messages: number; evidence: number };

/** One query for a whole list. */
export async function toReadAtDesk(
  tx: Db,
  itemIds: readonly OrderItemId[],
  userId: UserId,
): Promise<Map<string, ToRead>> {
  if (itemIds.length === 0) return new Map();
  const ids = [...itemIds];
  const messages = tx
    .select({
      itemId: caseDeskReads.itemId,
      kind: sql<keyof ToRead>`'messages'`.as("kind"),
      count: sql<number>`${caseDeskReads.unread}`.as("count"),
    })
    .from(caseDeskReads)
    .where(
      and(inArray(caseDeskReads.itemId, ids), eq(caseDeskReads.userId, userId), gt(caseDeskReads.unread, 0)),
    );
  const evidence = tx
    .select({
      itemId: caseEvidence.itemId,
      kind: sql<keyof ToRead>`'evidence'`.as("kind"),
      count: sql<number>`count(*)::int`.as("count"),
    })
    .from(caseEvidence)
    .where(and(inArray(caseEvidence.itemId, ids), isSent))
    .groupBy(caseEvidence.itemId);
  const toRead = new Map<string, ToRead>();
  for (const { itemId, kind, count } of await unionAll(messages, evidence)) {
    toRead.set(itemId, { messages: 0, evidence: 0, ...toRead.get(itemId), [kind]: count });
  }
  return toRead;
}

/** A subquery for other queries. */
export function itemsWithEvidenceToCheck(): SQLWrapper {
  return db.selectDistinct({ itemId: caseEvidence.itemId }).from(caseEvidence).where(isSent);
}

/** `among` is a subquery of item ids. */
export function countEvidenceToCheck(tx: Db, among: SQLWrapper): Count {
  return tx.$count(caseEvidence, and(isSent, inArray(caseEvidence.itemId, among)));
}

const isSent = sql`${caseEvidence.state} = 'sent'`;
