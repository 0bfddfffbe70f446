import { asc, desc, eq } from "drizzle-orm";

import { caseComments, caseVersions } from "#app/cases/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";
import type { OrderItemId } from "#app/platform/ids.ts";

export type Version = typeof caseVersions.$inferSelect;
type Comment = typeof caseComments.$inferSelect;

export async function listVersions(
  tx: Db,
  itemId: OrderItemId,
): Promise<{ version: Version; comments: Comment[] }[]> {
  const versions = await tx
    .select()
    .from(caseVersions)
    .where(eq(caseVersions.itemId, itemId))
    .orderBy(desc(caseVersions.version));
  const comments = await tx
    .select({ comment: caseComments })
    .from(caseComments)
    .innerJoin(caseVersions, eq(caseVersions.id, caseComments.versionId))
    .where(eq(caseVersions.itemId, itemId))
    .orderBy(asc(caseComments.id));
  const byVersion = Map.groupBy(
    comments.map(({ comment }) => comment),
    ({ versionId }) => versionId,
  );
  return versions.map((version) => ({ version, comments: byVersion.get(version.id) ?? [] }));
}

/** Null before the first. */
export async function lastVersion(tx: Db, itemId: OrderItemId): Promise<Version | null> {
  const [last] = await tx
    .select()
    .from(caseVersions)
    .where(eq(caseVersions.itemId, itemId))
    .orderBy(desc(caseVersions.version))
    .limit(1);
  return last ?? null;
}
