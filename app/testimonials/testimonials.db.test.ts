import { rm } from "node:fs/promises";

import { afterAll, beforeEach, expect, test } from "vitest";

import { exportFiles } from "#app/files/export-files.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import {
  findTestimonial,
  listTestimonials,
  randomTestimonials,
} from "#app/testimonials/list-testimonials.server.ts";
import { exportTestimonials, eraseTestimonials } from "#app/testimonials/export-testimonials.server.ts";
import { publishTestimonial, removeTestimonial } from "#app/testimonials/publish-testimonial.server.ts";
import { testimonials } from "#app/testimonials/tables.server.ts";
import { makeBuyer, minutesLater, noon, valueOf } from "#tests/checkout/shop.ts";
import { photo } from "#tests/hostile/files.ts";
import { makePremium } from "#tests/setup/make-premium.ts";

const details = "They read my letter twice and told me what to leave out.";

beforeEach(() => db.delete(testimonials));
afterAll(() => rm(env().FILES_DIR!, { recursive: true, force: true }));

test("a customer who has bought nothing is told why, and nothing is shown", async () => {
  const user = await makeBuyer();
  expect(await publishTestimonial({ user, service: "cover-letter", details, now: noon })).toMatchObject({
    ok: false,
    refusal: { code: "not_premium", status: 403 },
  });
  expect(await listTestimonials("cover-letter")).toEqual([]);
});

test("a premium customer's words stand on that service's page at once, under first name and initial", async () => {
  const user = await makePremium();
  valueOf(await publishTestimonial({ user, service: "cover-letter", details, now: noon }));
  expect(await listTestimonials("cover-letter")).toEqual([
    { id: expect.any(String), username: "Asha R.", details, stars: null, answer: null, path: null },
  ]);
  expect(await listTestimonials("resume-help")).toEqual([]);
  expect((await findTestimonial(user.id, "cover-letter"))?.details ?? null).toBe(details);
  expect((await findTestimonial(user.id, "resume-help"))?.details ?? null).toBeNull();
});

test("words that are too short replace nothing", async () => {
  const user = await makePremium();
  valueOf(await publishTestimonial({ user, service: "cover-letter", details, now: noon }));
  expect(
    await publishTestimonial({ user, service: "cover-letter", details: "Good.", now: noon }),
  ).toMatchObject({ ok: false, refusal: { code: "testimonial_length" } });
  expect((await findTestimonial(user.id, "cover-letter"))?.details ?? null).toBe(details);
});

test("a new testimonial replaces the earlier one, also when twenty come at once", async () => {
  const user = await makePremium();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      publishTestimonial({ user, service: "cover-letter", details: `${details} ${index}`, now: noon }),
    ),
  );
  valueOf(await publishTestimonial({ user, service: "cover-letter", details, now: minutesLater(1) }));
  expect(await listTestimonials("cover-letter")).toMatchObject([{ details }]);
});

test("the newest stand first, and the open call picks from all services", async () => {
  const [early, late] = [await makePremium(), await makePremium()];
  const about = (user: CurrentUser, words: string, minutes: number) =>
    publishTestimonial({ user, service: "cover-letter", details: words, now: minutesLater(minutes) });
  valueOf(await about(early, `${details} Early.`, 1));
  valueOf(await about(late, `${details} Late.`, 2));
  valueOf(await publishTestimonial({ user: late, service: "resume-help", details, now: noon }));
  expect((await listTestimonials("cover-letter")).map((one) => one.details)).toEqual([
    `${details} Late.`,
    `${details} Early.`,
  ]);
  expect(await listTestimonials("cover-letter", 1)).toHaveLength(1);
  expect(await randomTestimonials()).toHaveLength(3);
  expect(await randomTestimonials(2)).toHaveLength(2);
});

test("a picture that is chosen with the words stands beside all that customer has written", async () => {
  const user = await makePremium();
  valueOf(await publishTestimonial({ user, service: "resume-help", details, now: noon }));
  const avatar = { kind: "change", bytes: await photo().png().toBuffer() } as const;
  valueOf(await publishTestimonial({ user, service: "cover-letter", details, avatar, now: noon }));
  const [file] = await exportFiles(user.id);
  const path = `/avatars/${file?.id}.webp`;
  expect(await listTestimonials("cover-letter")).toMatchObject([{ path }]);
  expect(await listTestimonials("resume-help")).toMatchObject([{ path }]);
  expect(await randomTestimonials()).toMatchObject([{ path }, { path }]);

  const keep = { user, service: "cover-letter" as const, details, now: minutesLater(1) };
  valueOf(await publishTestimonial({ ...keep, avatar: { kind: "keep" } }));
  expect(await listTestimonials("cover-letter")).toMatchObject([{ path }]);
  valueOf(await publishTestimonial({ ...keep, avatar: { kind: "remove" } }));
  expect(await listTestimonials("cover-letter")).toMatchObject([{ path: null }]);
});

test("words and picture are published both or neither", async () => {
  const user = await makePremium();
  const picture = { kind: "change", bytes: await photo().png().toBuffer() } as const;
  const broken = { kind: "change", bytes: new Uint8Array(100) } as const;
  const about = { user, service: "cover-letter" as const, now: noon };
  expect(await publishTestimonial({ ...about, details: "Good.", avatar: picture })).toMatchObject({
    refusal: { field: "details" },
  });
  expect(await publishTestimonial({ ...about, details, avatar: broken })).toMatchObject({
    refusal: { field: "avatar" },
  });
  expect(await exportFiles(user.id)).toEqual([]);
  expect(await listTestimonials("cover-letter")).toEqual([]);
  const stranger = await makeBuyer();
  expect(await publishTestimonial({ ...about, user: stranger, details, avatar: picture })).toMatchObject({
    refusal: { code: "not_premium" },
  });
  expect(await exportFiles(stranger.id)).toEqual([]);
});

test("customers remove their own words and nobody else's", async () => {
  const [user, other] = [await makePremium(), await makePremium()];
  for (const one of [user, other]) {
    valueOf(await publishTestimonial({ user: one, service: "cover-letter", details, now: noon }));
  }
  valueOf(await publishTestimonial({ user, service: "resume-help", details, now: noon }));
  await removeTestimonial(user.id, "cover-letter");
  await removeTestimonial(user.id, "cover-letter");
  expect(await listTestimonials("cover-letter")).toHaveLength(1);
  expect((await findTestimonial(other.id, "cover-letter"))?.details ?? null).toBe(details);
  expect((await findTestimonial(user.id, "resume-help"))?.details ?? null).toBe(details);
});

test("what a customer wrote is handed over to them, and goes with their account", async () => {
  const [user, other] = [await makePremium(), await makePremium()];
  for (const [one, service] of [
    [user, "resume-help"],
    [user, "cover-letter"],
    [other, "cover-letter"],
  ] as const) {
    valueOf(await publishTestimonial({ user: one, service, details, now: noon }));
  }
  const kept = { details, shownName: "Asha R.", stars: null, createdAt: noon };
  expect(new Set(await exportTestimonials(user.id))).toEqual(
    new Set([
      { ...kept, service: "resume-help" },
      { ...kept, service: "cover-letter" },
    ]),
  );
  await db.transaction((tx) => eraseTestimonials(tx, user.id));
  expect(await exportTestimonials(user.id)).toEqual([]);
  expect(await listTestimonials("cover-letter")).toHaveLength(1);
});
