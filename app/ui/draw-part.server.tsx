import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";

import { invariant } from "#app/platform/invariant.ts";
import { type Drawn, drawnHtml } from "#app/ui/drawn-part.tsx";

/** Several times what the site's pages have. */
const partsMax = 4_000;

const drawnFrom = new Map<string, Drawn>();

/**
 * Draws a part once for everyone. `from` must name all that it is drawn from. Its HTML goes into the data only for a
 * browser that asks for data alone: who loads the page has it in the page.
 */
export function drawPart(from: string, request: Request, draw: () => ReactNode): Drawn {
  const drawn = drawnFrom.get(from) ?? keep(renderToStaticMarkup(<MemoryRouter>{draw()}</MemoryRouter>));
  // The last used stands last.
  drawnFrom.delete(from);
  drawnFrom.set(from, drawn);
  if (drawnFrom.size > partsMax) clearOldest();
  return asksForData(request) ? { ...drawn, html: drawnHtml.get(drawn.key) ?? "" } : drawn;
}

function keep(markup: string): Drawn {
  const [, tag, opening = "", html = ""] =
    /^<(section|div)((?: [\w-]+="[^"]*")*)>(.*)<\/\1>$/s.exec(markup) ?? [];
  invariant(tag === "section" || tag === "div", "A part that is drawn once is one section or div.");
  const key = createHash("sha256").update(markup).digest("base64url").slice(0, 10);
  drawnHtml.set(key, html);
  return { key, tag, attributes: attributesIn(opening) };
}

function attributesIn(opening: string): Record<string, string> {
  const found = opening.matchAll(/ ([\w-]+)="([^"]*)"/g);
  return Object.fromEntries(
    Array.from(found, ([, name = "", value = ""]) => [name === "class" ? "className" : name, plain(value)]),
  );
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

function plain(value: string): string {
  return value.replace(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
}

function clearOldest(): void {
  const [oldest] = drawnFrom;
  if (!oldest) return;
  const [from, { key }] = oldest;
  drawnFrom.delete(from);
  if (![...drawnFrom.values()].some((drawn) => drawn.key === key)) drawnHtml.delete(key);
}

function asksForData(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}
