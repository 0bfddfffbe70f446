import { eq } from "drizzle-orm";

import { sanitiseDetails } from "#app/catalog/sanitise-details.server.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import { fingerprintOf, isAsShipped, type StoredText } from "#app/catalog/service-row.server.ts";
import type { ParsedServiceText } from "#app/catalog/service-text.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { services } from "#app/catalog/tables.server.ts";
import { type Db, db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";

/** A service's record as it is kept, for who edits it. */
export type StoredService = { text: StoredText; updatedAt: Date; isEdited: boolean };

/** Read past what is kept for a second; null where it is not seeded. */
export async function findStoredService(slug: ServiceSlug, tx: Db = db): Promise<StoredService | null> {
  const [row] = await tx.select().from(services).where(eq(services.slug, slug));
  return row ? storedOf(row) : null;
}

/** The same, held until the transaction ends: of two who edit one waits. */
export async function lockStoredService(tx: Transaction, slug: ServiceSlug): Promise<StoredService | null> {
  const [row] = await tx.select().from(services).where(eq(services.slug, slug)).for("update");
  return row ? storedOf(row) : null;
}

/** When each service was edited last, and whether it still says what was shipped. */
export async function listStoredServices(): Promise<StoredService[]> {
  return (await db.select().from(services)).map(storedOf);
}

/** When the words of each service were changed last. */
export async function serviceDates(): Promise<Map<ServiceSlug, Date>> {
  const rows = await db.select({ slug: services.slug, changedAt: services.updatedAt }).from(services);
  return new Map(rows.flatMap(({ slug, changedAt }) => (isServiceSlug(slug) ? [[slug, changedAt]] : [])));
}

/** The words as they would be kept, and as a page then draws them. */
export function toKeep(slug: ServiceSlug, text: ParsedServiceText): StoredText {
  return { slug, ...text, details: sanitiseDetails(text.details) };
}

/** The words that are shipped for a service, as they are kept. */
export function shippedText(slug: ServiceSlug): StoredText {
  const record = serviceRecords.find((one) => one.slug === slug);
  invariant(record, `${slug} is shipped with words`);
  return { ...record, details: sanitiseDetails(record.details) };
}

type Keeping = {
  /** When the words that these replace were kept. */
  after: Date;
  /** Whether they are the shipped ones: then upgrades change them from here on. Edited words they leave alone. */
  shipped: boolean;
  now: Date;
};

export async function saveServiceText(
  tx: Transaction,
  text: StoredText,
  { after, shipped, now }: Keeping,
): Promise<void> {
  // Later than the edit before, also for a clock that stands still.
  const updatedAt = new Date(Math.max(now.getTime(), after.getTime() + 1));
  const kept = shipped ? { ...text, shippedHash: fingerprintOf(text) } : text;
  await tx
    .update(services)
    .set({ ...kept, updatedAt })
    .where(eq(services.slug, text.slug));
}

function storedOf(row: typeof services.$inferSelect): StoredService {
  return { text: textOf(row), updatedAt: row.updatedAt, isEdited: !isAsShipped(row) };
}

function textOf(row: typeof services.$inferSelect): StoredText {
  const { shippedHash: _hash, updatedAt: _at, ...text } = row;
  return text;
}
