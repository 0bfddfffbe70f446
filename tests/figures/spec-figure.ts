import { serviceRecords } from "#app/catalog/service-records.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { findPage } from "#app/catalog/service-page.ts";
import type { Section } from "#app/content/section.ts";

export type SpecFigure = {
  section: 1 | 5 | 9;
  of: string;
  slug: ServiceSlug;
  anchor: string;
  shown: string[];
  /** What the note says if an authority's figure differs. */
  official: string | null;
};

/**
 * Figures of the specification outside a page's own sections, such as in the box, the payment dialog or the shop's
 * behaviour.
 */
export type ShopFigure = {
  section: 1 | 5 | 9;
  of: string;
  figure: string;
  path: string;
  /** Empty if the figure shows in behaviour, not in text. */
  shown: string[];
  keptIn: string;
  written: string;
};

const records = new Map(serviceRecords.map((record) => [record.slug, record]));

export function sectionOf({ slug, anchor }: Pick<SpecFigure, "slug" | "anchor">): Section | undefined {
  const record = records.get(slug);
  return record && findPage(record, new Date()).sections.find(({ id }) => id === anchor);
}

/** Numbers, as in charts, in the page's notation. */
export function textsOf(part: unknown): string[] {
  if (typeof part === "string") return [part];
  if (typeof part === "number") return [String(part), part.toLocaleString("en"), `${part}%`];
  if (Array.isArray(part)) {
    const running = part.map((piece) => (typeof piece === "string" ? piece : piece?.text));
    return [
      ...part.flatMap(textsOf),
      ...(running.every((words) => typeof words === "string") ? [running.join("")] : []),
    ];
  }
  return part && typeof part === "object" ? Object.values(part).flatMap(textsOf) : [];
}
