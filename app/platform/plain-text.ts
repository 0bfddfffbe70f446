/**
 * Normalises line ends and blank lines; drops invisible and direction-changing characters and excess combining marks.
 */
export function plainParagraphs(written: string): string {
  return onlySeen(written)
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n{3,}/g, "\n\n")
    .trim();
}

export function plainLine(written: string): string {
  return onlySeen(written).replaceAll(/\s+/g, " ").trim();
}

/**
 * Counts what readers see: an accented letter or an emoji family is one. Clusters longer than any real one count as
 * several, so this also limits storage.
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

export function firstCharacter(text: string): string {
  return /^.\p{M}*/su.exec(text)?.[0] ?? "";
}

const partsMax = 10;

const unseen = /^\p{Default_Ignorable_Code_Point}+$/u;
const blank = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;

/** Trims excess marks first: normalising many is slow. */
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
