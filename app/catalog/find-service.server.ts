import { sanitiseDetails } from "#app/catalog/sanitise-details.server.ts";
import { inNeedOrder } from "#app/catalog/service-order.ts";
import { isAsShipped, textOf } from "#app/catalog/service-row.server.ts";
import type { SaleTerms, SaleTermsBySlug } from "#app/catalog/sale-terms.ts";
import type { Service } from "#app/catalog/service.ts";
import { findServiceSlug, isServiceSlug } from "#app/catalog/find-service-slug.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { services } from "#app/catalog/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { held } from "#app/platform/held.server.ts";

type Headings = Partial<Record<ServiceSlug, string>>;

const catalogue = held(async () => {
  const rows = (await db.select().from(services)).filter(isKnown);
  const found = new Map(rows.map((row) => [row.slug, serviceOf(row)]));
  const all = inNeedOrder(new Map(rows.map(({ slug, position }) => [slug, position]))).flatMap(
    (slug) => found.get(slug) ?? [],
  );
  return {
    services: all,
    saleTerms: new Map(rows.map((row) => [row.slug, saleTermsOf(row)])),
    bySlug: new Map(all.map((service) => [service.slug, service])),
    headings: Object.fromEntries(all.map(({ slug, heading }) => [slug, heading])) as Headings,
  };
});

export async function findService(name: string): Promise<Service | null> {
  const slug = findServiceSlug(name);
  return slug === null ? null : ((await catalogue()).bySlug.get(slug) ?? null);
}

/** In catalogue order, those of a need as the owner ordered them; from memory. */
export async function listServices(): Promise<Service[]> {
  return (await catalogue()).services;
}

/** From memory. */
export async function headingsOfAll(): Promise<Headings> {
  return (await catalogue()).headings;
}

/** Whether, how soon and with what coupons each is sold; from memory. */
export async function saleTermsOfAll(): Promise<SaleTermsBySlug> {
  return (await catalogue()).saleTerms;
}

/** Call after a change. */
export const clearServices = catalogue.drop;

type Row = typeof services.$inferSelect;
type KnownRow = Row & { slug: ServiceSlug };

/** A newer release may know services that this one does not. */
function isKnown(row: Row): row is KnownRow {
  return isServiceSlug(row.slug);
}

function serviceOf(row: KnownRow): Service {
  const details = isAsShipped(row) ? row.details : sanitiseDetails(row.details);
  return { ...textOf(row), slug: row.slug, details };
}

export function saleTermsOf(row: Row): SaleTerms {
  const { pausedText, resumesOn, takesCoupons, deliveryTimes, workEdits: work } = row;
  const pause = pausedText === null ? null : { text: pausedText, resumesOn };
  return { pause, takesCoupons, deliveryTimes, work };
}
