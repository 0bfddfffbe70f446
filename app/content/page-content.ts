import type { ResearchGroupsState } from "#app/content/research-group-card.ts";
import type { Section } from "#app/content/section.ts";

export type PageContent = {
  sections: Section[];
};

export type PageData = {
  url: URL;
  playerUrl: string;
  showStars: boolean;
  signedIn: boolean;
  eligibilityChatHref: string;
  testimonials: TestimonialsState;
  researchGroups?: ResearchGroupsState;
};

export type Testimonial = {
  id: string;
  username: string;
  details: string;
  path: string | null;
  /** The author's own, which show where the fixed five do not. */
  stars?: number | null;
  answer?: string | null;
  /** Set where the page does not make it plain. */
  about?: string;
};

export type TestimonialsState =
  | { state: "loading" }
  | { state: "loaded"; testimonials: Testimonial[] }
  /** `at`: so that the next failure is another one. */
  | { state: "failed"; message: string; at: number };
