import { rm } from "node:fs/promises";

import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { changeAvatar, removeAvatar } from "#app/accounts/avatar/change-avatar.server.ts";
import { findAvatars } from "#app/accounts/avatar/find-avatars.server.ts";
import { readAvatarChange } from "#app/accounts/avatar/read-avatar-change.server.ts";
import { fileStorage } from "#app/files/file-storage.server.ts";
import { exportFiles } from "#app/files/export-files.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { readersLength } from "#app/platform/plain-text.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { findTestimonial, listTestimonials } from "#app/testimonials/list-testimonials.server.ts";
import { publishTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { databaseState } from "#tests/calls/call.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { hostileTexts } from "#tests/hostile/corpus.ts";
import { oneOfEachKind } from "#tests/hostile/share-of-texts.ts";
import { hiddenText, type HostileFile, hostileFiles, photo } from "#tests/hostile/files.ts";
import { makePremium } from "#tests/setup/make-premium.ts";
import { wide } from "#tests/setup/wide.ts";

let user: CurrentUser;
let files: HostileFile[];
beforeAll(async () => {
  [user, files] = await Promise.all([makePremium(), hostileFiles()]);
});
beforeEach(() => db.delete(testimonials));
afterAll(() => rm(env().FILES_DIR!, { recursive: true, force: true }));

const about = () => ({ user, service: "cover-letter" as const, now: noon });
const sincere = "They read my letter twice and told me what to leave out.";

function expectPlain(text: string): void {
  expect(text).not.toMatch(/(?!\n)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069\u200b\ufeff]|\p{M}{6}/u);
}

/** Cleaning texts has its own, complete tests. */
const inTurn = (turn: number) => (wide ? hostileTexts : oneOfEachKind(turn));

test.each(inTurn(0))("$name is published as the text it is, or refused in words", async ({ text }) => {
  for (const details of [text, `${sincere} ${text}`]) {
    valueOf(await publishTestimonial({ ...about(), details: sincere }));
    const published = await publishTestimonial({ ...about(), details });
    const kept = (await findTestimonial(user.id, "cover-letter"))!.details;
    expectPlain(kept);
    expect(readersLength(kept)).toBeLessThanOrEqual(2_000);
    if (published.ok) continue;
    expect(published.refusal).toMatchObject({ code: "testimonial_length", status: 422, field: "details" });
    expect(kept, "what stood before").toBe(sincere);
  }
});

test("markup is kept to the letter, since it is only text", async () => {
  const details = `${sincere} <script>alert(1)</script> <b>&amp;</b>`;
  valueOf(await publishTestimonial({ ...about(), details }));
  expect(await listTestimonials("cover-letter")).toMatchObject([{ details }]);
});

test.each(inTurn(1))("a customer called $name is shown by a plain name", async ({ text }) => {
  const named = { ...user, firstName: text.slice(0, 200), lastName: text.slice(0, 200) };
  valueOf(await publishTestimonial({ ...about(), user: named, details: sincere }));
  const [shown] = await listTestimonials("cover-letter");
  expectPlain(shown!.username);
  expect(shown!.username).not.toContain("\n");
});

test(
  "every hostile file is refused in words and changes nothing, or only its picture is kept",
  { timeout: 120_000 },
  async () => {
    await removeAvatar(user.id, noon);
    valueOf(await changeAvatar(user.id, await photo().png().toBuffer(), noon));
    let before = await databaseState();
    for (const file of files) {
      const began = performance.now();
      const change = await readAvatarChange(Object.fromEntries(formWith(file)));
      const changed =
        change.ok && change.value.kind === "change"
          ? await changeAvatar(user.id, change.value.bytes, noon)
          : change;
      expect(performance.now() - began, file.name).toBeLessThan(6_000);
      expect(changed.ok ? "defused" : "refused", file.name).toBe(file.fate);
      if (changed.ok) {
        await expectOnlyPicture(file.name);
        before = await databaseState();
      } else {
        expect(changed.refusal.message, file.name).toMatch(/^This (file|picture) .*\.$/);
        expect([413, 422], file.name).toContain(changed.refusal.status);
        expect(await databaseState(), file.name).toEqual(before);
      }
    }
  },
);

test(
  "no hostile file takes much memory, and after all of them a picture is still taken",
  { timeout: 120_000 },
  async () => {
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
    for (const { bytes } of files) await changeAvatar(user.id, bytes, noon);
    clearInterval(watch);
    expect((most - before) / 1024 / 1024).toBeLessThan(300);
    valueOf(await changeAvatar(user.id, await photo().png().toBuffer(), noon));
  },
);

function formWith({ bytes, fileName, type }: HostileFile): FormData {
  const form = new FormData();
  form.set("avatar", new File([new Uint8Array(bytes)], fileName, { type }));
  return form;
}

/** A square WebP under our own id, without the hidden data. */
async function expectOnlyPicture(name: string): Promise<void> {
  const [kept, ...more] = await exportFiles(user.id);
  expect(more, name).toEqual([]);
  expect((await findAvatars([user.id])).get(user.id), name).toMatch(/^\/avatars\/[\da-f-]{36}\.webp$/);
  const bytes = (await fileStorage().read(kept!.id))!;
  const { format, width, height, exif, icc, xmp, pages } = await sharp(bytes).metadata();
  const found = { format, width, height, exif, icc, xmp, pages };
  const nothing = { exif: undefined, icc: undefined, xmp: undefined, pages: undefined };
  expect(found, name).toEqual({ format: "webp", width: 256, height: 256, ...nothing });
  for (const words of [hiddenText, "script", "<?php"]) {
    expect(Buffer.from(bytes).includes(words), name).toBe(false);
  }
}
