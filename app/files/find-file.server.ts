import { and, eq, type SQL, sql, type SQLWrapper } from "drizzle-orm";

import type { FileRecord } from "#app/files/record-file.server.ts";
import { files } from "#app/files/tables.server.ts";
import { type Db, db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function findFile(id: string): Promise<FileRecord | null> {
  const [found] = await db.select().from(files).where(eq(files.id, id));
  return found ?? null;
}

/** Subqueries for lists of files. */
export function sizeOfFile(fileId: SQL): SQL<number> {
  return sql`(select stored.size_bytes from ${files} stored where stored.id = ${fileId})`;
}

export function createdAtOfFile(fileId: SQL): SQL<string> {
  return sql`(select stored.created_at from ${files} stored where stored.id = ${fileId})`;
}

/** Times are text. */
export function factsOfFile(
  fileId: SQLWrapper,
): SQL<Pick<FileRecord, "mediaType" | "sizeBytes"> & { createdAt: string }> {
  return sql`(select json_build_object('mediaType', stored.media_type, 'sizeBytes', stored.size_bytes,
    'createdAt', stored.created_at) from ${files} stored where stored.id = ${fileId})`;
}

/** `ids` is a subquery. */
export async function bytesOf(tx: Db, ownerId: UserId, ids: SQLWrapper): Promise<number> {
  const [found] = await tx
    .select({ bytes: sql`coalesce(sum(${files.sizeBytes}), 0)`.mapWith(Number) })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), sql`${files.id} in (${ids})`));
  return found?.bytes ?? 0;
}
