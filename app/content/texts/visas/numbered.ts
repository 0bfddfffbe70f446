import type { EligibilityItem, TextPart } from "#app/content/section-parts.ts";

/** Criteria with their numbers, from one. */
export function numbered(...texts: (string | TextPart[])[]): EligibilityItem[] {
  return texts.map((text, index) => ({
    serialNumber: index + 1,
    text: typeof text === "string" ? [text] : text,
  }));
}
