/**
 * What somebody wrote, as plain text in paragraphs: one kind of line end, one empty line between paragraphs, and nothing
 * that is not seen, turns the text around it, or is piled up beyond what any script writes.
 */
export function plainParagraphs(written: string): string {
  return onlySeen(written)
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

/** The same on one line: a name, a title. */
export function plainLine(written: string): string {
  return onlySeen(written).replaceAll(/\s+/g, " ").trim();
}

/**
 * How many characters a reader counts: a letter with its accents is one, a family of emoji too, and so is whatever is
 * blank between two words. What is made of more parts than any real one counts as several, so that a length bounds what
 * has to be kept and drawn.
 */
export function readersLength(text: string): number {
  let length = 0;
  let afterBlank = true;
  const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(text)) {
    if (unseen.test(segment)) continue;
    const isBlank = blank.test(segment);
    if (!isBlank || !afterBlank) length += Math.ceil(Array.from(segment).length / partsMax);
    afterBlank = isBlank;
  }
  return length;
}

/** The first letter or sign with its marks, such as for an initial; empty where there is none. */
export function firstCharacter(text: string): string {
  return /^.\p{M}*/su.exec(text)?.[0] ?? "";
}

const partsMax = 10;

const unseen = /^\p{Default_Ignorable_Code_Point}+$/u;
const blank = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;

/** Marks are thinned out before they are put in order, which takes long for many. */
function onlySeen(written: string): string {
  return written
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/[\t\v\f\u2800]/g, " ")
    .replaceAll(/(?!\n)\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\ufff9-\ufffb]/gu, "")
    .replaceAll(/(?!\u061c|[\u200c-\u200f]|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll(/([\p{M}\u200c\u200d]{5})[\p{M}\u200c\u200d]+/gu, "$1")
    .replaceAll(
      /((?:[^\s\u200d][\p{Emoji_Modifier}\ufe0f]{0,2}\u200d){5}[^\s\u200d][\p{Emoji_Modifier}\ufe0f]{0,2})\u200d/gu,
      "$1",
    )
    .normalize("NFC");
}
