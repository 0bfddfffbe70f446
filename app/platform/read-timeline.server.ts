import { type SQL, sql } from "drizzle-orm";

import type { Db } from "#app/platform/db.server.ts";
import { type Cursor, takePage } from "#app/platform/page-after.server.ts";

/** One kind of event as rows. Its columns are read from what `from` names. */
export type TimelineSource = {
  /** A word of letters and underscores, unique on its timeline. */
  kind: string;
  at: SQL;
  /** Unique within the kind. */
  id: SQL;
  /** JSON; amounts as text. */
  facts: SQL;
  /** A table and its condition: `messages event where event.item_id = …`. */
  from: SQL;
};

export type TimelineRow = { at: Date; kind: string; id: string; facts: unknown };

type TimelinePage = {
  /** Oldest first. */
  rows: TimelineRow[];
  earlier: string | null;
  isLatest: boolean;
};

const rowsPerPage = 50;

/** The last events of all sources, or those before a cursor, in one statement. An invalid cursor means the last. */
export async function readTimeline(
  tx: Db,
  sources: readonly TimelineSource[],
  { before, size = rowsPerPage }: { before: Cursor; size?: number },
): Promise<TimelinePage> {
  const cursor = readCursor(before);
  if (sources.length === 0) return { rows: [], earlier: null, isLatest: cursor === null };
  const { rows, hasMore } = await takePage(size, async (limit) => {
    const each = sources.map((source) => rowsOf(source, cursor, limit));
    const found = await tx.execute<StoredRow>(sql`
      select to_char(event.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
        event.kind, event.id, event.facts
      from (${sql.join(each, sql` union all `)}) event
      order by event.at desc, event.kind collate "C" desc, event.id collate "C" desc limit ${limit}`);
    return found.rows;
  });
  const oldest = rows.at(-1);
  return {
    rows: rows.toReversed().map((row) => ({ ...row, at: new Date(row.at) })),
    earlier: hasMore && oldest ? cursorOf(oldest) : null,
    isLatest: cursor === null,
  };
}

type StoredRow = { at: string; kind: string; id: string; facts: unknown };
type Place = Pick<StoredRow, "at" | "kind" | "id">;

/** No source reads further than the page. */
function rowsOf({ kind, at, id, facts, from }: TimelineSource, cursor: Place | null, limit: number): SQL {
  const mark = sql.raw(`'${kind}'::text collate "C"`);
  const beyond = cursor
    ? sql`and (${at}, ${mark}, (${id})::text collate "C") < (${cursor.at}::timestamptz, ${cursor.kind}, ${cursor.id})`
    : sql``;
  return sql`(select ${at} as at, ${mark} as kind, (${id})::text collate "C" as id, ${facts} as facts
    from ${from} ${beyond} order by 1 desc, 3 desc limit ${limit})`;
}

/** Of the database's precision, which is finer than ours. */
function cursorOf({ at, kind, id }: Place): string {
  return [at, kind, id].join("~");
}

function readCursor(typed: Cursor): Place | null {
  const shape = /^(2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([a-z_]{1,30})~([\w-]{1,64})$/;
  const [, at = "", kind = "", id = ""] = shape.exec(String(typed ?? "")) ?? [];
  const moment = new Date(at);
  const isReal = !Number.isNaN(moment.getTime()) && at.startsWith(moment.toISOString().slice(0, 19));
  return isReal ? { at, kind, id } : null;
}
