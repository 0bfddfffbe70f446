import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/**
 * Builds app/ui/fonts from the @fontsource packages: run by hand after one changes, and commit. Latin, plus a file
 * for currency signs, because ₹ and ₦ are outside that subset.
 */
const source = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const target = new URL("../app/ui/fonts/", import.meta.url);
const largestTotalBytes = 90 * 1024;

const latin = fromRanges([
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2009, 0x200a],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
]);
const currencySigns = fromRanges([[0x20a0, 0x20c0]]);

const features = [
  "kern",
  "liga",
  "calt",
  "ccmp",
  "locl",
  "mark",
  "mkmk",
  "rvrn",
  "tnum",
  "lnum",
  "pnum",
  "case",
];

const files = [
  {
    from: "fraunces/files/fraunces-latin-opsz-normal.woff2",
    to: "fraunces.woff2",
    text: latin,
    axes: { opsz: 60, wght: { min: 400, max: 650 } },
  },
  {
    from: "inter/files/inter-latin-wght-normal.woff2",
    to: "inter.woff2",
    text: latin,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    from: "inter/files/inter-latin-ext-wght-normal.woff2",
    to: "inter-currency.woff2",
    text: currencySigns,
    axes: { wght: { min: 400, max: 700 } },
  },
];

await mkdir(target, { recursive: true });
let totalBytes = 0;
for (const { from, to, text, axes } of files) {
  const font = await subsetFont(await readFile(new URL(from, source)), text, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: features,
  });
  await writeFile(new URL(to, target), font);
  totalBytes += font.length;
  console.log(`${to}: ${font.length} bytes`);
}
if (totalBytes > largestTotalBytes) throw new Error(`The fonts weigh ${totalBytes} bytes, more than 90 KB.`);
console.log(`In all: ${totalBytes} bytes.`);

function fromRanges(ranges: [number, number][]): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join("");
}
