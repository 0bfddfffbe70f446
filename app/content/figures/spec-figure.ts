import type { ServiceSlug } from "#app/catalog/slugs.ts";

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
