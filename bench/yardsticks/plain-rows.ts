import type pg from "pg";

import type { BenchShop } from "#bench/bench-shop.ts";
import { startChild } from "#bench/machine.ts";

export type WrittenTable = { name: string; columns: string[]; rows: number; values: (string | null)[] };

export type Template = {
  databaseUrl: string;
  tables: WrittenTable[];
  /** Ids that must be new each time. */
  ids: string[];
  user: string;
};

/** In the order in which they refer to each other. `$1` is the order. */
const ofOrder: [table: string, rows: string][] = [
  ["orders", "id = $1"],
  ["order_items", "order_id = $1"],
  ["order_item_changes", "item_id in (select id from order_items where order_id = $1)"],
  ["order_lines", "order_id = $1"],
  ["payments", "order_id = $1"],
  ["wallet_holds", "order_id = $1"],
  ["transfers", "reference like $1::text || ':%'"],
  ["postings", "transfer_id in (select id from transfers where reference like $1::text || ':%')"],
  ["receipts", "order_id = $1"],
  [
    "mailbox_messages",
    `id = (select max(m.id) from mailbox_messages m join users on users.email = m.recipient
      join orders on orders.user_id = users.id and orders.state = 'paid' where orders.id = $1)`,
  ],
];

/** The rows that the last order of this customer left behind; jobs, which come and go, are not among them. */
export async function rowsOfLastOrder(shop: BenchShop, user: string): Promise<Template> {
  const { rows } = await shop.sql.query<{ id: string; purchase_id: string }>(
    "select id, purchase_id from orders where user_id = $1 order by created_at desc limit 1",
    [user],
  );
  const [order] = rows;
  if (!order) throw new Error(`${user} has bought nothing.`);
  const read: { table: WrittenTable; ids: string[] }[] = [];
  for (const [name, where] of ofOrder) read.push(await rowsOf(shop.sql, { name, where, order: order.id }));
  return {
    databaseUrl: shop.databaseUrl,
    tables: read.flatMap(({ table }) => (table.rows > 0 ? [table] : [])),
    ids: [order.purchase_id, ...new Set(read.flatMap(({ ids }) => ids))],
    user,
  };
}

type Asked = { name: string; where: string; order: string };

async function rowsOf(sql: pg.Client, { name, where, order }: Asked) {
  const { rows: given } = await sql.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1
      and is_identity = 'NO' and is_generated = 'NEVER' and coalesce(column_default, '') not like 'nextval%'
      order by ordinal_position`,
    [name],
  );
  const columns = given.map(({ column_name }) => column_name);
  const texts = columns.map((column) => `${column}::text as ${column}`).join(", ");
  const { rows } = await sql.query<Record<string, string | null>>(
    `select ${texts} from ${name} where ${where}`,
    [order],
  );
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
  const ids = rows.flatMap(({ id, gateway_order_id }) => [id, gateway_order_id]);
  return {
    table: { name, columns, rows: rows.length, values },
    ids: ids.filter((id): id is string => Boolean(id)),
  };
}

/** How many times a second they are written from the site's place, one transaction each, and nothing is asked. */
export async function writeRows(template: Template, users: string[], seconds: number): Promise<number> {
  const child = startChild("bench/yardsticks/row-writer.ts", "site");
  try {
    const answered = new Promise<{ perSecond?: number; failed?: string }>((resolve) =>
      child.once("message", resolve as (message: unknown) => void),
    );
    child.send({ template, users, seconds });
    const { perSecond, failed } = await answered;
    if (!perSecond) throw new Error(failed ?? "No row was written.");
    return perSecond;
  } finally {
    child.kill();
  }
}
