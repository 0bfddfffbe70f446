import { type Face, fontsOfFace } from "#app/receipts/pdf-fonts.server.ts";

type Run = { font: string; letters: string };

/** For scripts no font here covers, such as Devanagari: better than empty boxes. */
export const inOtherLetters = "(Written in letters that only the page shows)";

export function fontFallback(hasGlyph: (font: string, codePoint: number) => boolean) {
  return { runsOf, writable };

  /** If the emphasised face lacks a letter, the whole line is plain rather than mixed. */
  function runsOf(line: string, face: Face): Run[] {
    const whole = Array.from(line).every((letter) => fontWith(letter, fontsOfFace[face]));
    const fonts = fontsOfFace[whole ? face : "text"];
    const runs: Run[] = [];
    for (const letter of line) {
      const last = runs.at(-1);
      // Spaces and signs keep their neighbour's font.
      const preferred = last && !/\p{L}/u.test(letter) ? [last.font, ...fonts] : fonts;
      const font = fontWith(letter, preferred) ?? fonts[0] ?? "";
      if (last?.font === font) last.letters += letter;
      else runs.push({ font, letters: letter });
    }
    return runs;
  }

  /** Drops pictures and simplifies rare letters. */
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
