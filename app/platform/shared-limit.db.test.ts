import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";

import { db } from "#app/platform/db.server.ts";
import { erasePassedLimits, sharedLimit } from "#app/platform/shared-limit.server.ts";
import { rateLimits } from "#app/platform/tables.server.ts";
import { clearLimits } from "#tests/setup/clear-limits.ts";

beforeEach(clearLimits);

const bounds = { points: () => 3, seconds: 60 };
const address = "somebody@example.org";

test("two servers count together, and another name or key counts apart", async () => {
  const [one, other] = [sharedLimit("guesses", bounds), sharedLimit("guesses", bounds)];
  expect([await one.count(address), await other.count(address), await one.count(address)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(await other.count(address)).toBeGreaterThan(50_000);
  expect(await one.count("somebody else")).toBeNull();
  expect(await sharedLimit("mails", bounds).count(address)).toBeNull();
});

test("of many attempts at once no more are let through than there may be", async () => {
  const servers = [sharedLimit("guesses", bounds), sharedLimit("guesses", bounds)];
  const waits = await Promise.all(Array.from({ length: 20 }, (_, n) => servers[n % 2]!.count(address)));
  expect(waits.filter((wait) => wait === null)).toHaveLength(3);
});

test("what is taken back can be used again, and after a reset everything", async () => {
  const limit = sharedLimit("guesses", bounds);
  for (let n = 0; n < 10; n += 1) {
    expect(await limit.count(address)).toBeNull();
    await limit.takeBack(address);
  }
  for (let n = 0; n < 4; n += 1) await limit.count(address);
  expect(await limit.count(address)).not.toBeNull();
  await limit.reset(address);
  expect(await limit.count(address)).toBeNull();
});

test("the table names nobody, and keeps no attempt for longer than it counts", async () => {
  await sharedLimit("guesses", bounds).count(address);
  const [kept] = await db.select().from(rateLimits);
  expect(kept?.key).toMatch(/^[\w-]{43}$/);
  await erasePassedLimits(new Date());
  expect(await db.$count(rateLimits)).toBe(1);
  await erasePassedLimits(new Date(Date.now() + 61_000));
  expect(await db.$count(rateLimits)).toBe(0);
});

test("while the database does not answer, a server counts for itself", async () => {
  const limit = sharedLimit("guesses", bounds);
  await db.execute(sql`alter table rate_limits rename to gone`);
  try {
    for (let n = 0; n < 3; n += 1) expect(await limit.count(address)).toBeNull();
    expect(await limit.count(address)).not.toBeNull();
  } finally {
    await db.execute(sql`alter table gone rename to rate_limits`);
  }
});
