import { sanitiseDetails } from "#app/catalog/sanitise-details.server.ts";
import { knowService } from "#app/catalog/made-services.ts";
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
  const all = await db.select().from(services);
  for (const { slug, template, need } of all) if (template && need) knowService({ slug, template, need });
  const rows = all.filter(isKnown);
  const found = new Map(rows.map((row) => [row.slug, serviceOf(row)]));
  const drafts = new Set(rows.filter(({ isDraft }) => isDraft).map(({ slug }) => slug));
  const withDrafts = inNeedOrder(new Map(rows.map(({ slug, position }) => [slug, position]))).flatMap(
    (slug) => found.get(slug) ?? [],
  );
  return {
    withDrafts,
    services: withDrafts.filter(({ slug }) => !drafts.has(slug)),
    saleTerms: new Map(rows.map((row) => [row.slug, saleTermsOf(row)])),
    bySlug: found,
    headings: Object.fromEntries(withDrafts.map(({ slug, heading }) => [slug, heading])) as Headings,
  };
});

/** No draft. */
export async function findService(name: string): Promise<Service | null> {
  const found = await findServiceOrDraft(name);
  return found?.isDraft ? null : (found?.service ?? null);
}

export async function findServiceOrDraft(
  name: string,
): Promise<{ service: Service; isDraft: boolean } | null> {
  // First, since a service of the owner is known from its row on.
  const { bySlug, saleTerms } = await catalogue();
  const slug = findServiceSlug(name);
  const service = slug && bySlug.get(slug);
  return service ? { service, isDraft: saleTerms.get(service.slug)?.isDraft ?? false } : null;
}

/** In catalogue order, those of a need as the owner ordered them; from memory. */
export async function listServices(): Promise<Service[]> {
  return (await catalogue()).services;
}

export async function listServicesAndDrafts(): Promise<Service[]> {
  return (await catalogue()).withDrafts;
}

/** Of drafts too; from memory. */
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

const notYet = { text: "It is not on sale yet.", resumesOn: null };

export function saleTermsOf(row: Row): SaleTerms {
  const { pausedText, resumesOn, takesCoupons, deliveryTimes, workEdits: work, isDraft } = row;
  const pause = pausedText === null ? null : { text: pausedText, resumesOn };
  return { pause: isDraft ? notYet : pause, isDraft, takesCoupons, deliveryTimes, work };
}
