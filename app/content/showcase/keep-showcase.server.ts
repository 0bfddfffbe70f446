import { and, asc, eq, max, sql } from "drizzle-orm";

import type { Showcase, ShowcaseData, ShowcaseKind } from "#app/content/showcase/showcase.ts";
import { counsellorPhotoPath } from "#app/content/showcase/photo-path.ts";
import { showcaseRows } from "#app/content/tables.server.ts";
import { type Db, db, type Transaction } from "#app/platform/db.server.ts";

export type KeptShowcaseRow = typeof showcaseRows.$inferSelect;

/** In their order. */
export function listShowcaseRows(tx: Db, kind: ShowcaseKind): Promise<KeptShowcaseRow[]> {
  return tx
    .select()
    .from(showcaseRows)
    .where(eq(showcaseRows.kind, kind))
    .orderBy(asc(showcaseRows.position), asc(showcaseRows.id));
}

/** As pages show it, without what only the desk reads. */
export async function readShowcase(): Promise<Showcase> {
  const rows = await db.select().from(showcaseRows).orderBy(asc(showcaseRows.position), asc(showcaseRows.id));
  const of = <Kind extends ShowcaseKind>(kind: Kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ data, photoFileId }) => ({
        data: data as ShowcaseData[Kind],
        photoFileId,
      }));
  return {
    admits: of("admits").map(({ data: { consent: _consent, ...admit } }) => admit),
    counsellors: of("counsellors").map(({ data, photoFileId }) => ({
      ...data,
      photo: photoFileId && counsellorPhotoPath(photoFileId),
    })),
    destinations: of("destinations").map(({ data }) => data),
    videos: of("videos").map(({ data }) => data),
  };
}

/** Serialised for each kind, because the order is of all its rows. */
export async function lockShowcase(tx: Transaction, kind: ShowcaseKind): Promise<KeptShowcaseRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`showcase ${kind}`}, 0))`);
  return listShowcaseRows(tx, kind);
}

type NewRow = { kind: ShowcaseKind; data: ShowcaseData[ShowcaseKind]; now: Date };

/** After the others. */
export async function insertShowcaseRow(tx: Transaction, { kind, data, now }: NewRow): Promise<string> {
  const [last] = await tx
    .select({ position: max(showcaseRows.position) })
    .from(showcaseRows)
    .where(eq(showcaseRows.kind, kind));
  const position = (last?.position ?? 0) + 1;
  const [made] = await tx
    .insert(showcaseRows)
    .values({ kind, data, position, updatedAt: now })
    .returning({ id: showcaseRows.id });
  if (!made) throw new Error("the row was not kept");
  return made.id;
}

export async function updateShowcaseRow(
  tx: Transaction,
  before: KeptShowcaseRow,
  change: { data?: ShowcaseData[ShowcaseKind]; photoFileId?: string | null },
  now: Date,
): Promise<void> {
  // Always later than the previous change, even if the clock does not move.
  const updatedAt = new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1));
  await tx
    .update(showcaseRows)
    .set({ ...change, updatedAt })
    .where(eq(showcaseRows.id, before.id));
}

/** For good: it may be about somebody who no longer agrees. */
export async function deleteShowcaseRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(showcaseRows).where(eq(showcaseRows.id, id));
}

export async function saveShowcaseOrder(tx: Transaction, ids: readonly string[]): Promise<void> {
  const places = ids.map((id, at) => sql`(${id}::uuid, ${at + 1}::integer)`);
  await tx.execute(sql`
    update ${showcaseRows} set position = place.position
    from (values ${sql.join(places, sql`, `)}) as place (id, position)
    where ${showcaseRows.id} = place.id`);
}

export async function isCounsellorPhoto(fileId: string): Promise<boolean> {
  const [shown] = await db
    .select({ id: showcaseRows.id })
    .from(showcaseRows)
    .where(and(eq(showcaseRows.kind, "counsellors"), eq(showcaseRows.photoFileId, fileId)));
  return shown !== undefined;
}
