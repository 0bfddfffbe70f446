import { asc, inArray } from "drizzle-orm";

import { findEntry } from "#app/cases/evidence/draw-up-list.server.ts";
import { caseEvidence, caseEvidenceFiles } from "#app/cases/evidence/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export async function exportEvidence(itemIds: OrderItemId[]) {
  const [rows, attached] = await Promise.all([
    db
      .select()
      .from(caseEvidence)
      .where(inArray(caseEvidence.itemId, itemIds))
      .orderBy(asc(caseEvidence.changedAt), asc(caseEvidence.key)),
    db.select().from(caseEvidenceFiles).where(inArray(caseEvidenceFiles.itemId, itemIds)),
  ]);
  return rows.map(({ itemId, key, title, state, text, expiresOn, note, changedAt }) => ({
    item_id: itemId,
    entry: title ?? findEntry(key)?.title ?? key,
    state,
    text,
    expires_on: expiresOn,
    our_note: note,
    files: attached.filter((one) => one.itemId === itemId && one.key === key).map(({ fileId }) => fileId),
    changed_at: changedAt,
  }));
}
