import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";

import { db } from "#app/platform/db.server.ts";
import { openOperations, operations, statementsSentBy } from "#tests/budgets/operations.ts";
import { withFakeGateways } from "#tests/checkout/fake-gateway.ts";
import { type Asked, readerOf, type Understood } from "#tests/scale/tables-asked.ts";
import {
  copiedTables,
  singleNodeTables,
  spreadTables,
  type Unnamed,
  unnamed,
  type Way,
} from "#tests/scale/table-homes.ts";
import { withQuickPasswords } from "#tests/setup/quick-passwords.ts";

const columns = new Map<string, Set<string>>();
let understand: Awaited<ReturnType<typeof readerOf>>;

withQuickPasswords();
withFakeGateways();
beforeAll(async () => {
  await openOperations();
  const { rows } = await db.execute<{ table: string; column: string }>(
    sql`select table_name as table, column_name as column from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { table, column } of rows) columns.set(table, (columns.get(table) ?? new Set()).add(column));
  understand = await readerOf(columns);
});

describe("tables", () => {
  test("each has one home", () => {
    const homes = [...Object.keys(spreadTables), ...copiedTables, ...Object.keys(singleNodeTables)];
    expect(homes.toSorted()).toEqual([...columns.keys()].toSorted());
  });

  test("one that is spread names its customer, or a row that does", () => {
    const lost = Object.keys(spreadTables).filter((table) => !leadsToCustomer(table));
    expect(lost).toEqual([]);
  });
});

function leadsToCustomer(table: string, passed: readonly string[] = []): boolean {
  const home = spreadTables[table];
  if (!home || passed.includes(table)) return false;
  if ("column" in home) return columns.get(table)!.has(home.column);
  const { column, to, by } = home.way;
  return (
    columns.get(table)!.has(column) && !!columns.get(to)?.has(by) && leadsToCustomer(to, [...passed, table])
  );
}

const usedExceptions = new Set<Unnamed>();

describe("every statement on a spread table names the customer", () => {
  test.each(Object.keys(operations) as (keyof typeof operations)[])("%s", async (name) => {
    // The first fills what a process keeps in memory.
    await statementsSentBy(operations[name]);
    const sent = await statementsSentBy(operations[name]);
    const faults = sent.flatMap((statement) =>
      unnamedIn(understand(statement), unnamed).map((table) => `${table} in: ${statement}`),
    );
    expect(faults).toEqual([]);
  });

  test("no exception is kept that nothing needs", () => {
    expect(unnamed.filter((exception) => !usedExceptions.has(exception))).toEqual([]);
  });
});

describe("what a statement names", () => {
  test.each([
    ["select from orders where user_id = $1", []],
    ["select from orders where id = $1", ["orders"]],
    ["select from orders where id = $1 or user_id = $2", ["orders"]],
    ["select from orders where user_id in ($1, $2)", []],
    ["select from orders o where user_id in (select id from users where email = $1)", ["orders", "users"]],
    ["select from order_items i join orders o on o.id = i.order_id where o.user_id = $1", []],
    ["select from order_items i join orders o on o.id <> i.order_id where o.user_id = $1", ["order_items"]],
    ["select (select count(*) from carts) from orders where user_id = $1", ["carts"]],
    ["insert into carts (user_id, currency) values ($1, $2)", []],
    ["insert into order_lines (order_id, kind) values ($1, $2)", ["order_lines"]],
    [
      "with o as (insert into orders (id, user_id) values ($1, $2) returning id) insert into order_lines (order_id) select id from o",
      [],
    ],
    ["update carts set currency = $1", ["carts"]],
    ["delete from carts where user_id = any($1::text[])", []],
    ["select from services", []],
  ])("%s", (statement, expected) => {
    expect(unnamedIn(understand(statement))).toEqual(expected);
  });
});

function unnamedIn(understood: Understood, exceptions: readonly Unnamed[] = []): string[] {
  const { asked, values } = understood;
  const spread = asked.filter(({ table }) => table in spreadTables);
  const excused = spread.filter(
    (one) => !isNamed(one, understood) && exceptions.some((exception) => excuses(exception, one, understood)),
  );
  // What an excused row leads to is found with it.
  for (const { table, id } of excused) values.give(`${id}.${customerColumn(table)}`);
  return spread.filter((one) => !isNamed(one, understood)).map(({ table }) => table);
}

function isNamed(one: Asked, { asked, values }: Understood): boolean {
  if (values.isGiven(`${one.id}.${customerColumn(one.table)}`)) return true;
  const { way } = spreadTables[one.table]!;
  return !!way && joinedBy(way, one, { asked, values }).some((other) => isNamed(other, { asked, values }));
}

/** A table with a way gets this column when it is spread. */
function customerColumn(table: string): string {
  const home = spreadTables[table]!;
  return "column" in home ? home.column : "customer of its row";
}

function excuses(exception: Unnamed, one: Asked, understood: Understood): boolean {
  const { table, asked } = exception;
  if (table !== one.table) return false;
  if (asked !== "as a whole") {
    const isSo =
      "to" in asked
        ? joinedBy(asked, one, understood).length > 0
        : understood.values.isGiven(`${one.id}.${asked.by}`);
    if (!isSo) return false;
  }
  usedExceptions.add(exception);
  return true;
}

function joinedBy({ column, to, by }: Way, { id }: Asked, { asked, values }: Understood): Asked[] {
  return asked.filter((other) => other.table === to && values.same(`${id}.${column}`, `${other.id}.${by}`));
}
