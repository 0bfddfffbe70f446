import { eq, sql } from "drizzle-orm";

import { sanitiseDetails } from "#app/catalog/sanitise-details.server.ts";
import { isServiceSlug } from "#app/catalog/find-service-slug.ts";
import { saleTermsOf } from "#app/catalog/find-service.server.ts";
import type { SaleTerms } from "#app/catalog/sale-terms.ts";
import { serviceRecords } from "#app/catalog/service-records.ts";
import { fingerprintOf, isAsShipped, type StoredText, textOf } from "#app/catalog/service-row.server.ts";
import type { ParsedServiceText } from "#app/catalog/service-text.ts";
import type { ServiceSlug, ShippedSlug } from "#app/catalog/slugs.ts";
import { services } from "#app/catalog/tables.server.ts";
import { type Db, db, type Transaction } from "#app/platform/db.server.ts";
import { invariant } from "#app/platform/invariant.ts";

export type StoredService = {
  text: StoredText;
  updatedAt: Date;
  isEdited: boolean;
  /** Null for one that ships. */
  template: string | null;
  secondReader: boolean;
  sale: SaleTerms;
};

/** Skips the one-second cache; null when not seeded. */
export async function findStoredService(slug: ServiceSlug, tx: Db = db): Promise<StoredService | null> {
  const [row] = await tx.select().from(services).where(eq(services.slug, slug));
  return row ? storedOf(row) : null;
}

export async function lockStoredService(tx: Transaction, slug: ServiceSlug): Promise<StoredService | null> {
  const [row] = await tx.select().from(services).where(eq(services.slug, slug)).for("update");
  return row ? storedOf(row) : null;
}

export async function listStoredServices(): Promise<StoredService[]> {
  return (await db.select().from(services)).map(storedOf);
}

export async function serviceDates(): Promise<Map<ServiceSlug, Date>> {
  const rows = await db.select({ slug: services.slug, changedAt: services.updatedAt }).from(services);
  return new Map(rows.flatMap(({ slug, changedAt }) => (isServiceSlug(slug) ? [[slug, changedAt]] : [])));
}

export function toKeep(slug: ServiceSlug, text: ParsedServiceText): StoredText {
  return { slug, ...text, details: sanitiseDetails(text.details) };
}

export function shippedText(slug: ShippedSlug): StoredText {
  const record = serviceRecords.find((one) => one.slug === slug);
  invariant(record, `${slug} is shipped with words`);
  return { ...record, details: sanitiseDetails(record.details) };
}

type Draft = Pick<typeof services.$inferInsert, "slug" | "heading" | "intro" | "need"> & {
  template: ShippedSlug;
  now: Date;
};

/** With its template's other words as they are now; false where the address is taken. */
export async function addDraft(
  tx: Transaction,
  { template, slug, heading, intro, need, now }: Draft,
): Promise<boolean> {
  const [row] = await tx.select().from(services).where(eq(services.slug, template));
  invariant(row, `${template} is stored`);
  const text = { ...textOf(row), slug, heading, intro, ytLink: null, ogImage: null };
  const made = await tx
    .insert(services)
    .values({ ...text, template, need, isDraft: true, shippedHash: fingerprintOf(text), updatedAt: now })
    .onConflictDoNothing()
    .returning({ slug: services.slug });
  return made.length > 0;
}

type Keeping = {
  after: Date;
  /** Upgrades update shipped words and leave edited ones alone. */
  shipped: boolean;
  now: Date;
};

export async function saveServiceText(
  tx: Transaction,
  text: StoredText,
  { after, shipped, now }: Keeping,
): Promise<void> {
  // Always later than the previous edit, even if the clock does not move.
  const updatedAt = new Date(Math.max(now.getTime(), after.getTime() + 1));
  const kept = shipped ? { ...text, shippedHash: fingerprintOf(text) } : text;
  await tx
    .update(services)
    .set({ ...kept, updatedAt })
    .where(eq(services.slug, text.slug));
}

/** Work with a title of its own has no record, so nobody reads along. */
export async function hasSecondReader(tx: Db, service: string): Promise<boolean> {
  const [row] = await tx
    .select({ secondReader: services.secondReader })
    .from(services)
    .where(eq(services.slug, service));
  return row?.secondReader ?? false;
}

export async function saveSecondReader(tx: Transaction, slug: ServiceSlug, isOn: boolean): Promise<void> {
  await tx.update(services).set({ secondReader: isOn }).where(eq(services.slug, slug));
}

export type SaleChange = Partial<
  Pick<
    typeof services.$inferInsert,
    "pausedText" | "resumesOn" | "isDraft" | "takesCoupons" | "deliveryTimes" | "workEdits"
  >
>;

export async function saveSaleTerms(tx: Transaction, slug: ServiceSlug, change: SaleChange): Promise<void> {
  await tx.update(services).set(change).where(eq(services.slug, slug));
}

/** All of them, so that two who move at once come after each other. */
export async function lockPositions(tx: Transaction): Promise<Map<ServiceSlug, number | null>> {
  const rows = await tx
    .select({ slug: services.slug, position: services.position })
    .from(services)
    .orderBy(services.slug)
    .for("update");
  return new Map(rows.flatMap(({ slug, position }) => (isServiceSlug(slug) ? [[slug, position]] : [])));
}

/** In this order among themselves. */
export async function saveServiceOrder(tx: Transaction, slugs: readonly ServiceSlug[]): Promise<void> {
  const places = slugs.map((slug, at) => sql`(${slug}, ${at + 1}::integer)`);
  await tx.execute(sql`
    update ${services} set position = place.position
    from (values ${sql.join(places, sql`, `)}) as place (slug, position)
    where ${services.slug} = place.slug`);
}

function storedOf(row: typeof services.$inferSelect): StoredService {
  return {
    text: textOf(row),
    updatedAt: row.updatedAt,
    isEdited: !isAsShipped(row),
    template: row.template,
    secondReader: row.secondReader,
    sale: saleTermsOf(row),
  };
}
