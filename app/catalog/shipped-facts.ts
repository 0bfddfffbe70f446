import { readFacts } from "#app/catalog/facts-in-sections.ts";
import { servicePath } from "#app/catalog/metadata.ts";
import { premiumVisas, visaComparison } from "#app/catalog/service-parts/visa-comparison.ts";
import { officialNoteId } from "#app/catalog/service-parts/official-note-ids.ts";
import type { ServicePage } from "#app/catalog/service-parts/service-definition.ts";
import { definitionOf, shippedSlugs } from "#app/catalog/find-service-slug.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { dayAfter } from "#app/platform/dates.ts";
import { type ClaimId, claimsNamed } from "#app/content/claims.ts";
import type { OfficialNote } from "#app/content/section-parts.ts";
import { type Fact, type Facts, factNow, reviewDay } from "#app/content/facts.ts";
import type { Section } from "#app/content/section.ts";

type FactPlace = { page: ServiceSlug; path: string; section: string };
export type PlacedFact = Fact & { places: FactPlace[]; onComparison: boolean };

let found: ReadonlyMap<string, PlacedFact> | null = null;

/** Every fact of every service's page, with where it stands. Made once. */
export function shippedFacts(): ReadonlyMap<string, PlacedFact> {
  return (found ??= findFacts());
}

/** What a service's page says by itself, without what is put together from rules. */
export function factSections(slug: ServiceSlug): Section[] {
  const {
    opening = [],
    sections = [],
    claims = [],
    claimsOfficial = [],
  }: ServicePage = definitionOf(slug).page;
  return [...opening, ...claimsOf(claims, claimsOfficial), ...sections];
}

/** When the next fact goes by itself: the day after its review day, if such facts are hidden. */
export function nextReview(from: Date, { versions, hideOverdue }: Facts): Date | null {
  if (!hideOverdue) return null;
  const ends = [...shippedFacts().values()].flatMap((fact) => {
    const version = versions.get(fact.id);
    const day = reviewDay(factNow(fact, version), version);
    return day === null ? [] : [Date.parse(`${dayAfter(day)}T00:00:00Z`)];
  });
  const next = Math.min(...ends.filter((end) => end > from.getTime()));
  return Number.isFinite(next) ? new Date(next) : null;
}

export function claimsOf(ids: ClaimId[], official: OfficialNote[]): Section[] {
  if (ids.length === 0) return [];
  return [{ kind: "claims", id: "figures", heading: "In figures", official, claims: claimsNamed(ids) }];
}

function findFacts(): Map<string, PlacedFact> {
  const facts = new Map<string, PlacedFact>();
  for (const page of shippedSlugs) {
    for (const section of factSections(page)) {
      const place = { page, path: servicePath(page), section: section.id };
      readFacts(page, section, (fact) => {
        const placed = facts.get(fact.id) ?? { ...fact, places: [], onComparison: compared().has(fact.id) };
        if (!placed.places.some((one) => one.page === page && one.section === section.id)) {
          placed.places.push(place);
        }
        facts.set(fact.id, placed);
        return fact;
      });
    }
  }
  return facts;
}

/** Those that /visas/ shows too. */
function compared(): Set<string> {
  const notes = premiumVisas.flatMap((visa) => {
    const { evidence, time } = visaComparison[visa];
    return [...evidence.official, ...time.official].flatMap((note) => officialNoteId(note) ?? []);
  });
  const times = premiumVisas.flatMap((visa) =>
    visaComparison[visa].time.steps.flatMap((step) => {
      const id = `${visa}.timeline.${step.toLowerCase().replace(" ", "-")}`;
      return [`${id}.duration`, `${id}.days`];
    }),
  );
  return new Set([...notes, ...times]);
}
