import { z } from "zod";

import {
  type PageText,
  pageTextItemsMax,
  pageTextLengthMax as max,
  type PlacedPageText,
} from "#app/content/page-texts/page-text.ts";
import { wrongAddressIn } from "#app/content/page-texts/rich-text.ts";
import { hidden } from "#app/forms/fields.ts";
import { reasonText } from "#app/desk/reason.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";
import { plainLine, plainParagraphs, readersLength } from "#app/platform/plain-text.ts";

const rows = Array.from({ length: pageTextItemsMax }, (_, at) => at + 1);

/** Judged together by `readPageText`: each section has its own. */
export const pageTextFields = z.object({
  seen: hidden,
  heading: hidden,
  intro: hidden,
  /** As a clock in the member's zone shows it; empty for at once. */
  begins: hidden,
  ...Object.fromEntries(
    rows.flatMap((row) => [
      [`item_heading_${row}`, hidden],
      [`item_text_${row}`, hidden],
    ]),
  ),
});

export const droppedDraftFields = z.object({ seen: hidden });
export const earlierTextFields = z.object({ seen: hidden, version: hidden, reason: reasonText });

type PageTextFields = z.output<typeof pageTextFields>;

/** Empty rows go. Refuses field by field. */
export function readPageText(
  { hasHeading = true, intro: kind, items }: PlacedPageText,
  typed: PageTextFields,
): Outcome<PageText> {
  const texts: Record<string, string> = typed;
  const wrong: [field: string, message: string][] = [];
  const read = (field: string, most: number, { required = false, paragraphs = false } = {}) => {
    const written = (texts[field] ?? "").slice(0, 50 * most);
    const text = paragraphs ? plainParagraphs(written) : plainLine(written);
    if (required && text === "") wrong.push([field, "Fill this in."]);
    if (readersLength(text) > most)
      wrong.push([field, `Write at most ${most.toLocaleString("en")} characters.`]);
    return text;
  };
  const heading = hasHeading ? read("heading", max.heading, { required: true }) : "";
  const intro = kind === "none" ? "" : read("intro", max.intro, { paragraphs: kind === "rich" });
  const address = kind === "rich" ? wrongAddressIn(intro) : null;
  if (address !== null) {
    wrong.push([
      "intro",
      `A link leads to https:// or, on this site, to a path such as /visas/, not to “${address}”.`,
    ]);
  }
  const filled = (items ? rows : []).filter(
    (row) => (texts[`item_heading_${row}`] ?? "").trim() + (texts[`item_text_${row}`] ?? "").trim() !== "",
  );
  const itemsRead = filled.map((row) => ({
    heading: read(`item_heading_${row}`, max.item_heading, { required: true }),
    text: read(`item_text_${row}`, max.item_text, { required: true }),
  }));
  if (items && (filled.length < items.from || filled.length > items.to)) {
    wrong.push([
      `item_heading_${filled.length + 1 > pageTextItemsMax ? 1 : filled.length + 1}`,
      countMessage(items),
    ]);
  }
  const [first] = wrong;
  if (!first) return done({ heading, intro, items: itemsRead });
  const errors = Object.fromEntries(wrong.toReversed());
  return refuse({ code: "invalid_text", message: first[1], field: first[0], status: 422, errors });
}

function countMessage({ from, to }: { from: number; to: number }): string {
  return from === to ? `This section has ${from} of them.` : `This section has ${from} to ${to} of them.`;
}
