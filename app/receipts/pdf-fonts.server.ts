import { readFile } from "node:fs/promises";

import { type OpenFont, rememberShapes } from "#app/receipts/remember-shapes.server.ts";

export type Face = "display" | "text" | "strong";

const otherLetters = [
  "inter-latin-ext",
  "inter-vietnamese",
  "inter-greek",
  "inter-greek-ext",
  "inter-cyrillic",
  "inter-cyrillic-ext",
];

export const fontsOfFace: Record<Face, readonly string[]> = {
  display: ["fraunces"],
  strong: ["inter-latin-strong", "inter-latin-ext-strong"],
  text: ["inter-latin", ...otherLetters],
};

/** Opened by the first receipt: parsing a font anew takes longer than setting a receipt in it. */
export function openFonts(): Promise<Map<string, OpenFont>> {
  opening ??= openAll().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

const fontNames = [...new Set(Object.values(fontsOfFace).flat())];
let opening: Promise<Map<string, OpenFont>> | null = null;

async function openAll(): Promise<Map<string, OpenFont>> {
  const { default: Pdf } = await import("pdfkit");
  const opener = new Pdf({ autoFirstPage: false });
  const files = await Promise.all(fontNames.map((name) => readFile(`./app/receipts/fonts/${name}.ttf`)));
  return new Map(fontNames.map((name, at) => [name, rememberShapes(parsed(opener.font(files[at]!)))]));
}

/** The types omit this field. */
function parsed(opener: PDFKit.PDFDocument): OpenFont {
  return (opener as unknown as { _font: { font: OpenFont } })._font.font;
}
