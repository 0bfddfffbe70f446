import { createHash } from "node:crypto";

import { asc, eq, gt } from "drizzle-orm";

import type { FileStorage } from "#app/files/storage-port.ts";
import { files } from "#app/files/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

type Ways = { from: FileStorage; to: FileStorage };

type Moved = { moved: number; there: number; missing: string[] };

const atATime = 500;

/** Can be interrupted and begun again: a file is taken away only after its copy was read back and is the same. */
export async function moveFiles(ways: Ways): Promise<Moved> {
  const sum: Moved = { moved: 0, there: 0, missing: [] };
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const page = await db
      .select({ id: files.id })
      .from(files)
      .where(gt(files.id, last))
      .orderBy(asc(files.id))
      .limit(atATime);
    for (const { id } of page) {
      const outcome = await moveFile(id, ways);
      if (outcome === "missing") sum.missing.push(id);
      else sum[outcome] += 1;
    }
    const end = page.at(-1);
    if (end === undefined) return sum;
    last = end.id;
  }
}

async function moveFile(id: string, { from, to }: Ways): Promise<"moved" | "there" | "missing"> {
  const bytes = await from.read(id);
  if (bytes === null) return (await to.has(id)) ? "there" : "missing";
  await to.put(id, bytes);
  const copy = await to.read(id);
  if (copy === null || checksum(copy) !== checksum(bytes))
    throw new Error(`The copy of file ${id} is not what was copied. The file was left where it is.`);
  await from.remove(id);
  // Erased meanwhile, perhaps before the copy was there.
  if ((await db.$count(files, eq(files.id, id))) === 0) await to.remove(id);
  return "moved";
}

function checksum(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
