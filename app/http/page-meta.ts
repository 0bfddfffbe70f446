import type { MetaDescriptor } from "react-router";

import { drawnImage, type LinkImage, type StructuredData } from "#app/catalog/metadata.ts";
import { frameOf, type Match } from "#app/http/shell/page-title.ts";

type PageText = {
  title: string;
  wholeTitle?: string;
  description: string;
  canonical?: string;
  structuredData?: StructuredData[];
};

type Where = { matches: readonly Match[]; location: { pathname: string } };

export function pageMeta(page: PageText, { matches, location }: Where): MetaDescriptor[] {
  const { siteName, siteUrl } = frameOf(matches);
  const { title, description } = page;
  const canonical = page.canonical ?? siteUrl + location.pathname;
  return [
    { title: page.wholeTitle ?? `${title} | ${siteName}` },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: canonical },
    ...linkPreview({
      type: "website",
      title,
      description,
      siteName,
      url: canonical,
      image: drawnImage(siteUrl, "landfall"),
    }),
    ...(page.structuredData ?? []).map((json) => ({ "script:ld+json": json })),
  ];
}

type Preview = {
  type: "website" | "product";
  title: string;
  description: string;
  siteName: string;
  url: string;
  image: LinkImage;
};

export function linkPreview({ image, ...text }: Preview): MetaDescriptor[] {
  const { type, title, description, siteName, url } = text;
  return [
    { property: "og:type", content: type },
    { property: "og:site_name", content: siteName },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image.href },
    ...(image.size === null
      ? []
      : [
          { property: "og:image:width", content: String(image.size.width) },
          { property: "og:image:height", content: String(image.size.height) },
        ]),
    { property: "og:image:alt", content: `${title}, from ${siteName}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
