import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

import { storeUploads } from "#app/files/store-uploads.server.ts";
import { env } from "#app/platform/env.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";
import { eicar, type FakeClamd, startClamd } from "#tests/files/clamd-server.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

let clamd: FakeClamd;

beforeEach(async () => {
  await clearLimits();
  clamd = await startClamd();
  Object.assign(env(), { CLAMD_ADDRESS: clamd.address, CLAMD_SECONDS: 1 });
});
afterEach(async () => {
  Object.assign(env(), { CLAMD_ADDRESS: undefined });
  await clamd.stop();
});
const emptyFolder = () => rm(env().FILES_DIR!, { recursive: true, force: true });
beforeAll(emptyFolder);
afterAll(emptyFolder);

async function storedAfter(...contents: Buffer[]): Promise<{ outcome: Outcome<null>; kept: boolean }> {
  let kept = false;
  const outcome = await storeUploads({ by: "asha", contents }, async () => ((kept = true), done(null)));
  return { outcome, kept };
}

async function nothingIsOnDisk(): Promise<boolean> {
  const folder = env().FILES_DIR!;
  if (!existsSync(folder)) return true;
  return (await readdir(folder, { recursive: true, withFileTypes: true })).every((one) => !one.isFile());
}

const large = Buffer.alloc(10 * 1024 * 1024, "a page of a passport ");

test("a file that the scanner passes is kept, and the scanner has read every byte of it", async () => {
  expect(await storedAfter(large, Buffer.from("words"))).toEqual({ outcome: done(null), kept: true });
  expect(clamd.seen.map((content) => content.length)).toEqual([large.length, 5]);
  expect(clamd.seen[0]!.equals(large)).toBe(true);
});

test("the same by a socket of the disk, where the scanner usually listens", async () => {
  const socket = join(tmpdir(), `landfall-clamd-${process.pid}.ctl`);
  const other = await startClamd(socket);
  Object.assign(env(), { CLAMD_ADDRESS: socket });
  expect((await storedAfter(Buffer.from("words"))).kept).toBe(true);
  expect(other.seen).toHaveLength(1);
  await other.stop();
});

test("a file with a virus is refused in a sentence that says which, and none of those with it is written", async () => {
  const { outcome, kept } = await storedAfter(Buffer.from("words"), Buffer.from(`%PDF-1.7 ${eicar}`));
  expect(outcome).toMatchObject({ refusal: { code: "file_infected", status: 422 } });
  expect(outcome).toMatchObject({
    refusal: { message: expect.stringMatching(/^File 2 of 2 carries harmful/) },
  });
  expect(kept).toBe(false);
  expect(await nothingIsOnDisk()).toBe(true);
  const alone = await storedAfter(Buffer.from(eicar));
  expect(alone.outcome).toMatchObject({ refusal: { message: expect.stringMatching(/^This file carries/) } });
});

test.each([
  ["says nothing", () => null],
  ["hangs up", () => ""],
  ["could not read it", () => "INSTREAM size limit exceeded. ERROR\0"],
  ["answers about something else", () => "PONG\0"],
])("while the scanner %s, a file is refused and may be sent again", async (_words, answer) => {
  clamd.answer = answer;
  const began = performance.now();
  const { outcome, kept } = await storedAfter(Buffer.from("words"));
  expect(outcome).toMatchObject({ refusal: { code: "scanner_away", status: 503 } });
  expect(kept).toBe(false);
  expect(performance.now() - began, "a sender waits longer than the setting says").toBeLessThan(2_000);
  expect(await nothingIsOnDisk()).toBe(true);
});

test("while no scanner is there, a file is refused and may be sent again", async () => {
  await clamd.stop();
  const { outcome } = await storedAfter(Buffer.from("words"));
  expect(outcome).toMatchObject({ refusal: { code: "scanner_away" } });
  clamd = await startClamd();
});
