import { href } from "react-router";

import type { Service } from "#app/catalog/service.ts";
import { decimal } from "#app/money/decimal.ts";
import type { Currency } from "#app/money/currency.ts";

export type SiteFacts = {
  /** Without a trailing slash. */
  siteUrl: string;
  siteName: string;
  showFixedRating: boolean;
  /** Counted from what customers gave; shown where the fixed one is not. */
  rating?: Rating | null;
};

type Rating = { value: number; count: number };

/** Hundredths. */
export type StartingPrice = { price: bigint; currency: Currency };

type Metadata = {
  title: string;
  description: string;
  canonical: string;
  image: LinkImage;
  structuredData: StructuredData[];
};

/** Size is known only for images we draw. */
export type LinkImage = { href: string; size: { width: number; height: number } | null };

export const socialImageSize = { width: 1200, height: 630 };

export type StructuredData = { "@context": "https://schema.org"; "@type": string } & Record<string, unknown>;

/** Fixed by the specification (sections 2 and 9). */
const fixedRating = { value: 4.9, count: 87_495, worst: 1, best: 5 } as const;

export const descriptionLengthMax = 160;

export function serviceMetadata(
  service: Service,
  site: SiteFacts,
  startsAt: StartingPrice | null = null,
): Metadata {
  const canonical = `${site.siteUrl}${servicePath(service.slug)}`;
  const ownImage = addressOf(service.ogImage, site.siteUrl);
  const image = ownImage === null ? drawnImage(site.siteUrl, service.slug) : { href: ownImage, size: null };
  const product = productData(service, site, { canonical, image: image.href, startsAt });
  const trail = trailData(service, site.siteUrl);
  return {
    title: `${service.heading} | ${site.siteName}`,
    description: shortened(service.intro, descriptionLengthMax),
    canonical,
    image,
    structuredData: service.faqs.length > 0 ? [product, trail, faqData(service)] : [product, trail],
  };
}

export function drawnImage(siteUrl: string, name: string): LinkImage {
  return { href: `${siteUrl}/social/${name}.png`, size: socialImageSize };
}

export function organizationData({
  siteUrl,
  siteName,
}: Pick<SiteFacts, "siteUrl" | "siteName">): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: siteName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/favicon.svg`,
  };
}

function addressOf(image: string | null, siteUrl: string): string | null {
  const url = image === null ? null : URL.parse(image, `${siteUrl}/`);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

export function servicePath(slug: string): string {
  return `${href("/service/premium/:slug", { slug })}/`;
}

/** Escaped, so no text can end the script element or open a comment. */
export function jsonLd(data: StructuredData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

function productData(
  service: Service,
  site: SiteFacts,
  { canonical, image, startsAt }: { canonical: string; image: string; startsAt: StartingPrice | null },
): StructuredData {
  const rating = site.showFixedRating ? fixedRating : site.rating;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: service.heading,
    description: service.intro,
    url: canonical,
    image,
    brand: { "@type": "Brand", name: site.siteName },
    ...(startsAt !== null && { offers: offerData(canonical, startsAt) }),
    ...(rating && { aggregateRating: ratingData(rating) }),
  };
}

/** No offer without an online price. */
function offerData(url: string, { price, currency }: StartingPrice): Record<string, unknown> {
  return {
    "@type": "Offer",
    url,
    price: decimal(price),
    priceCurrency: currency,
    availability: "https://schema.org/InStock",
  };
}

function ratingData({ value, count }: Rating): Record<string, unknown> {
  return {
    "@type": "AggregateRating",
    ratingValue: value,
    ratingCount: count,
    worstRating: fixedRating.worst,
    bestRating: fixedRating.best,
  };
}

function trailData({ slug, heading }: Service, siteUrl: string): StructuredData {
  const steps = [
    { name: "Home", path: "/" },
    { name: "Services", path: "/service/" },
    { name: heading, path: servicePath(slug) },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
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

function shortened(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const start = text.slice(0, lengthMax);
  return `${start.slice(0, start.lastIndexOf(" ")).replace(/[\s,;:.]+$/, "")}…`;
}
