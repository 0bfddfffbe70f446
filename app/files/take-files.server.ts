import { randomUUID } from "node:crypto";

import { inArray } from "drizzle-orm";
import { RateLimiterMemory } from "rate-limiter-flexible";

import { fileStorage } from "#app/files/file-storage.server.ts";
import { queueRemoval } from "#app/files/keep-file.server.ts";
import { files } from "#app/files/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { log } from "#app/platform/log.server.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { tooMany } from "#app/platform/too-many.ts";

type Sent = { by: string; contents: readonly Uint8Array[] };

/**
 * Stores files and hands their ids to the work that records them. What the work leaves unrecorded, because it refuses or
 * knows them already, is removed at once; what a crash leaves, an hour later. Refuses with `too_many` when somebody sends
 * more in an hour than one person may.
 */
export async function takeFiles<Value>(
  { by, contents }: Sent,
  work: (fileIds: string[]) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  if (contents.length === 0) return work([]);
  const allowed = await countUpload(by, sizeOf(contents));
  if (!allowed.ok) return allowed;
  const fileIds = contents.map(() => randomUUID() as string);
  await queueRemoval(db, fileIds, "1 hour");
  await Promise.all(contents.map((content, at) => fileStorage().put(fileIds[at] ?? "", content)));
  const outcome = await work(fileIds);
  // What is done stays done: what cannot be removed now goes in an hour.
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
let uploads: RateLimiterMemory | null = null;

/** Counts what is sent, whether or not it is kept in the end: taking it in costs the same. */
async function countUpload(by: string, bytes: number): Promise<Outcome<null>> {
  const megabytesMax = env().UPLOAD_MB_PER_HOUR;
  uploads ??= new RateLimiterMemory({ points: megabytesMax * kilobyte, duration: 3_600 });
  const kilobytes = Math.ceil(bytes / kilobyte);
  // Counted first and checked then, so that uploads at the same moment count together.
  const counted = await uploads.penalty(by, kilobytes);
  if (counted.consumedPoints <= megabytesMax * kilobyte) return done(null);
  await uploads.reward(by, kilobytes);
  const { details, status, code } = tooMany(counted.msBeforeNext);
  const message = `You can send up to ${megabytesMax} MB an hour. Nothing was sent. Please try again later.`;
  return refuse({ code, status, message, ...(details ? { details } : {}) });
}

/** For tests. */
export function clearUploads(): void {
  uploads = null;
}
