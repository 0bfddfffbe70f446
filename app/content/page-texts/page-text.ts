import { parseRichText } from "#app/content/page-texts/rich-text.ts";
import type { Intro } from "#app/content/section.ts";

/** The words of a section. The introduction is the source of rich text where its section takes that. */
export type PageText = { heading: string; intro: string; items: PageTextItem[] };

type PageTextItem = { heading: string; text: string };

export type PlacedPageText = {
  label: string;
  /** Where it is seen. */
  path: string;
  hasHeading?: boolean;
  intro: "none" | "line" | "rich";
  /** How many, and what each has; null for a section without any. */
  items: { heading: string; text: string; from: number; to: number } | null;
  shipped: PageText;
};

export const pageTextLengthMax = { heading: 120, intro: 2_000, item_heading: 250, item_text: 2_500 };

/** More rows than any section has. */
export const pageTextItemsMax = 12;

/** Plain words where nothing is marked, so that a section is the same as one that ships. */
export function introOf(source: string): Intro {
  if (source === "") return null;
  const rich = parseRichText(source);
  const [first] = rich;
  const isPlain =
    rich.length === 1 && first?.kind === "paragraph" && first.parts.every(({ kind }) => kind === "text");
  return isPlain ? first.parts.map(({ text }) => text).join("") : { rich };
}
