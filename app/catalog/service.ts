import type { ServiceSlug } from "#app/catalog/slugs.ts";

export type FaqItem = { question: string; answer: string };

/** The words of one service. What it costs, offers and takes is rules, in `service-rules.ts`. */
export type Service = {
  slug: ServiceSlug;
  heading: string;
  /** One or two plain sentences. */
  intro: string;
  /** Sanitised HTML: the About Service text. */
  details: string;
  /** What the price covers, for the info button beside it. */
  iButtonText: string;
  /** What choosing MBA adds, for the two services that offer it. */
  mbaIButtonText: string | null;
  /** The video's id at the player's site. */
  ytLink: string | null;
  /** The address of the social image, if the service has one. */
  ogImage: string | null;
  faqs: FaqItem[];
};
