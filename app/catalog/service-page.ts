import { definitionOf, templateOf } from "#app/catalog/find-service-slug.ts";
import {
  channelsSentence,
  deliverySentence,
  lightningSentence,
  type ServiceRules,
  rulesOf,
} from "#app/catalog/service-rules.ts";
import { rulesOn } from "#app/catalog/delivery-time.ts";
import type { SaleTerms } from "#app/catalog/sale-terms.ts";
import { isDemoVideo } from "#app/catalog/service-records.ts";
import { refundLines } from "#app/catalog/service-parts/refund-table.ts";
import type { ServiceDefinition, ServicePage } from "#app/catalog/service-parts/service-definition.ts";
import type { Service } from "#app/catalog/service.ts";
import { withoutIllustrations } from "#app/catalog/without-illustrations.ts";
import { type Adviser, advisersFor, whoMayAdvise } from "#app/content/advisers.ts";
import { claimsOf } from "#app/catalog/shipped-facts.ts";
import { withFacts } from "#app/catalog/facts-in-sections.ts";
import { withoutClaims } from "#app/content/claims-shown.ts";
import type { ClaimId } from "#app/content/claims.ts";
import { type Facts, factsAsShipped } from "#app/content/facts.ts";
import { utcDay } from "#app/platform/dates.ts";
import { officialOf } from "#app/content/official-of.ts";
import type { PageContent } from "#app/content/page-content.ts";
import { emptyShowcase, type Showcase, type Video } from "#app/content/showcase/showcase.ts";
import { withShowcase } from "#app/content/showcase/with-showcase.ts";
import type { SiteSettings } from "#app/content/site-settings.ts";
import type { Fact, NoteSection, Section, TableSection } from "#app/content/section.ts";

type Moment = {
  siteName: string;
  advisers: readonly Adviser[];
  hiddenClaims: ReadonlySet<ClaimId>;
  facts: Facts;
  site: Pick<SiteSettings, "showIllustrations">;
  saleTerms: SaleTerms | undefined;
  showcase: Showcase;
};

export function findPage(
  service: Service,
  now: Date,
  {
    siteName = "Landfall",
    advisers = [],
    hiddenClaims = new Set(),
    facts = factsAsShipped,
    site = { showIllustrations: true },
    saleTerms,
    showcase = emptyShowcase,
  }: Partial<Moment> = {},
): PageContent {
  const shipped = definitionOf(service.slug).page;
  const { claims = [], claimsOfficial = [], immigration } = shipped;
  const today = utcDay(now);
  const factual = (of: Section[] = []) => withFacts(templateOf(service.slug), of, facts, today);
  const opening = factual(shipped.opening);
  const sections = factual(shipped.sections).map((section) => namedFor(siteName, section));
  // Hidden claims go first: they are known by what ships.
  const figures = factual(withoutClaims(claimsOf(claims, claimsOfficial), hiddenClaims));
  const all: Section[] = [
    {
      kind: "facts",
      id: "at-a-glance",
      heading: "At a glance",
      facts: factsOf(rulesOn(rulesOf(service.slug), saleTerms?.deliveryTimes ?? [], today)),
    },
    ...opening,
    { kind: "about", id: "about", heading: "About Service", html: service.details },
    ...figures,
    ...sections,
    ...(immigration
      ? immigrationSections(
          immigration,
          advisersFor(immigration.countries, now, advisers),
          oldestOf([...opening, ...figures, ...sections]),
        )
      : []),
    refundsSection(definitionOf(service.slug)),
    ...videosOf(service, showcase.videos),
    { kind: "testimonials", id: "testimonials", heading: "What customers say" },
    ...faqOf(service),
  ];
  const own = withShowcase(withoutClaims(all, hiddenClaims), showcase);
  return { sections: site.showIllustrations ? own : withoutIllustrations(own) };
}

function factsOf(rules: ServiceRules): Fact[] {
  const lightning = lightningSentence(rules);
  return [
    ...(rules.packageLabel ? [fact("receipt", "What you buy", rules.packageLabel)] : []),
    fact("clock", "Delivery", deliverySentence(rules)),
    ...(lightning ? [fact("bolt", "Lightning speed", lightning)] : []),
    fact(rules.channels.video ? "video" : "chat", "How we talk", channelsSentence(rules)),
  ];
}

function fact(icon: Fact["icon"], term: string, text: string): Fact {
  return { icon, term, text };
}

function immigrationSections(
  { countries, asOf }: NonNullable<ServicePage["immigration"]>,
  advisers: Adviser[],
  oldest: string | undefined,
): Section[] {
  return [
    generalInformation(oldest !== undefined && oldest < asOf ? oldest : asOf),
    {
      kind: "advisers",
      id: "who-helps-you",
      heading: "Who helps you",
      advisers,
      without: countries
        .filter((country) => advisers.every((adviser) => adviser.country !== country))
        .map((country) => ({ country, mayAdvise: whoMayAdvise[country] })),
    },
  ];
}

function oldestOf(sections: Section[]): string | undefined {
  const noted = sections.flatMap(officialOf);
  const notes = sections.filter((section) => section.kind === "note");
  return [...noted, ...notes].map(({ asOf }) => asOf).toSorted()[0];
}

function namedFor(siteName: string, section: Section): Section {
  return section.kind === "why-choose" ? { ...section, heading: `Why choose ${siteName}` } : section;
}

function generalInformation(asOf: string): NoteSection {
  return {
    kind: "note",
    id: "good-to-know",
    heading: "General information, not legal advice",
    tone: "caution",
    paragraphs: [
      "No one can guarantee a government decision. Rules and fees change: before you act, read the authority’s own page.",
    ],
    source: null,
    asOf,
    asOfLabel: "Oldest source read on",
  };
}

function refundsSection({ refunds, guarantees }: ServiceDefinition): TableSection {
  const isGuaranteed = guarantees !== undefined;
  return {
    kind: "table",
    id: "refunds",
    heading: "If you cancel",
    intro: `You can cancel on your service’s own page until it is delivered.${isGuaranteed ? " The guarantee applies as well." : ""}`,
    columns: ["When", "You get back"],
    rows: refundLines(refunds).map(({ when, back }) => [when, back]),
    caption: "Part of the fee that comes back",
  };
}

/** The owner's own; else the one of the texts, unless that is a stand-in and there are real ones. */
function videosOf(service: Service, videos: readonly Video[]): Section[] {
  const { ytLink, heading } = service;
  const own = videos.filter((video) => video.service === service.slug);
  if (own.length > 0) {
    return own.map(({ videoId, title, transcript }, at) => ({
      kind: "video",
      id: at === 0 ? "video" : `video-${at + 1}`,
      heading: title,
      videoId,
      title,
      ...(transcript && { transcript }),
    }));
  }
  if (ytLink === null || (videos.length > 0 && isDemoVideo(service))) return [];
  return [
    {
      kind: "video",
      id: "video",
      heading: "See how it works",
      videoId: ytLink,
      title: `${heading}: how it works`,
    },
  ];
}

function faqOf({ faqs }: Service): Section[] {
  return faqs.length > 0 ? [{ kind: "faq", id: "faq", heading: "Questions and answers", items: faqs }] : [];
}
