import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeEach, expect, test } from "vitest";

import { fileStorage } from "#app/files/file-storage.server.ts";
import { recordFile } from "#app/files/record-file.server.ts";
import { storeUploads } from "#app/files/store-uploads.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { asId } from "#tests/setup/as-id.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const refused = refuse({ code: "closed", message: "It is closed.", status: 409 });

beforeEach(clearLimits);
afterAll(() => rm(env().FILES_DIR!, { recursive: true, force: true }));

const take = <Value>(work: (ids: string[]) => Promise<Outcome<Value>>, bytes = 3, by = "asha") =>
  storeUploads({ by, contents: [Buffer.alloc(bytes)] }, work);
const recordFor = (ownerId: UserId) => async (ids: string[]) => {
  const file = { id: ids[0]!, ownerId, kind: "case_file", mediaType: "text/plain", sizeBytes: 3 } as const;
  await db.transaction((tx) => recordFile(tx, { ...file, createdAt: noon }));
  return done(ids);
};

test("what is recorded stays, and what its work refuses is gone when the refusal is there", async () => {
  const [kept = ""] = valueOf(await take(recordFor(asId(UserId, "asha"))));
  expect(await fileStorage().read(kept)).toHaveLength(3);
  let known = "";
  const outcome = await take(async ([id = ""]) => {
    known = id;
    expect(await fileStorage().read(id)).toHaveLength(3);
    return refused;
  });
  expect(outcome).toEqual(refused);
  expect(await fileStorage().read(known)).toBeNull();
});

test("a file that cannot be removed right away does not turn the answer into an error", async () => {
  const outcome = await take(async ([id = ""]) => {
    const place = join(env().FILES_DIR!, id.slice(0, 2), id);
    await rm(place);
    await mkdir(place);
    return refused;
  });
  expect(outcome).toEqual(refused);
});

test("who has sent so much in an hour sends no more, and nothing of it is stored; others go on", async () => {
  const most = env().UPLOAD_MB_PER_HOUR * megabyte;
  const never = async () => refused;
  const piece = 50 * megabyte;
  for (let sent = 0; sent + piece <= most; sent += piece) await take(never, piece);
  const before = (await readdir(env().FILES_DIR!, { recursive: true })).length;
  let worked = false;
  const outcome = await take(async () => ((worked = true), refused), kilobyte);
  expect(outcome).toMatchObject({
    refusal: { code: "too_many", status: 429, details: { retry_after: expect.any(Number) } },
  });
  expect(worked).toBe(false);
  expect((await readdir(env().FILES_DIR!, { recursive: true })).length).toBe(before);
  valueOf(await take(recordFor(asId(UserId, "ben")), 3, "ben"));
});

test("what one person sends at the same moment counts together", async () => {
  const most = env().UPLOAD_MB_PER_HOUR * megabyte;
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => take(async () => done(null), most / 4, "chloe")),
  );
  expect(sent.filter(({ ok }) => ok)).toHaveLength(4);
  expect(await take(async () => done(null), megabyte, "chloe")).toMatchObject({
    refusal: { code: "too_many" },
  });
});
