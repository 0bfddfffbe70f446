import type { Service } from "#app/catalog/service.ts";

export type SiteFacts = {
  /** Without a slash at the end. */
  siteUrl: string;
  siteName: string;
  /** The owner's setting for the fixed rating. */
  showFixedRating: boolean;
};

/** What a search engine and a link preview are told about a page. */
export type Metadata = {
  title: string;
  description: string;
  canonical: string;
  /** Null for a service without a picture of its own. */
  image: string | null;
  structuredData: StructuredData[];
};

export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

/** The rating every service shows in structured data, fixed by the specification (sections 2 and 9). */
export const fixedRating = { value: 4.9, count: 87_495, worst: 1, best: 5 } as const;

export const descriptionLengthMax = 160;

export function serviceMetadata(service: Service, site: SiteFacts): Metadata {
  const canonical = `${site.siteUrl}${servicePath(service.slug)}`;
  const image = service.ogImage === null ? null : new URL(service.ogImage, `${site.siteUrl}/`).href;
  const product = productData(service, site, { canonical, image });
  return {
    title: `${service.heading} | ${site.siteName}`,
    description: shortened(service.intro, descriptionLengthMax),
    canonical,
    image,
    structuredData: service.faqs.length > 0 ? [product, faqData(service)] : [product],
  };
}

export function servicePath(slug: string): string {
  return `/service/premium/${slug}/`;
}

/** JSON for a script element: no text in it can end the element or open a comment. */
export function jsonLd(data: StructuredData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

function productData(
  service: Service,
  site: SiteFacts,
  { canonical, image }: Pick<Metadata, "canonical" | "image">,
): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: service.heading,
    description: service.intro,
    url: canonical,
    ...(image !== null && { image }),
    brand: { "@type": "Brand", name: site.siteName },
    ...(site.showFixedRating && { aggregateRating: ratingData() }),
  };
}

function ratingData(): Record<string, unknown> {
  return {
    "@type": "AggregateRating",
    ratingValue: fixedRating.value,
    ratingCount: fixedRating.count,
    worstRating: fixedRating.worst,
    bestRating: fixedRating.best,
  };
}

function faqData(service: Service): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: service.faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** Whole words, with an ellipsis where something was left out. */
function shortened(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const start = text.slice(0, lengthMax);
  return `${start.slice(0, start.lastIndexOf(" ")).replace(/[\s,;:.]+$/, "")}…`;
}
