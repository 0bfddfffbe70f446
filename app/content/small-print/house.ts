import type { TextPart } from "#app/content/section-parts.ts";
import type { ItemsSection, Section, TableSection, TextSection } from "#app/content/section.ts";

/** Who we are and how we are reached, as the owner's settings have it. */
export type House = {
  siteName: string;
  /** Who sells, as receipts name them. */
  seller: string;
  /** Lines of the postal address; none where the owner has set none. */
  address: string[];
  hours: string | null;
  email: string;
  whatsappHref: string;
  /** The owner has a third party's live chat on the site. */
  liveChat: boolean;
};

export type SmallPrint = {
  title: string;
  intro: string;
  /** The day these words are from, as yyyy-mm-dd. */
  dated: string;
  sections: Section[];
};

/** A heading with paragraphs under it. */
export function text(id: string, heading: string, ...paragraphs: (string | TextPart[])[]): TextSection {
  return { kind: "text", id, heading, paragraphs };
}

/** Steps in the order they happen; each is a heading and a sentence or two. */
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

/** An address to write to, as a link. */
export function mailTo(email: string): TextPart {
  return { text: email, href: `mailto:${email}` };
}
