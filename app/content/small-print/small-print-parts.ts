import type { TextPart } from "#app/content/section-parts.ts";
import type { ItemsSection, Section, TableSection, TextSection } from "#app/content/section.ts";

export type CompanyDetails = {
  siteName: string;
  seller: string;
  address: string[];
  hours: string | null;
  email: string;
  whatsappHref: string;
  liveChat: boolean;
  refunds: RefundRules;
};

/** Told by the services' records. */
export type RefundRules = {
  /** What comes back at each stage, by the services that share it. */
  stages: { services: string[]; back: string }[];
  /** Services with a guarantee. */
  guaranteed: string[];
};

export type SmallPrint = {
  title: string;
  intro: string;
  dated: string;
  sections: Section[];
};

export function text(id: string, heading: string, ...paragraphs: (string | TextPart[])[]): TextSection {
  return { kind: "text", id, heading, paragraphs };
}

export function steps(id: string, heading: string, items: [heading: string, text: string][]): ItemsSection {
  return {
    kind: "items",
    id,
    heading,
    layout: "steps",
    intro: null,
    items: items.map(([itemHeading, description]) => ({
      heading: itemHeading,
      title: null,
      description,
      image: null,
    })),
  };
}

export function table(
  id: string,
  heading: string,
  { intro, caption, columns, rows }: Pick<TableSection, "intro" | "caption" | "columns" | "rows">,
): TableSection {
  return { kind: "table", id, heading, intro, caption, columns, rows };
}

export function mailTo(email: string): TextPart {
  return { text: email, href: `mailto:${email}` };
}
