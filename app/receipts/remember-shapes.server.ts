import { LRUCache } from "lru-cache";

/** What of an open font is used here. */
export type OpenFont = {
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: object): ShapedText;
};

type ShapedText = { positions: object[] };

/** Words and amounts: most of a receipt's are those of the one before. */
const shapesMax = 5_000;

/** The same font, which keeps how it set a word: receipts say the same things again and again. */
export function rememberShapes(font: OpenFont): OpenFont {
  const shapes = new LRUCache<string, ShapedText>({ max: shapesMax });
  const letters = new LRUCache<number, boolean>({ max: shapesMax });
  // A font keeps each glyph with the letter that needed it first, which then is what a copied text says: another
  // receipt's hyphen must not become ours.
  const shapeAlone = (text: string, features?: object) => {
    Object.assign(font, { _glyphs: {} });
    return font.layout(text, features);
  };
  return Object.assign(Object.create(font) as OpenFont, {
    layout(text: string, features?: object): ShapedText {
      const key = features ? `${JSON.stringify(features)} ${text}` : ` ${text}`;
      const shape = shapes.get(key) ?? shapeAlone(text, features);
      shapes.set(key, shape);
      // pdfkit scales positions in place, so it gets its own.
      const positions = shape.positions.map((position) => ({ ...position }));
      return Object.assign(Object.create(shape) as ShapedText, { positions });
    },
    hasGlyphForCodePoint(codePoint: number): boolean {
      const known = letters.get(codePoint);
      if (known !== undefined) return known;
      const has = font.hasGlyphForCodePoint(codePoint);
      letters.set(codePoint, has);
      return has;
    },
  });
}
