import { type DeliveryTime, rulesOn } from "#app/catalog/delivery-time.ts";
import { type ServiceRules, rulesOf } from "#app/catalog/service-rules.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import type { WorkEdits } from "#app/catalog/work-edits.ts";
import { dayAfter, utcDay, writtenDate } from "#app/platform/dates.ts";

export type Pause = {
  text: string;
  /** yyyy-mm-dd. It resumes by hand, so the day promises nothing. */
  resumesOn: string | null;
};

export type SaleTerms = {
  pause: Pause | null;
  /** Made by the owner, and not on sale yet. */
  isDraft: boolean;
  takesCoupons: boolean;
  deliveryTimes: readonly DeliveryTime[];
  /** Null while form and plan are as shipped. */
  work: WorkEdits | null;
};

/** Those not in it are sold as shipped. */
export type SaleTermsBySlug = ReadonlyMap<ServiceSlug, SaleTerms>;

/** What a price depends on besides the book. */
export type SaleAt = {
  rules: (slug: ServiceSlug) => ServiceRules;
  takesCoupons: (slug: ServiceSlug) => boolean;
  work: (slug: ServiceSlug) => WorkEdits | null;
};

export const soldAsShipped = saleAt(new Map(), new Date(0));

export function saleAt(terms: SaleTermsBySlug, at: Date): SaleAt {
  const today = utcDay(at);
  return {
    rules: (slug) => rulesOn(rulesOf(slug), terms.get(slug)?.deliveryTimes ?? [], today),
    takesCoupons: (slug) => terms.get(slug)?.takesCoupons ?? true,
    work: (slug) => terms.get(slug)?.work ?? null,
  };
}

/** A day that has passed is not told: nobody has said a later one. */
export function pauseSentence({ text, resumesOn }: Pause, today: string): string {
  if (resumesOn === null || resumesOn < today) return text;
  return `${text} We expect to sell it again from ${writtenDate(resumesOn)}.`;
}

/** When pages say something else without anybody changing it. */
export function nextSaleChange(from: Date, terms: SaleTermsBySlug): Date | null {
  const days = [...terms.values()].flatMap(({ pause, deliveryTimes }) => [
    ...(pause?.resumesOn ? [dayAfter(pause.resumesOn)] : []),
    ...deliveryTimes.map(({ startsOn }) => startsOn),
  ]);
  const changes = days.map((day) => new Date(`${day}T00:00:00Z`)).filter((at) => at > from);
  return changes.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
