import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { db, pool } from "#app/platform/db.server.ts";

const lentOut = () => pool.totalCount - pool.idleCount;

test("a transaction that cannot be begun, cannot be finished or throws gives its connection back", async () => {
  const before = lentOut();
  const noSuchLevel = { isolationLevel: "none at all" as "serializable" };
  for (let round = 0; round < 20; round += 1)
    await expect(db.transaction(async () => {}, noSuchLevel)).rejects.toThrow("begin");
  const cutOff = db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
  await expect(cutOff).rejects.toThrow();
  const thrown = db.transaction(() => Promise.reject(new Error("no more")));
  await expect(thrown).rejects.toThrow("no more");
  expect(lentOut()).toBe(before);
});

test("a transaction answers what its work answers, and an error undoes it", async () => {
  expect(await db.transaction(async () => "done")).toBe("done");
  const undone = db.transaction(async (tx) => {
    await tx.execute(sql`create table half_done (id int)`);
    throw new Error("no more");
  });
  await expect(undone).rejects.toThrow("no more");
  const { rows } = await db.execute(sql`select to_regclass('half_done') as found`);
  expect(rows).toEqual([{ found: null }]);
});
