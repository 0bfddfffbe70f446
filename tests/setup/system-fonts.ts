import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { convert } from "fontverter";

import { unpackedBrowser } from "#tests/setup/browser.ts";

/**
 * Fonts from npm, so no test depends on this machine's. Arimo and Tinos match Arial and Times New Roman in width, as
 * Liberation does.
 */
const arimoAndTinos = ["arimo", "tinos"].flatMap((face) =>
  ["400-normal", "400-italic", "700-normal", "700-italic"].map(
    (cut) => `node_modules/@fontsource/${face}/files/${face}-latin-${cut}.woff`,
  ),
);
const dejaVu = ["Sans", "Sans-Bold", "Serif", "Serif-Bold"].map(
  (cut) => `node_modules/dejavu-fonts-ttf/ttf/DejaVu${cut}.ttf`,
);

export type FontSet = "desktop" | "dejaVu" | "openSans";

export async function systemFonts(): Promise<Record<FontSet, string>> {
  const browserFolder = await unpackedBrowser();
  const openSans = ["Regular", "Bold", "Italic"].map((cut) =>
    join(browserFolder, "fonts/fonts/Open_Sans", `OpenSans-${cut}.ttf`),
  );
  return {
    desktop: await fontFolder("desktop", [...arimoAndTinos, ...dejaVu]),
    dejaVu: await fontFolder("dejavu", dejaVu),
    openSans: await fontFolder("open-sans", openSans),
  };
}

/** Renamed when complete, so an interrupted one is never used. */
async function fontFolder(name: string, files: string[]): Promise<string> {
  const folder = resolve(".cache/system-fonts", name);
  const settings = join(folder, "fonts.conf");
  if (existsSync(settings)) return settings;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const file of files) await place(file, unfinished);
  writeFileSync(
    join(unfinished, "fonts.conf"),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${join(folder, "cache")}</cachedir>
</fontconfig>
`,
  );
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(settings)) throw error;
  }
  return settings;
}

/** Browsers do not read WOFF as system fonts. */
async function place(file: string, folder: string): Promise<void> {
  if (!file.endsWith(".woff")) return copyFileSync(file, join(folder, basename(file)));
  const unpacked = await convert(readFileSync(file), "sfnt");
  writeFileSync(join(folder, basename(file, ".woff").concat(".ttf")), unpacked);
}
