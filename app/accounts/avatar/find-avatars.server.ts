import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";

import { avatarPath } from "#app/accounts/avatar/avatar-file.ts";
import { users } from "#app/accounts/tables.server.ts";
import { fileStorage } from "#app/files/file-storage.server.ts";
import { findFile } from "#app/files/find-file.server.ts";
import { db } from "#app/platform/db.server.ts";
import { UserId } from "#app/platform/ids.ts";

export async function findAvatars(userIds: readonly UserId[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, fileId: users.avatarFileId })
    .from(users)
    .where(
      and(inArray(users.id, [...new Set(userIds)]), isNotNull(users.avatarFileId), isNull(users.deletedAt)),
    );
  return new Map(found.flatMap(({ id, fileId }) => (fileId ? [[id, avatarPath(fileId)]] : [])));
}

/** Null unless the file is somebody's current picture. */
export async function readAvatar(fileId: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await findFile(fileId);
  if (file?.kind !== "avatar") return null;
  const [owner] = await db
    .select({ fileId: users.avatarFileId })
    .from(users)
    .where(and(eq(users.id, UserId.parse(file.ownerId)), isNull(users.deletedAt)));
  return owner?.fileId === fileId ? fileStorage().read(fileId) : null;
}
