import type { FaqItem } from "#app/catalog/service.ts";
import type { Adviser } from "#app/content/advisers.ts";
import type { Claim } from "#app/content/claims.ts";

/**
 * The kinds of section a page is made of. A new kind is added here, drawn in `sections/`, and named in
 * `section-view.tsx`, where the compiler asks for it.
 */
export type Section =
  | AboutSection
  | FactsSection
  | TextSection
  | NoteSection
  | ClaimsSection
  | AdvisersSection
  | VideoSection
  | TestimonialsSection
  | FaqSection;

export type SectionKind = Section["kind"];

type Placed = {
  /** The section's anchor on the page. */
  id: string;
  heading: string;
};

/** Sanitised HTML from the record. */
export type AboutSection = Placed & { kind: "about"; html: string };

export type Fact = { icon: FactIcon; term: string; text: string };
export type FactIcon = "clock" | "bolt" | "video" | "chat" | "receipt";

/** At a glance: how long it takes, how we talk. */
export type FactsSection = Placed & { kind: "facts"; facts: Fact[] };

export type TextSection = Placed & { kind: "text"; paragraphs: string[] };

/**
 * Something a reader must know beside what we say: where an authority's own words differ, or what no one can
 * promise.
 */
export type NoteSection = Placed & {
  kind: "note";
  tone: "official" | "caution";
  paragraphs: string[];
  source: { name: string; url: string } | null;
  /** The day the facts were checked, as yyyy-mm-dd. */
  asOf: string;
};

/** Figures we say about ourselves. */
export type ClaimsSection = Placed & { kind: "claims"; claims: Claim[] };

/** Who may lawfully advise on this; without an adviser, what we do instead. */
export type AdvisersSection = Placed & { kind: "advisers"; advisers: Adviser[] };

export type VideoSection = Placed & { kind: "video"; videoId: string; title: string };

/** The place for testimonials: what stands in it depends on when it is read, so it comes with the page's data. */
export type TestimonialsSection = Placed & { kind: "testimonials" };

export type FaqSection = Placed & { kind: "faq"; items: FaqItem[] };
