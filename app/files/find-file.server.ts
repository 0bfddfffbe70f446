import { eq } from "drizzle-orm";

import type { FileRecord } from "#app/files/keep-file.server.ts";
import { files } from "#app/files/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

/** What is known about a file; null when nothing is kept under that id. */
export async function findFile(id: string): Promise<FileRecord | null> {
  const [found] = await db.select().from(files).where(eq(files.id, id));
  return found ?? null;
}
