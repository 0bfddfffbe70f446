import { desc, eq } from "drizzle-orm";

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

export async function countBookFindings(tx: Db): Promise<number> {
  const checks = [...(await latestBookChecks(tx)).values()];
  return checks.reduce((sum, { found, unexamined }) => sum + found + unexamined.length, 0);
}
