import type { ResearchGroupsState } from "#app/content/research-group-card.ts";
import type { Section } from "#app/content/section.ts";

/** A page between its heading and its foot: sections in the order they are read. */
export type PageContent = {
  sections: Section[];
};

/** What sections need from the moment a page is read, rather than from its content. */
export type PageData = {
  /** The video player's address, to which the video's id is added. */
  playerUrl: string;
  /** The owner's setting for the fixed five stars. */
  showStars: boolean;
  signedIn: boolean;
  /** The support chat with a text that asks for an eligibility check for this page's visa. */
  eligibilityChatHref: string;
  testimonials: TestimonialsState;
  /** The newest groups that can be joined, for the page that names them. */
  researchGroups?: ResearchGroupsState;
};

/** What a testimonial shows (spec section 3). */
export type Testimonial = {
  id: string;
  username: string;
  details: string;
  /** Where the customer's picture is. */
  path: string | null;
  /** The service it is about, said where that is not plain from the page. */
  about?: string;
};

export type TestimonialsState =
  | { state: "loading" }
  | { state: "loaded"; testimonials: Testimonial[] }
  | { state: "failed"; message: string };
