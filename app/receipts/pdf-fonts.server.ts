import { readFile } from "node:fs/promises";

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

const fontNames = [...new Set(Object.values(fontsOfFace).flat())];
let reading: Promise<Map<string, Buffer>> | null = null;

export function readFonts(): Promise<Map<string, Buffer>> {
  reading ??= readAll().catch((error: unknown) => {
    reading = null;
    throw error;
  });
  return reading;
}

async function readAll(): Promise<Map<string, Buffer>> {
  const files = fontNames.map(async (name) => {
    return [name, await readFile(`./app/receipts/fonts/${name}.ttf`)] as const;
  });
  return new Map(await Promise.all(files));
}
