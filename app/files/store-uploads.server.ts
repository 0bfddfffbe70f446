import { randomUUID } from "node:crypto";

import { inArray } from "drizzle-orm";

import { fileStorage } from "#app/files/file-storage.server.ts";
import { queueRemoval } from "#app/files/record-file.server.ts";
import { scanUploads } from "#app/files/scan-uploads.server.ts";
import { files } from "#app/files/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { sharedLimit } from "#app/platform/shared-limit.server.ts";
import { tooMany } from "#app/platform/too-many.ts";

type Sent = { by: string; contents: readonly Uint8Array[] };

/** What `work` leaves unrecorded is removed at once; after a crash, an hour later. */
export async function storeUploads<Value>(
  { by, contents }: Sent,
  work: (fileIds: string[]) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  if (contents.length === 0) return work([]);
  const allowed = await countUpload(by, sizeOf(contents));
  if (!allowed.ok) return allowed;
  const scanned = await scanUploads(contents);
  if (!scanned.ok) return scanned;
  const fileIds = contents.map(() => randomUUID() as string);
  await queueRemoval(db, fileIds, "1 hour");
  await Promise.all(contents.map((content, at) => fileStorage().put(fileIds[at] ?? "", content)));
  const outcome = await work(fileIds);
  // Never fails finished work: what remains is removed in an hour.
  await removeUnrecorded(fileIds).catch((error: unknown) => log.warn({ error }, "files wait to be removed"));
  return outcome;
}

async function removeUnrecorded(fileIds: readonly string[]): Promise<void> {
  const recorded = await db
    .select({ id: files.id })
    .from(files)
    .where(inArray(files.id, [...fileIds]));
  const kept = new Set(recorded.map(({ id }) => id));
  await Promise.all(fileIds.filter((id) => !kept.has(id)).map((id) => fileStorage().remove(id)));
}

export function sizeOf(contents: readonly Uint8Array[]): number {
  return contents.reduce((sum, content) => sum + content.length, 0);
}

const kilobyte = 1024;
const uploads = sharedLimit("upload", { points: () => env().UPLOAD_MB_PER_HOUR * kilobyte, seconds: 3_600 });

/** Counts every upload, stored or not: receiving it costs the same. */
async function countUpload(by: string, bytes: number): Promise<Outcome<null>> {
  const megabytesMax = env().UPLOAD_MB_PER_HOUR;
  const kilobytes = Math.ceil(bytes / kilobyte);
  const waitMs = await uploads.count(by, kilobytes);
  if (waitMs === null) return done(null);
  await uploads.takeBack(by, kilobytes);
  const { details, status, code } = tooMany(waitMs);
  const message = `You can send up to ${megabytesMax} MB an hour. Nothing was sent. Please try again later.`;
  return refuse({ code, status, message, ...(details ? { details } : {}) });
}
