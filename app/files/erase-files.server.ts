import { eq } from "drizzle-orm";

import { queueRemoval } from "#app/files/record-file.server.ts";
import { files } from "#app/files/tables.server.ts";
import type { Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";

export async function eraseFiles(tx: Transaction, userId: UserId): Promise<void> {
  const forgotten = await tx.delete(files).where(eq(files.ownerId, userId)).returning({ id: files.id });
  await queueRemoval(
    tx,
    forgotten.map(({ id }) => id),
  );
}
