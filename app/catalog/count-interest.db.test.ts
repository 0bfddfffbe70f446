import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { countInterest, keepWritingInterest, writeInterest } from "#app/catalog/count-interest.server.ts";
import { interestBetween } from "#app/catalog/interest-between.server.ts";
import { pageViews } from "#app/catalog/tables.server.ts";
import { db } from "#app/platform/db.server.ts";

const noon = new Date("2026-11-20T12:00:00Z");
const counted = async () =>
  Object.fromEntries(await interestBetween(db, { first: "2026-11-20", last: "2026-11-21" }));

beforeEach(async () => {
  await writeInterest();
  await db.delete(pageViews);
});

test("what is counted is added to the day and service it is of", async () => {
  countInterest("cover-letter", "views", noon);
  countInterest("cover-letter", "views", noon);
  countInterest("cover-letter", "carted", noon);
  await writeInterest();
  countInterest("cover-letter", "views", noon);
  countInterest("cover-letter", "views", new Date("2026-11-21T00:00:00Z"));
  countInterest("eb2-niw", "carted", noon);
  countInterest("eb2-niw", "views", new Date("2026-11-22T00:00:00Z"));
  await writeInterest();
  expect(await counted()).toEqual({
    "cover-letter": { views: 4, carted: 1 },
    "eb2-niw": { views: 0, carted: 1 },
  });
});

test("servers that write at once add up", async () => {
  const one = { day: "2026-11-20", service: "cover-letter", views: 5 };
  const another = () =>
    db
      .insert(pageViews)
      .values(one)
      .onConflictDoUpdate({
        target: [pageViews.day, pageViews.service],
        set: { views: sql`${pageViews.views} + 5` },
      });
  for (let count = 0; count < 10; count += 1) countInterest("cover-letter", "views", noon);
  await Promise.all([writeInterest(), ...Array.from({ length: 10 }, another)]);
  expect(await counted()).toEqual({ "cover-letter": { views: 60, carted: 0 } });
});

test("what cannot be written waits, and nothing fails by it", async () => {
  countInterest("cover-letter", "views", noon);
  await db.execute(sql`alter table page_views rename to page_views_away`);
  await writeInterest();
  countInterest("cover-letter", "views", noon);
  await db.execute(sql`alter table page_views_away rename to page_views`);
  await writeInterest();
  expect(await counted()).toEqual({ "cover-letter": { views: 2, carted: 0 } });
});

test("what is counted is written at the end", async () => {
  const writing = keepWritingInterest();
  countInterest("cover-letter", "views", noon);
  await writing.stop();
  expect(await counted()).toEqual({ "cover-letter": { views: 1, carted: 0 } });
});
