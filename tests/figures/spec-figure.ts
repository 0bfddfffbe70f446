import { serviceRecords } from "#app/catalog/service-records.ts";
import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { findPage } from "#app/catalog/service-page.ts";
import type { Section } from "#app/content/section.ts";

/** A figure of the specification and the place on the site where it stands, for docs/figures.md and its test. */
export type SpecFigure = {
  /** The section of the specification. */
  section: 1 | 5 | 9;
  /** What it is a figure of, such as `O-1: profile building`. */
  of: string;
  slug: ServiceSlug;
  /** The anchor of the section it stands in. */
  anchor: string;
  /** The words it is shown in, each within one text of that section. */
  shown: string[];
  /** Where an authority says otherwise: what the note beside it is about. */
  official: string | null;
};

const records = new Map(serviceRecords.map((record) => [record.slug, record]));

/** The section a figure stands in, as its page is composed of the shipped words. */
export function sectionOf({ slug, anchor }: Pick<SpecFigure, "slug" | "anchor">): Section | undefined {
  const record = records.get(slug);
  return record && findPage(record, new Date()).sections.find(({ id }) => id === anchor);
}

/** Every text in a section; figures that are numbers, as of a chart, as the page writes them. */
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
