import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/**
 * Builds app/receipts/fonts: run by hand after a font package changes, and commit. PDF takes no compressed or
 * variable fonts, so one file per weight. The text face keeps all letters: names come from everywhere.
 */
const source = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const target = new URL("../app/receipts/fonts/", import.meta.url);

const inter = (part: string) => `inter/files/inter-${part}-wght-normal.woff2`;
const latin = [0x20, 0x2ff] as const;
const punctuation = [0x2000, 0x206f] as const;
const signs = [0x20a0, 0x2215] as const;

const files = [
  {
    from: "fraunces/files/fraunces-latin-opsz-normal.woff2",
    to: "fraunces.ttf",
    letters: [latin, punctuation],
    axes: { opsz: 60, wght: 540 },
  },
  {
    from: inter("latin"),
    to: "inter-latin-strong.ttf",
    letters: [latin, punctuation, signs],
    axes: { wght: 620 },
  },
  { from: inter("latin-ext"), to: "inter-latin-ext-strong.ttf", letters: [signs], axes: { wght: 620 } },
  ...["latin", "latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"].map((part) => ({
    from: inter(part),
    to: `inter-${part}.ttf`,
    letters: [[0x20, 0xffff] as const],
    axes: { wght: 400 },
  })),
];

await mkdir(target, { recursive: true });
for (const { from, to, letters, axes } of files) {
  const font = await subsetFont(await readFile(new URL(from, source)), letters.map(fromRange).join(""), {
    targetFormat: "truetype",
    variationAxes: axes,
    keepFeatures: ["kern", "ccmp", "mark", "mkmk", "tnum", "lnum"],
  });
  await writeFile(new URL(to, target), font);
  console.log(`${to}: ${font.length} bytes`);
}

function fromRange([first, last]: readonly [number, number]): string {
  const codePoints = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  // Halves of surrogate pairs are no letters.
  return codePoints
    .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join("");
}
