import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { db } from "#app/platform/db.server.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

test("a test file has a migrated database of its own, with nobody in it but whom it makes", async () => {
  const customer = await makeCustomer({ country: "GB" });
  const { rows } = await db.execute(sql`select id, country from users`);
  expect(rows).toEqual([{ id: customer.id, country: "GB" }]);
});

test("jobs can be queued in a transaction of the test's database", async () => {
  const { rows } = await db.execute(
    sql`select id is not null as queued from graphile_worker.add_job('noop')`,
  );
  expect(rows).toEqual([{ queued: true }]);
});
