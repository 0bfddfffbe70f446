import { rm } from "node:fs/promises";

import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";

import {
  changeAvatar,
  type ReadyAvatar,
  drawChosenAvatar,
  removeAvatar,
  setAvatar,
  storeAvatar,
} from "#app/accounts/avatar/change-avatar.server.ts";
import { findAvatars, readAvatar } from "#app/accounts/avatar/find-avatars.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { fileStorage } from "#app/files/file-storage.server.ts";
import { removeUnkeptFile, removeUnkeptFileTask } from "#app/files/record-file.server.ts";
import { exportFiles } from "#app/files/export-files.server.ts";
import { eraseFiles } from "#app/files/erase-files.server.ts";
import { files } from "#app/files/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done } from "#app/platform/outcome.ts";
import { minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { photo } from "#tests/hostile/files.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

let userId: UserId;
beforeEach(async () => {
  await db.delete(files);
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  ({ id: userId } = await makeCustomer());
});
afterAll(() => rm(env().FILES_DIR!, { recursive: true, force: true }));

const png = () => photo().png().toBuffer();

async function currentFile(of = userId): Promise<string | null> {
  const [user] = await db.select({ fileId: users.avatarFileId }).from(users).where(eq(users.id, of));
  return user?.fileId ?? null;
}

async function workOff(): Promise<number> {
  const { rows } = await db.execute<{ file: string }>(sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = ${removeUnkeptFileTask} and j.run_at <= now()
    returning j.payload->>'fileId' as file`);
  for (const { file } of rows) await removeUnkeptFile(file);
  return rows.length;
}

test("a picture becomes a square of 256 pixels without anything else that lay in its file", async () => {
  const exif = { IFD0: { Copyright: "Asha Rao", Model: "A telephone" } };
  const taken = await photo(600, 400).withExif(exif).jpeg().toBuffer();
  const { fileId } = valueOf(await changeAvatar(userId, taken, noon));
  expect(await currentFile()).toBe(fileId);
  const kept = (await fileStorage().read(fileId!))!;
  const { format, width, height, exif: left, icc } = await sharp(kept).metadata();
  expect({ format, width, height, left, icc }).toEqual({
    format: "webp",
    width: 256,
    height: 256,
    left: undefined,
    icc: undefined,
  });
  expect(Buffer.from(kept).includes("telephone")).toBe(false);
  expect(await exportFiles(userId)).toEqual([
    { id: fileId, kind: "avatar", mediaType: "image/webp", sizeBytes: kept.length, createdAt: noon },
  ]);
});

test("a picture that was taken with the camera on its side stands upright", async () => {
  const left = Buffer.alloc(40 * 20 * 3);
  for (let index = 0; index < left.length; index += 3) if ((index / 3) % 40 < 20) left[index] = 255;
  const raw = { width: 40, height: 20, channels: 3 } as const;
  const taken = await sharp(left, { raw }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { fileId } = valueOf(await changeAvatar(userId, taken, noon));
  const kept = (await fileStorage().read(fileId!))!;
  const pixels = await sharp(kept).removeAlpha().raw().toBuffer();
  const red = (row: number) => pixels[(row * 256 + 128) * 3]!;
  expect(red(20)).toBeGreaterThan(200);
  expect(red(228)).toBeLessThan(50);
});

test("a new picture takes the place of the old one, whose file goes after it", async () => {
  const first = valueOf(await changeAvatar(userId, await png(), noon)).fileId!;
  const second = valueOf(await changeAvatar(userId, await png(), minutesLater(1))).fileId!;
  expect(second).not.toBe(first);
  expect(await findAvatars([userId])).toEqual(new Map([[userId, `/avatars/${second}.webp`]]));
  expect(await fileStorage().read(first)).not.toBeNull();
  expect(await workOff()).toBe(1);
  expect(await fileStorage().read(first)).toBeNull();
  expect(await fileStorage().read(second)).not.toBeNull();
  expect((await exportFiles(userId)).map(({ id }) => id)).toEqual([second]);
});

test("eight changes at once leave one picture, one file and no stray bytes", async () => {
  const bytes = await png();
  const ready: ReadyAvatar[] = [];
  for (let n = 0; n < 8; n++) ready.push(valueOf(await drawChosenAvatar(userId, { kind: "change", bytes })));
  const changed = await Promise.all(
    ready.map((avatar) =>
      storeAvatar(userId, avatar, (stored) =>
        db.transaction(async (tx) => done(await setAvatar(tx, userId, stored, noon))),
      ),
    ),
  );
  const stored = changed.map((outcome) => valueOf(outcome)!);
  expect(new Set(stored).size).toBe(8);
  await workOff();
  const left = await Promise.all(stored.map((id) => fileStorage().read(id)));
  expect(left.filter((bytes) => bytes !== null)).toHaveLength(1);
  expect((await exportFiles(userId)).map(({ id }) => id)).toEqual([await currentFile()]);
});

test("more pictures than are prepared at once are refused, and those who wait are served", async () => {
  const picture = await png();
  const customers = await Promise.all(Array.from({ length: 12 }, () => makeCustomer()));
  const changed = await Promise.all(customers.map(({ id }) => changeAvatar(id, picture, noon)));
  const refused = changed.filter((outcome) => !outcome.ok);
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ refusal: { code: "avatars_busy", status: 503 } });
  expect(await changeAvatar(userId, picture, noon)).toMatchObject({ ok: true });
});

test("one customer has one picture prepared at a time, and others are served beside them", async () => {
  const picture = await png();
  const other = await makeCustomer();
  const [changed, others] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => changeAvatar(userId, picture, noon))),
    changeAvatar(other.id, picture, noon),
  ]);
  expect(changed.filter(({ ok }) => ok)).toHaveLength(1);
  expect(changed[1]).toMatchObject({ refusal: { code: "avatar_under_way", status: 409 } });
  expect(others).toMatchObject({ ok: true });
  expect(await changeAvatar(userId, picture, noon)).toMatchObject({ ok: true });
});

test("a picture is taken away, file and all, and taking it away twice is no error", async () => {
  const { fileId } = valueOf(await changeAvatar(userId, await png(), noon));
  expect(await removeAvatar(userId, noon)).toEqual({ ok: true, value: { fileId: null } });
  expect(await removeAvatar(userId, noon)).toEqual({ ok: true, value: { fileId: null } });
  await workOff();
  expect(await fileStorage().read(fileId!)).toBeNull();
  expect(await findAvatars([userId])).toEqual(new Map());
  expect(await exportFiles(userId)).toEqual([]);
});

test("bytes that nobody recorded go an hour later, and recorded ones stay when that is looked at", async () => {
  const { fileId } = valueOf(await changeAvatar(userId, await png(), noon));
  await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  expect(await workOff()).toBe(1);
  expect(await fileStorage().read(fileId!)).not.toBeNull();
  await db.delete(files);
  await removeUnkeptFile(fileId!);
  expect(await fileStorage().read(fileId!)).toBeNull();
});

test("all files of a customer are forgotten with their account, and nobody else's", async () => {
  const other = await makeCustomer();
  const mine = valueOf(await changeAvatar(userId, await png(), noon)).fileId!;
  const theirs = valueOf(await changeAvatar(other.id, await png(), noon)).fileId!;
  await db.transaction((tx) => eraseFiles(tx, userId));
  await workOff();
  expect(await exportFiles(userId)).toEqual([]);
  expect(await fileStorage().read(mine)).toBeNull();
  expect(await fileStorage().read(theirs)).not.toBeNull();
  expect(await readAvatar(mine)).toBeNull();
});
