import { randomUUID } from "node:crypto";

import pg from "pg";

import type { Template, WrittenTable } from "#bench/yardsticks/plain-rows.ts";

/** A process of its own: writes the rows of a purchase again and again, each time with ids of its own, and nothing else. */
process.on(
  "message",
  ({ template, seconds, users }: { template: Template; seconds: number; users: string[] }) => {
    run(template, seconds, users).then(
      (perSecond) => process.send?.({ perSecond }),
      (error: unknown) => process.send?.({ failed: String(error) }),
    );
  },
);

async function run(template: Template, seconds: number, users: string[]): Promise<number> {
  const clients = await Promise.all(users.map(() => connected(template.databaseUrl)));
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  let count = 0;
  const writeOn = async (client: pg.Client, user: string) => {
    while (performance.now() < until) {
      await writeOnce(client, template, user);
      count += 1;
    }
  };
  await Promise.all(clients.map((client, at) => writeOn(client, users[at] ?? "")));
  const took = (performance.now() - begun) / 1_000;
  await Promise.all(clients.map((client) => client.end()));
  return count / took;
}

async function connected(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

async function writeOnce(client: pg.Client, { tables, ids, user }: Template, as: string): Promise<void> {
  const fresh = new Map([[user, as], ...ids.map((id) => [id, randomUUID()] as const)]);
  await client.query("begin");
  for (const table of tables) {
    const receipt = table.name === "receipts" ? await nextReceipt(client) : null;
    const values = table.values.map((value, at) =>
      receipt && table.columns[at] === "number" ? receipt : renamed(value, fresh),
    );
    await client.query({ name: table.name, text: insertInto(table), values });
  }
  await client.query("commit");
}

function insertInto({ name, columns, rows }: WrittenTable): string {
  const row = (at: number) =>
    `(${columns.map((_column, place) => `$${at * columns.length + place + 1}`).join(", ")})`;
  return `insert into ${name} (${columns.join(", ")}) values ${Array.from({ length: rows }, (_, at) => row(at)).join(", ")}`;
}

async function nextReceipt(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ last: string }>({
    name: "receipt number",
    text: `insert into receipt_counters (year, last) values (extract(year from now()), 1)
      on conflict (year) do update set last = receipt_counters.last + 1 returning last`,
  });
  return rows[0]?.last ?? "";
}

function renamed(value: string | null, fresh: Map<string, string>): string | null {
  if (value === null) return null;
  let text = value;
  for (const [old, id] of fresh) if (text.includes(old)) text = text.replaceAll(old, id);
  return text;
}
