import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";

import { db, pool } from "#app/platform/db.server.ts";
import { leaveGroup } from "#app/research-groups/leave-group.server.ts";
import { noon, valueOf } from "#tests/checkout/shop.ts";
import { makeGroup } from "#tests/research-groups/make-group.ts";

let listener: PoolClient;
const heard: string[] = [];

beforeAll(async () => {
  listener = await pool.connect();
  listener.on("notification", ({ payload }) => heard.push(payload ?? ""));
  await listener.query("listen pages_changed");
});
afterAll(() => listener.release(true));

/** What an event has announced. What was announced before the question was answered has been heard by then. */
async function announcedBy(action: () => Promise<unknown>): Promise<string[]> {
  await listener.query("select 1");
  heard.length = 0;
  await action();
  await listener.query("select 1");
  return [...new Set(heard)];
}

test("kept pages are made anew when a place is taken, paid or given up, and not when a payment begins or ends", async () => {
  const { id, members } = await makeGroup(1);
  const set = (change: string) => () =>
    db.execute(sql.raw(`update research_group_members set ${change} where group_id = '${id}'`));
  expect(await announcedBy(set("order_id = gen_random_uuid()"))).toEqual([]);
  expect(await announcedBy(set("order_id = null"))).toEqual([]);
  expect(await announcedBy(set("pay_by = now()"))).toEqual([]);
  expect(await announcedBy(set("paid_at = now()"))).toEqual(["research_group_members"]);
  await set("paid_at = null")();
  const leaving = () => leaveGroup({ groupId: id, userId: members[1]!.id, now: noon }).then(valueOf);
  expect(await announcedBy(leaving)).toEqual(["research_group_members"]);
  expect(await announcedBy(() => makeGroup(1, 1))).toContain("research_group_members");
});
