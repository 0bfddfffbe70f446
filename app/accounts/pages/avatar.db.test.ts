import { rm } from "node:fs/promises";

import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";

import { changeAvatar } from "#app/accounts/avatar/change-avatar.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { loader } from "#app/accounts/pages/avatar.ts";
import type { UserId } from "#app/platform/ids.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { photo } from "#tests/hostile/files.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

let userId: UserId;
beforeEach(async () => {
  ({ id: userId } = await makeCustomer());
});
afterAll(() => rm(env().FILES_DIR!, { recursive: true, force: true }));

const png = () => photo().png().toBuffer();

function ask(file: string): Promise<Response> {
  return loader({ params: { file } } as Parameters<typeof loader>[0]);
}

const unknown = { init: { status: 404 } };

test("a picture is served as one that may be kept for good, and can do nothing", async () => {
  const { fileId } = valueOf(await changeAvatar(userId, await png(), noon));
  const answer = await ask(`${fileId}.webp`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "content-disposition": "inline",
    "content-security-policy": "sandbox; default-src 'none'",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 8, 12)).toBe("WEBP");
});

test("what is not somebody's picture now is not found", async () => {
  const first = valueOf(await changeAvatar(userId, await png(), noon)).fileId!;
  const second = valueOf(await changeAvatar(userId, await png(), noon)).fileId!;
  await expect(ask(`${first}.webp`)).rejects.toMatchObject(unknown);
  const names = [second, `${second}.png`, `${second.toUpperCase()}.webp`, `../${second}.webp`, "x.webp", ""];
  for (const name of [...names, `${second}.webp/`, `${second}.webp\n`, "..%2f..%2fsecrets.json"]) {
    await expect(ask(name), name).rejects.toMatchObject(unknown);
  }
  await db.update(users).set({ deletedAt: noon }).where(eq(users.id, userId));
  await expect(ask(`${second}.webp`)).rejects.toMatchObject(unknown);
});
