import { asc, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

import type { Db } from "#app/platform/db.server.ts";

export type Cursor = string | number | null;

type List<Row, Id> = {
  /** Ties sort by id. */
  by?: PgColumn;
  id: PgColumn;
  oldestFirst?: boolean;
  idOf: (row: Row) => Id;
};

type PageQuery = { beyond: SQL | undefined; orderBy: SQL[]; limit: number };

/** `previous` and `next` are the cursors of the pages before and after, null where there is none. */
type Page<Row, Id> = { rows: Row[]; previous: Id | null; next: Id | null; isFirst: boolean };

/**
 * Where a page stands: after the last row of another, or before its first. `before` counts where both are given. A
 * file's pages may be read on the replica.
 */
export type Turn = { after: Cursor; before?: Cursor; size: number; on?: Db };

/** Safe while the list grows. An invalid cursor means the first page. */
export async function pageAfter<Row, Id extends string | number>(
  query: (page: PageQuery) => PromiseLike<Row[]>,
  list: List<Row, Id>,
  { after, before = null, size }: Turn,
): Promise<Page<Row, Id>> {
  const { by, id, oldestFirst = false, idOf } = list;
  const first = readCursor(before, id);
  const isBack = first !== null;
  const cursor = first ?? readCursor(after, id);
  const ascending = oldestFirst !== isBack;
  const order = ascending ? asc : desc;
  const { rows: found, hasMore } = await takePage(size, (limit) =>
    query({
      beyond: cursor === null ? undefined : isBeyond(cursor, { by, id, oldestFirst: ascending }),
      orderBy: by ? [order(by), order(id)] : [order(id)],
      limit,
    }),
  );
  // Nothing stands before it any more: the list begins here.
  if (isBack && found.length === 0) return pageAfter(query, list, { after: null, size });
  const rows = isBack ? found.toReversed() : found;
  const ends = endsOf(rows, { isBack, hasMore, hasCursor: cursor !== null });
  return {
    rows,
    previous: ends.previous === null ? null : idOf(ends.previous),
    next: ends.next === null ? null : idOf(ends.next),
    isFirst: cursor === null,
  };
}

/** The rows that the pages around this one go on from. */
export function endsOf<Row>(
  rows: readonly Row[],
  { isBack, hasMore, hasCursor }: { isBack: boolean; hasMore: boolean; hasCursor: boolean },
): { previous: Row | null; next: Row | null } {
  return {
    previous: (isBack ? hasMore : hasCursor) ? (rows[0] ?? null) : null,
    next: isBack || hasMore ? (rows.at(-1) ?? null) : null,
  };
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
