import { readFileSync } from "node:fs";

import type { Program } from "#simulator/simulation.ts";

const files = {
  "/simulator/hand-over.js": { file: "hand-over.js", type: "text/javascript; charset=utf-8" },
  "/simulator/pay-page.css": { file: "pay-page.css", type: "text/css; charset=utf-8" },
};

export function addAssets(program: Program): void {
  for (const [path, { file, type }] of Object.entries(files)) {
    const body = readFileSync(new URL(`./assets/${file}`, import.meta.url), "utf8");
    program.get(path, (c) => c.body(body, 200, { "content-type": type, "cache-control": "no-cache" }));
  }
}
