import { desc, eq, type SQL, sql } from "drizzle-orm";

import { type BookCheckKind, bookCheckKinds } from "#app/books/book-check-kinds.ts";
import { bookChecks } from "#app/books/tables.server.ts";
import type { Db } from "#app/platform/db.server.ts";

export type BookCheck = typeof bookChecks.$inferSelect;

/** As many as anybody reads; the total is stored beside them. */
const findingsMax = 200;

export async function recordBookCheck(
  tx: Db,
  check: Pick<BookCheck, "kind" | "begunAt" | "examined" | "findings" | "unexamined">,
): Promise<void> {
  const { findings } = check;
  const kept = { findings: findings.slice(0, findingsMax), found: findings.length };
  await tx.insert(bookChecks).values({ ...check, ...kept, endedAt: new Date() });
}

export async function latestBookChecks(tx: Db): Promise<Map<BookCheckKind, BookCheck>> {
  const latest = await Promise.all(
    bookCheckKinds.map((kind) =>
      tx.select().from(bookChecks).where(eq(bookChecks.kind, kind)).orderBy(desc(bookChecks.id)).limit(1),
    ),
  );
  return new Map(latest.flat().map((check) => [check.kind, check]));
}

/** Of the last check of each kind. */
export function countBookFindings(): SQL<number> {
  const { kind, id, found, unexamined } = bookChecks;
  const latest = bookCheckKinds.map(
    (each) => sql`coalesce((select ${found} + cardinality(${unexamined})
      from ${bookChecks} where ${kind} = ${each} order by ${id} desc limit 1), 0)`,
  );
  return sql<number>`(${sql.join(latest, sql` + `)})`.mapWith(Number);
}
