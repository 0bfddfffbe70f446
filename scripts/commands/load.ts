import { resolve } from "node:path";
import { parseArgs } from "node:util";

import pg from "pg";

import { rollUpDailyFigures } from "#app/figures/roll-up-daily-figures.server.ts";
import { env } from "#app/platform/env.server.ts";
import { superuser } from "#db/embedded/cluster.ts";
import { withShop } from "#scripts/commands/with-shop.ts";
import { customerSteps } from "#scripts/commands/load/customers.ts";
import type { LoadSize, LoadStep } from "#scripts/commands/load/load-size.ts";
import { moneySteps } from "#scripts/commands/load/money.ts";
import { orderSteps } from "#scripts/commands/load/orders.ts";
import { workSteps } from "#scripts/commands/load/work.ts";
import { secretsOf } from "#scripts/start/secrets.ts";

/**
 * Loads fictional customers for performance tests: `npm run load -- --customers 100000`. Embedded database only; undo
 * only by a new DATA_DIR.
 */
async function load(): Promise<void> {
  const customers = readCustomers();
  const orders = customers * 3;
  const size = { customers, orders, topUps: customers * 5 };
  if (!env().EMBEDDED)
    throw new Error("Only the embedded database is loaded: no real customer is among these.");
  const client = new pg.Client({ connectionString: superuserAddress() });
  await client.connect();
  try {
    const { rows } = await client.query("select from users where id = 'load-1'");
    if (rows.length > 0) throw new Error("This shop is loaded already.");
    // Skips triggers, which would take an hour.
    await client.query("set session_replication_role = replica");
    await client.query("begin");
    const indexes = await dropIndexes(client);
    for (const step of stepsOf(size)) await take(client, step);
    await say("indexes", () => client.query(indexes.join(";")));
    await client.query("commit");
    await say("statistics", () => client.query("vacuum analyze"));
    await say("figures", rollUpDailyFigures);
    await printCounts(client);
  } finally {
    await client.end();
  }
}

/** The site's own role cannot bypass triggers. */
function superuserAddress(): string {
  const address = new URL(env().DATABASE_URL);
  address.username = superuser;
  address.password = secretsOf(resolve(process.env["DATA_DIR"] || ".data")).DATABASE_PASSWORD;
  return address.href;
}

/** Rebuilding indexes is faster than updating them. Keeps those of constraints; returns the statements that rebuild. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace
        and not exists (select from pg_constraint where conindid = i.indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ made }) => made);
}

function readCustomers(): number {
  const { values } = parseArgs({ options: { customers: { type: "string", default: "100000" } } });
  const customers = Number(values.customers);
  if (!Number.isInteger(customers) || customers < 1_000 || customers > 1_000_000) {
    throw new Error("--customers is a whole number from 1000 to 1000000.");
  }
  return customers;
}

function stepsOf(size: LoadSize): LoadStep[] {
  return [...customerSteps(size), ...orderSteps(size), ...moneySteps(size), ...workSteps(size)];
}

async function take(client: pg.Client, { what, sql }: LoadStep): Promise<void> {
  await say(what, () => client.query(sql));
}

async function say(what: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now();
  const worked = await work();
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  const rows = (worked as { rowCount?: number | null } | undefined)?.rowCount;
  console.log(`${seconds.padStart(6)} s  ${what}${rows ? `: ${rows.toLocaleString("en")}` : ""}`);
}

async function printCounts(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ customers: string; orders: string; postings: string }>(
    `select (select count(*) from users) as customers, (select count(*) from orders) as orders,
      (select count(*) from postings) as postings`,
  );
  const [counts] = rows;
  console.log(`${counts?.customers} accounts, ${counts?.orders} orders, ${counts?.postings} postings.`);
}

await withShop({ gateways: false }, load);
