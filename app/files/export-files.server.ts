import { asc, eq } from "drizzle-orm";

import type { FileRecord } from "#app/files/record-file.server.ts";
import { files } from "#app/files/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export function exportFiles(userId: UserId): Promise<Omit<FileRecord, "ownerId">[]> {
  const { id, kind, mediaType, sizeBytes, createdAt } = files;
  return db
    .select({ id, kind, mediaType, sizeBytes, createdAt })
    .from(files)
    .where(eq(files.ownerId, userId))
    .orderBy(asc(files.createdAt), files.id);
}
