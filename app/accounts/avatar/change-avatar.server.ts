import { eq } from "drizzle-orm";

import { drawAvatar } from "#app/accounts/avatar/draw-avatar.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { dropFile, recordFile } from "#app/files/record-file.server.ts";
import { storeUploads } from "#app/files/store-uploads.server.ts";
import { allOrNothing } from "#app/platform/all-or-nothing.server.ts";
import { db, type Transaction } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

export type AvatarChange = { kind: "keep" } | { kind: "remove" } | { kind: "change"; bytes: Uint8Array };

export type ReadyAvatar = { kind: "keep" } | { kind: "remove" } | { kind: "change"; drawn: Uint8Array };

type StoredAvatar =
  | { kind: "keep" }
  | { kind: "remove" }
  | { kind: "change"; fileId: string; sizeBytes: number };

type Changed = { fileId: string | null };

/** Replaces the picture and deletes the earlier file. A refusal changes nothing. */
export async function changeAvatar(userId: UserId, bytes: Uint8Array, now: Date): Promise<Outcome<Changed>> {
  return carryOut(userId, { kind: "change", bytes }, now);
}

export async function removeAvatar(userId: UserId, now: Date): Promise<Outcome<Changed>> {
  return carryOut(userId, { kind: "remove" }, now);
}

async function carryOut(userId: UserId, change: AvatarChange, now: Date): Promise<Outcome<Changed>> {
  const ready = await drawChosenAvatar(userId, change);
  if (!ready.ok) return ready;
  return storeAvatar(userId, ready.value, (avatar) =>
    allOrNothing(db, async (tx) => done({ fileId: await setAvatar(tx, userId, avatar, now) })),
  );
}

/** Runs before any transaction. Refuses what is not a picture we accept. */
export async function drawChosenAvatar(userId: UserId, change: AvatarChange): Promise<Outcome<ReadyAvatar>> {
  if (change.kind !== "change") return done(change);
  const drawn = await drawAvatar(userId, change.bytes);
  return drawn.ok ? done({ kind: "change", drawn: drawn.value }) : drawn;
}

/** If `work` refuses, nothing stays stored. */
export async function storeAvatar<Value>(
  userId: UserId,
  ready: ReadyAvatar,
  work: (avatar: StoredAvatar) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  if (ready.kind !== "change") return work(ready);
  const { drawn } = ready;
  return storeUploads({ by: userId, contents: [drawn] }, ([fileId = ""]) =>
    work({ kind: "change", fileId, sizeBytes: drawn.length }),
  );
}

export async function setAvatar(
  tx: Transaction,
  userId: UserId,
  ready: StoredAvatar,
  now: Date,
): Promise<string | null> {
  const [user] = await tx
    .select({ current: users.avatarFileId })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  invariant(user, "a picture is of somebody");
  if (ready.kind === "keep" || (ready.kind === "remove" && user.current === null)) return user.current;
  const fileId = ready.kind === "change" ? ready.fileId : null;
  if (ready.kind === "change") {
    const file = { id: ready.fileId, ownerId: userId, kind: "avatar", mediaType: "image/webp" } as const;
    await recordFile(tx, { ...file, sizeBytes: ready.sizeBytes, createdAt: now });
  }
  await tx.update(users).set({ avatarFileId: fileId, updatedAt: now }).where(eq(users.id, userId));
  if (user.current !== null) await dropFile(tx, user.current);
  return fileId;
}
