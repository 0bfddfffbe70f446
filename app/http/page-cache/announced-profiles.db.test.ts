import { expect, test, vi } from "vitest";

import { pool } from "#app/platform/db.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { createGroup } from "#app/research-groups/create-group.server.ts";
import { valueOf } from "#tests/checkout/shop.ts";
import { description } from "#tests/research-groups/make-group.ts";
import { makeCustomer } from "#tests/setup/make-customer.ts";

async function announcedBy(change: () => Promise<unknown>): Promise<string[]> {
  const client = await pool.connect();
  const heard: string[] = [];
  client.on("notification", ({ payload = "" }) => heard.push(payload));
  await client.query("listen pages_changed");
  try {
    await change();
    await pool.query("select pg_notify('pages_changed', 'the end')");
    await vi.waitUntil(() => heard.includes("the end"));
    return heard.slice(0, -1);
  } finally {
    await client.query("unlisten pages_changed");
    client.removeAllListeners("notification");
    client.release();
  }
}

const rewrite = (id: string, name = "first_name || 'a'") =>
  pool.query(`update users set first_name = ${name}, avatar_file_id = null where id = $1`, [id]);

test("a profile that no page shows empties nothing, nor does one that is saved as it was", async () => {
  const [unknown, author] = [await makeCustomer(), await makeCustomer()];
  await speak(author.id);
  expect(await announcedBy(() => rewrite(unknown.id))).toEqual([]);
  expect(await announcedBy(() => rewrite(author.id, "first_name"))).toEqual([]);
});

test.each([
  ["who speaks about a service", (id: string) => speak(id)],
  ["who is in a research group", (id: UserId) => join(id)],
])("the profile of somebody %s empties the memory when it is saved", async (_who, appear) => {
  const { id } = await makeCustomer();
  await appear(id);
  expect(await announcedBy(() => rewrite(id))).toEqual(["users"]);
});

const speak = (id: string) =>
  pool.query(
    `insert into testimonials (user_id, service, details, shown_name) values ($1, 'cover-letter', 'Good.', 'A')`,
    [id],
  );

async function join(userId: UserId): Promise<void> {
  const about = { title: "Soil and water", description, coAuthors: 2, role: "data" };
  valueOf(await createGroup({ userId, ...about, now: new Date() }));
}
