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
 * What a machine may have of fonts, brought by npm, so that no journey depends on what this one has. Arimo and Tinos
 * have the widths of Arial and Times New Roman, as Liberation has; Open Sans comes with the browser.
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

/** Makes the folder of each set, once; answers the settings file by which a browser sees that set and no other. */
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

/** Renamed into place, so that an interrupted one is not used. */
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

/** A browser reads no system fonts that are packed for the web. */
async function place(file: string, folder: string): Promise<void> {
  if (!file.endsWith(".woff")) return copyFileSync(file, join(folder, basename(file)));
  const unpacked = await convert(readFileSync(file), "sfnt");
  writeFileSync(join(folder, basename(file, ".woff").concat(".ttf")), unpacked);
}
