import { randomUUID } from "node:crypto";

import { recordCaseFiles, type StoredFile } from "#app/cases/files/keep-case-files.server.ts";
import { lastVersion, type Version } from "#app/cases/deliverables/list-versions.server.ts";
import { caseVersions } from "#app/cases/tables.server.ts";
import { changeItem, type PaidItem } from "#app/orders/items/change-item.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type NewVersion = { by: UserId; text: string; files: StoredFile[]; now: Date };

/** The caller holds the item's lock; delivers it too. */
export async function addVersion(
  tx: Transaction,
  item: PaidItem,
  { by, text, files, now }: NewVersion,
): Promise<Outcome<{ version: Version; item: PaidItem }>> {
  const before = await lastVersion(tx, item.id);
  const [version] = await tx
    .insert(caseVersions)
    .values({
      id: randomUUID(),
      itemId: item.id,
      version: (before?.version ?? 0) + 1,
      text,
      handedBy: by,
      handedAt: now,
    })
    .returning();
  invariant(version, "a version that was inserted is returned");
  const place = { versionId: version.id };
  const about = { itemId: item.id, ownerId: item.userId, sentBy: by, place, now };
  const recorded = await recordCaseFiles(tx, files, about);
  if (!recorded.ok) return recorded;
  const note = text === "" ? null : text;
  const changed = await changeItem(tx, item, {
    to: "delivered",
    by,
    note,
    noteTold: note !== null,
    now,
  });
  return done({ version, item: changed });
}
