import { type Face, fontsOfFace } from "#app/receipts/pdf-fonts.server.ts";

/** Letters that one font has, set together. */
type Run = { font: string; letters: string };

/** For a name in letters that no font here has, such as Devanagari: boxes would say less than this. */
export const inOtherLetters = "(Written in letters that only the receipt's page shows)";

/** Finds each letter a font that has it. `hasGlyph` tells whether the font of a name can draw a code point. */
export function findLetters(hasGlyph: (font: string, codePoint: number) => boolean) {
  return { runsOf, writable };

  /** A line that an emphasised face cannot set whole is set plainly, rather than half and half. */
  function runsOf(line: string, face: Face): Run[] {
    const whole = Array.from(line).every((letter) => fontWith(letter, fontsOfFace[face]));
    const fonts = fontsOfFace[whole ? face : "text"];
    const runs: Run[] = [];
    for (const letter of line) {
      const last = runs.at(-1);
      // What is no letter, such as a space, stays in the font of its neighbours.
      const preferred = last && !/\p{L}/u.test(letter) ? [last.font, ...fonts] : fonts;
      const font = fontWith(letter, preferred) ?? fonts[0] ?? "";
      if (last?.font === font) last.letters += letter;
      else runs.push({ font, letters: letter });
    }
    return runs;
  }

  /** What the fonts can show of a text: without pictures, with plain letters for rare ones. */
  function writable(text: string): string {
    let shown = "";
    for (const letter of text.normalize("NFC")) {
      const plain = hasFont(letter) ? letter : letter.normalize("NFKD").replace(/\p{M}/gu, "");
      if (Array.from(plain).every(hasFont)) shown += plain;
      else if (/[\p{L}\p{N}]/u.test(letter)) return inOtherLetters;
    }
    return shown;
  }

  function hasFont(letter: string): boolean {
    return fontWith(letter, fontsOfFace.text) !== undefined;
  }

  function fontWith(letter: string, fonts: readonly string[]): string | undefined {
    return fonts.find((font) => hasGlyph(font, letter.codePointAt(0) ?? 0));
  }
}
