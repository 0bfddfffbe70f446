import { fontFallback } from "#app/receipts/font-fallback.server.ts";
import { type Face, readFonts } from "#app/receipts/pdf-fonts.server.ts";

export type PdfDocument = PDFKit.PDFDocument;

export type Style = {
  face: Face;
  size: number;
  colour: string;
  x: number;
  width: number;
  align?: "left" | "right";
  tabular?: boolean;
};

const leading = 1.4;
/** Distance of the baseline from the line's top, for font size 1. */
const baseline = 1.05;
const tabularFigures: PDFKit.Mixins.OpenTypeFeatures[] = ["tnum"];

export async function openTypesetter(doc: PdfDocument) {
  for (const [name, file] of await readFonts()) doc.registerFont(name, file);
  const opened = new Map<string, FontFile>();
  const { runsOf, writable } = fontFallback((font, codePoint) =>
    fileOf(font).hasGlyphForCodePoint(codePoint),
  );

  return {
    linesOf(words: string, style: Style): string[] {
      return breakLines(writable(words), style.width, (line) => widthOf(line, style));
    },

    set(lines: readonly string[], top: number, style: Style): number {
      for (const [index, line] of lines.entries()) {
        setLine(line, top + style.size * (leading * index + baseline), style);
      }
      return lines.length * style.size * leading;
    },

    heightOf(lines: readonly string[], { size }: Style): number {
      return lines.length * size * leading;
    },
  };

  function setLine(line: string, y: number, style: Style): void {
    const spare = style.align === "right" ? style.width - widthOf(line, style) : 0;
    const features = style.tabular ? tabularFigures : [];
    let x = style.x + spare;
    for (const { font, letters } of runsOf(line, style.face)) {
      doc.font(font, style.size).fillColor(style.colour);
      doc.text(letters, x, y, { lineBreak: false, baseline: "alphabetic", features });
      x += doc.widthOfString(letters, { features });
    }
  }

  function widthOf(line: string, { face, size, tabular }: Style): number {
    const features = tabular ? tabularFigures : [];
    const widths = runsOf(line, face).map(({ font, letters }) =>
      doc.font(font, size).widthOfString(letters, { features }),
    );
    return widths.reduce((sum, width) => sum + width, 0);
  }

  function fileOf(name: string): FontFile {
    const known = opened.get(name);
    if (known) return known;
    // The types omit this field, but nothing else tells which letters a font has.
    const file = (doc.font(name) as unknown as { _font: { font: FontFile } })._font.font;
    opened.set(name, file);
    return file;
  }
}

type FontFile = { hasGlyphForCodePoint(codePoint: number): boolean };

function breakLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/[ \t\n]+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const letter of word) {
      if (line !== "" && widthOf(line + letter) > width) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return line === "" ? lines : [...lines, line];
}
