import { readdir, readFile, writeFile } from "node:fs/promises";

import { pictureStyle, worldStyle } from "#scripts/picture-style.ts";

/**
 * Writes scripts/picture-style.ts into public/pictures. Run by hand (`npm run pictures`) after a change of style or
 * tokens, and commit.
 */
const pictures = new URL("../public/pictures/", import.meta.url);
const styleElement = /<style>.*?<\/style>/s;

for (const name of await readdir(pictures)) {
  const file = new URL(name, pictures);
  const drawing = await readFile(file, "utf8");
  if (!styleElement.test(drawing)) throw new Error(`${name} has no <style> to replace.`);
  await writeFile(file, drawing.replace(styleElement, name === "world.svg" ? worldStyle : pictureStyle));
}
