import { and, desc, eq, inArray, isNull, lte, or, gt, sql } from "drizzle-orm";

import type { PageText } from "#app/content/page-texts/page-text.ts";
import type { PageTexts, PageTextVersion } from "#app/content/page-texts/page-texts-at.ts";
import { pageTextDrafts, pageTextVersions } from "#app/content/tables.server.ts";
import { type Db, db, type Transaction } from "#app/platform/db.server.ts";

export type KeptPageText = typeof pageTextVersions.$inferSelect;
export type KeptPageDraft = typeof pageTextDrafts.$inferSelect;

/** Those that hold now, and those to come: the others no page asks for. */
export async function pageTextsFromNow(): Promise<PageTextVersion[]> {
  const { id, section, startsAt, withdrawnAt } = pageTextVersions;
  const newest = db
    .selectDistinctOn([section], { id })
    .from(pageTextVersions)
    .where(and(isNull(withdrawnAt), lte(startsAt, sql`now()`)))
    .orderBy(section, desc(startsAt), desc(id));
  return db
    .select({ id, section, text: pageTextVersions.text, startsAt })
    .from(pageTextVersions)
    .where(and(isNull(withdrawnAt), or(gt(startsAt, sql`now()`), inArray(id, newest))));
}

/** Newest first. */
export function listPageTextVersions(tx: Db, section: string): Promise<KeptPageText[]> {
  return tx
    .select()
    .from(pageTextVersions)
    .where(eq(pageTextVersions.section, section))
    .orderBy(desc(pageTextVersions.id))
    .limit(versionsMax);
}

const versionsMax = 100;

export async function findPageText(tx: Db, id: number): Promise<KeptPageText | null> {
  const [found] = await tx.select().from(pageTextVersions).where(eq(pageTextVersions.id, id));
  return found ?? null;
}

export async function findPageDraft(tx: Db, section: string): Promise<KeptPageDraft | null> {
  const [found] = await tx.select().from(pageTextDrafts).where(eq(pageTextDrafts.section, section));
  return found ?? null;
}

export function listPageDrafts(): Promise<KeptPageDraft[]> {
  return db.select().from(pageTextDrafts);
}

export async function draftedTexts(): Promise<PageTexts> {
  return new Map((await listPageDrafts()).map(({ section, text }) => [section, text]));
}

export async function lockPageText(tx: Transaction, section: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`page text ${section}`}, 0))`);
}

export async function appendPageText(
  tx: Transaction,
  version: Omit<KeptPageText, "id" | "withdrawnAt">,
): Promise<void> {
  await tx.insert(pageTextVersions).values(version);
}

export async function withdrawPageText(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx.update(pageTextVersions).set({ withdrawnAt: now }).where(eq(pageTextVersions.id, id));
}

type Draft = { section: string; text: PageText; savedBy: string };

export async function savePageDraft(
  tx: Transaction,
  draft: Draft,
  before: KeptPageDraft | null,
  now: Date,
): Promise<void> {
  // Always later than the previous one, even if the clock does not move.
  const updatedAt = new Date(Math.max(now.getTime(), (before?.updatedAt.getTime() ?? 0) + 1));
  const row = { ...draft, updatedAt };
  await tx
    .insert(pageTextDrafts)
    .values(row)
    .onConflictDoUpdate({ target: pageTextDrafts.section, set: row });
}

export async function deletePageDraft(tx: Transaction, section: string): Promise<void> {
  await tx.delete(pageTextDrafts).where(eq(pageTextDrafts.section, section));
}
