import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";

import { db } from "#app/platform/db.server.ts";
import { enqueue, enqueueEach, job } from "#app/platform/job.server.ts";

const greet = job({
  name: "greet",
  schema: z.object({ who: z.string(), on: z.coerce.date().nullable() }),
  key: ({ who }) => who,
  attempts: 3,
});

beforeEach(() => db.execute(sql`delete from graphile_worker._private_jobs`));

async function queued() {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select t.identifier as name, j.payload, j.key, j.max_attempts as attempts, j.run_at > now() as later
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`);
  return rows;
}

test("a job stands in the queue with its payload, its key and its attempts", async () => {
  const on = new Date("2026-10-02T10:00:00Z");
  await enqueue(db, greet, { who: "asha", on });
  const [row, ...others] = await queued();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ name: "greet", key: "greet asha", attempts: 3, later: false });
  expect(greet.parse(row?.["payload"])).toEqual({ who: "asha", on });
});

test("several are queued in one statement, for later, and each once by its key", async () => {
  const runAt = new Date(Date.now() + 3_600_000);
  const all = ["asha", "ben", "asha"].map((who) => ({ who, on: null }));
  await enqueueEach(db, greet, all, { runAt });
  await enqueueEach(db, greet, []);
  expect((await queued()).map(({ key, later }) => [key, later])).toEqual([
    ["greet asha", true],
    ["greet ben", true],
  ]);
});

test("what is no part of a job's payload is not kept, and another job's payload is refused", async () => {
  const withMore = { who: "asha", on: null, password: "three calm words" };
  await enqueue(db, greet, withMore);
  expect((await queued())[0]?.["payload"]).toEqual({ who: "asha", on: null });
  expect(() => greet.parse({ itemId: 1 })).toThrow();
});

test("a job goes with the transaction that it was queued in", async () => {
  const failing = db.transaction(async (tx) => {
    await enqueue(tx, greet, { who: "asha", on: null });
    throw new Error("it fails");
  });
  await expect(failing).rejects.toThrow("it fails");
  expect(await queued()).toEqual([]);
});
