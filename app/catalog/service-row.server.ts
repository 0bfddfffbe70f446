import { createHash } from "node:crypto";

import { sanitiseDetails } from "#app/catalog/sanitise-details.server.ts";
import type { Service } from "#app/catalog/service.ts";
import type { services } from "#app/catalog/tables.server.ts";

type ServiceRow = typeof services.$inferSelect;
export type StoredText = Omit<ServiceRow, "shippedHash" | "updatedAt">;

/** A shipped record as it is stored: sanitised, with its fingerprint. */
export function rowOf(record: Service): typeof services.$inferInsert {
  const text = { ...record, details: sanitiseDetails(record.details) };
  return { ...text, shippedHash: fingerprintOf(text) };
}

/** Two rows have one fingerprint exactly when a visitor would read the same words. */
export function fingerprintOf(text: StoredText): string {
  // PostgreSQL keeps the keys of JSON in an order of its own, so the order is fixed here.
  const faqs = text.faqs.map(({ question, answer }) => [question, answer]);
  const { slug, heading, intro, details, iButtonText, mbaIButtonText, ytLink, ogImage } = text;
  const canonical = [slug, heading, intro, details, iButtonText, mbaIButtonText, ytLink, ogImage, faqs];
  return createHash("sha256").update(JSON.stringify(canonical)).digest("hex");
}

/** Whether the row still says what was shipped. An edited one is left alone by upgrades and sanitised when read. */
export function isAsShipped(row: ServiceRow): boolean {
  return fingerprintOf(row) === row.shippedHash;
}
