import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { bucketStorage, diskStorage, fileStorage } from "#app/files/file-storage.server.ts";
import { moveFiles } from "#app/files/move-files.server.ts";
import { recordFile, removeUnkeptFile } from "#app/files/record-file.server.ts";
import { files } from "#app/files/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { noon } from "#tests/checkout/shop.ts";
import { startS3 } from "#tests/files/s3-server.ts";
import { asId } from "#tests/setup/as-id.ts";

let s3: Awaited<ReturnType<typeof startS3>>;
const before = { ...env() };

beforeAll(async () => {
  s3 = await startS3();
  Object.assign(env(), s3.settings);
});
afterAll(async () => {
  Object.assign(env(), before, { S3_BUCKET: undefined, FILES_TO: undefined });
  await s3.stop();
  await rm(env().FILES_DIR!, { recursive: true, force: true });
});

const disk = () => diskStorage()!;
const bucket = () => bucketStorage()!;
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const putWhere = (FILES_TO?: "disk" | "s3") => void Object.assign(env(), { FILES_TO });

async function recorded(text: string, storage = fileStorage()): Promise<string> {
  const id = randomUUID();
  await storage.put(id, bytes(text));
  const file = { id, ownerId: asId(UserId, "asha"), kind: "case_file", mediaType: "text/plain" } as const;
  await db.transaction((tx) => recordFile(tx, { ...file, sizeBytes: text.length, createdAt: noon }));
  return id;
}

describe.each([
  ["a folder of the disk", disk],
  ["a bucket", bucket],
])("in %s", (_words, storage) => {
  test("a file is read as it was put, is there until it is removed, and may be removed twice", async () => {
    const id = randomUUID();
    expect([await storage().has(id), await storage().read(id)]).toEqual([false, null]);
    await storage().remove(id);
    const large = new Uint8Array(10 * 1024 * 1024).fill(7);
    await storage().put(id, large);
    expect(await storage().has(id)).toBe(true);
    expect(Buffer.compare(Buffer.from((await storage().read(id))!), large)).toBe(0);
    await storage().put(id, bytes("put again"));
    expect(await storage().read(id)).toEqual(bytes("put again"));
    await storage().remove(id);
    await storage().remove(id);
    expect([await storage().has(id), await storage().read(id)]).toEqual([false, null]);
  });

  test("a name from outside opens nothing", async () => {
    for (const name of ["../secrets.json", "/etc/passwd", "", `${randomUUID()}/..`]) {
      await expect(storage().read(name)).rejects.toThrow(/an id that we made/);
      await expect(storage().put(name, bytes("x"))).rejects.toThrow(/an id that we made/);
    }
  });
});

test("files move to the bucket and back while they are read, and a second run finds them there", async () => {
  putWhere("disk");
  const id = await recorded("a page");
  expect([await disk().has(id), await bucket().has(id)]).toEqual([true, false]);
  putWhere("s3");
  const during = await recorded("sent while files moved");
  expect([await disk().has(during), await bucket().has(during)]).toEqual([false, true]);
  expect(await fileStorage().read(id), "what has not moved yet cannot be read").toEqual(bytes("a page"));

  expect(await moveFiles({ from: disk(), to: bucket() })).toEqual({ moved: 1, there: 1, missing: [] });
  expect([await disk().has(id), await fileStorage().read(id)]).toEqual([false, bytes("a page")]);
  expect(await moveFiles({ from: disk(), to: bucket() })).toEqual({ moved: 0, there: 2, missing: [] });

  putWhere("disk");
  expect(await moveFiles({ from: bucket(), to: disk() })).toEqual({ moved: 2, there: 0, missing: [] });
  expect([await bucket().has(id), await disk().read(id)]).toEqual([false, bytes("a page")]);
  await db.delete(files);
});

test("a copy that is not the same stops the move, which can be begun again; the file is where it was", async () => {
  const id = await recorded("a page", disk());
  const spoiling = { ...bucket(), put: (one: string) => bucket().put(one, bytes("a pag")) };
  await expect(moveFiles({ from: disk(), to: spoiling })).rejects.toThrow(`The copy of file ${id} is not`);
  expect(await disk().read(id)).toEqual(bytes("a page"));
  expect(await moveFiles({ from: disk(), to: bucket() })).toMatchObject({ moved: 1 });
  expect(await bucket().read(id)).toEqual(bytes("a page"));
  await bucket().remove(id);
  expect(await moveFiles({ from: disk(), to: bucket() })).toEqual({ moved: 0, there: 0, missing: [id] });
  await db.delete(files);
});

test("a file that is erased while it moves is in neither place afterwards", async () => {
  const id = await recorded("a page", disk());
  const erasing = {
    ...disk(),
    async read(one: string) {
      const found = await disk().read(one);
      await db.delete(files).where(eq(files.id, one));
      await removeUnkeptFile(one);
      return found;
    },
  };
  await moveFiles({ from: erasing, to: bucket() });
  expect([await disk().has(id), await bucket().has(id)]).toEqual([false, false]);
});

test("a bucket that does not exist is an error, and never a file that is missing", async () => {
  Object.assign(env(), { S3_BUCKET: "mistyped" });
  await expect(bucket().put(randomUUID(), bytes("x"))).rejects.toThrow(/bucket/);
  await expect(bucket().read(randomUUID())).rejects.toThrow(/bucket/);
  Object.assign(env(), s3.settings);
});
