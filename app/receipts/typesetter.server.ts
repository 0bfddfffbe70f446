import { fontFallback } from "#app/receipts/font-fallback.server.ts";
import { type Face, openFonts } from "#app/receipts/pdf-fonts.server.ts";

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
/** Text without features is shaped word by word, and each word once. */
const tabularFigures: PDFKit.Mixins.TextOptions = { features: ["tnum"] };

export async function openTypesetter(doc: PdfDocument) {
  const fonts = await openFonts();
  // pdfkit takes a font that is open already, though its types name only files.
  for (const [name, font] of fonts) doc.registerFont(name, font as unknown as Buffer);
  const { runsOf, writable } = fontFallback(
    (font, codePoint) => fonts.get(font)?.hasGlyphForCodePoint(codePoint) ?? false,
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
    const shaping = style.tabular ? tabularFigures : {};
    let x = style.x + spare;
    for (const { font, letters } of runsOf(line, style.face)) {
      doc.font(font, style.size).fillColor(style.colour);
      doc.text(letters, x, y, { lineBreak: false, baseline: "alphabetic", ...shaping });
      x += doc.widthOfString(letters, shaping);
    }
  }

  function widthOf(line: string, { face, size, tabular }: Style): number {
    const shaping = tabular ? tabularFigures : {};
    const widths = runsOf(line, face).map(({ font, letters }) =>
      doc.font(font, size).widthOfString(letters, shaping),
    );
    return widths.reduce((sum, width) => sum + width, 0);
  }
}

function breakLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const words = text.split(/[ \t\n]+/);
  const whole = words.join(" ");
  // Most texts fit, and are measured once.
  if (whole !== "" && widthOf(whole) <= width) return [whole];
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
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
