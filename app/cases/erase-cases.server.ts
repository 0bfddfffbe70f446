import { eq, inArray } from "drizzle-orm";

import { eraseSessions } from "#app/cases/sessions/cancel-sessions.server.ts";
import { caseDrafts } from "#app/cases/deliverables/tables.server.ts";
import { caseDeskReads } from "#app/cases/conversation/tables.server.ts";
import { caseEvidence } from "#app/cases/evidence/tables.server.ts";
import {
  cancellations,
  caseComments,
  caseFiles,
  caseMessages,
  caseReads,
  caseVersions,
  guaranteeClaims,
} from "#app/cases/tables.server.ts";
import { caseNotes } from "#app/cases/notes/tables.server.ts";
import { itemIdsOf } from "#app/orders/items/item-ids-of.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

/** Erases the words but keeps what happened and when. Files and intake forms are erased elsewhere. */
export async function eraseCases(tx: Transaction, userId: UserId): Promise<void> {
  const itemIds = await itemIdsOf(tx, userId);
  await eraseSessions(tx, userId);
  await tx.delete(caseDeskReads).where(eq(caseDeskReads.userId, userId));
  if (itemIds.length === 0) return;
  const versions = tx
    .select({ id: caseVersions.id })
    .from(caseVersions)
    .where(inArray(caseVersions.itemId, itemIds));
  await tx.delete(caseEvidence).where(inArray(caseEvidence.itemId, itemIds));
  await tx.delete(caseFiles).where(inArray(caseFiles.itemId, itemIds));
  await tx.delete(caseMessages).where(inArray(caseMessages.itemId, itemIds));
  await tx.delete(caseReads).where(inArray(caseReads.itemId, itemIds));
  await tx.delete(caseDeskReads).where(inArray(caseDeskReads.itemId, itemIds));
  await tx.delete(caseNotes).where(inArray(caseNotes.itemId, itemIds));
  await tx.delete(caseComments).where(inArray(caseComments.versionId, versions));
  await tx
    .update(caseVersions)
    .set({ text: "", answerText: null })
    .where(inArray(caseVersions.itemId, itemIds));
  await tx.update(caseDrafts).set({ text: "", answerText: null }).where(inArray(caseDrafts.itemId, itemIds));
  await tx
    .update(cancellations)
    .set({ text: "", answerText: null })
    .where(inArray(cancellations.itemId, itemIds));
  await tx
    .update(guaranteeClaims)
    .set({ text: "", answerText: null })
    .where(inArray(guaranteeClaims.itemId, itemIds));
}
