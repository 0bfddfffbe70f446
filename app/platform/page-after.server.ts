import { asc, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

export type Cursor = string | number | null;

type List<Row, Id> = {
  /** Ties sort by id. */
  by?: PgColumn;
  id: PgColumn;
  oldestFirst?: boolean;
  idOf: (row: Row) => Id;
};

type PageQuery = { beyond: SQL | undefined; orderBy: SQL[]; limit: number };

type Page<Row, Id> = { rows: Row[]; next: Id | null; isFirst: boolean };

/** Safe while the list grows. An invalid cursor means the first page. */
export async function pageAfter<Row, Id extends string | number>(
  query: (page: PageQuery) => PromiseLike<Row[]>,
  { by, id, oldestFirst = false, idOf }: List<Row, Id>,
  { after, size }: { after: Cursor; size: number },
): Promise<Page<Row, Id>> {
  const cursor = readCursor(after, id);
  const order = oldestFirst ? asc : desc;
  const { rows, hasMore } = await takePage(size, (limit) =>
    query({
      beyond: cursor === null ? undefined : isBeyond(cursor, { by, id, oldestFirst }),
      orderBy: by ? [order(by), order(id)] : [order(id)],
      limit,
    }),
  );
  const last = rows.at(-1);
  return { rows, next: hasMore && last ? idOf(last) : null, isFirst: cursor === null };
}

export async function takePage<Row>(
  size: number,
  query: (limit: number) => PromiseLike<Row[]>,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const found = await query(size + 1);
  return { rows: found.slice(0, size), hasMore: found.length > size };
}

function readCursor(after: Cursor, id: PgColumn): string | number | null {
  const text = String(after ?? "");
  if (id.dataType === "number") return /^\d{1,15}$/.test(text) ? Number(text) : null;
  const shape = id.getSQLType() === "uuid" ? /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i : /^[\w-]{1,64}$/;
  return shape.test(text) ? text : null;
}

/** Compared in the database: its timestamps are finer than ours. */
function isBeyond(
  cursor: string | number,
  { by, id, oldestFirst }: { by: PgColumn | undefined; id: PgColumn; oldestFirst: boolean },
): SQL {
  if (!by) return oldestFirst ? gt(id, cursor) : lt(id, cursor);
  const sign = oldestFirst ? sql`>` : sql`<`;
  return sql`(${by}, ${id}) ${sign} (select ${by}, ${id} from ${id.table} where ${eq(id, cursor)})`;
}
