import { readdir, readFile, writeFile } from "node:fs/promises";

import { pictureStyle, worldStyle } from "#scripts/picture-style.ts";

/**
 * Gives every drawing in public/pictures the style of scripts/picture-style.ts in place of the one it had. The results
 * are committed: run this by hand (`npm run pictures`) after the style or the tokens change, and commit what it writes.
 */
const pictures = new URL("../public/pictures/", import.meta.url);
const styleElement = /<style>.*?<\/style>/s;

for (const name of await readdir(pictures)) {
  const file = new URL(name, pictures);
  const drawing = await readFile(file, "utf8");
  if (!styleElement.test(drawing)) throw new Error(`${name} has no <style> to replace.`);
  await writeFile(file, drawing.replace(styleElement, name === "world.svg" ? worldStyle : pictureStyle));
}
