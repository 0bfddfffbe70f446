import { createHash } from "node:crypto";

import { sanitiseDetails } from "#app/catalog/sanitise-details.server.ts";
import type { Service } from "#app/catalog/service.ts";
import type { services } from "#app/catalog/tables.server.ts";

type ServiceRow = typeof services.$inferSelect;
export type StoredText = Pick<
  ServiceRow,
  "slug" | "heading" | "intro" | "details" | "iButtonText" | "mbaIButtonText" | "ytLink" | "ogImage" | "faqs"
>;

export function rowOf(record: Service): typeof services.$inferInsert {
  const text = { ...record, details: sanitiseDetails(record.details) };
  return { ...text, shippedHash: fingerprintOf(text) };
}

export function textOf(row: ServiceRow): StoredText {
  const { slug, heading, intro, details, iButtonText, mbaIButtonText, ytLink, ogImage, faqs } = row;
  return { slug, heading, intro, details, iButtonText, mbaIButtonText, ytLink, ogImage, faqs };
}

/** Equal exactly when visitors read the same words. */
export function fingerprintOf(text: StoredText): string {
  // Postgres reorders JSON keys, so fix their order here.
  const faqs = text.faqs.map(({ question, answer }) => [question, answer]);
  const { slug, heading, intro, details, iButtonText, mbaIButtonText, ytLink, ogImage } = text;
  const canonical = [slug, heading, intro, details, iButtonText, mbaIButtonText, ytLink, ogImage, faqs];
  return createHash("sha256").update(JSON.stringify(canonical)).digest("hex");
}

/** Upgrades leave an edited row alone. */
export function isAsShipped(row: ServiceRow): boolean {
  return fingerprintOf(row) === row.shippedHash;
}
