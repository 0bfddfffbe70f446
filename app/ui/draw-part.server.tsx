import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";

import { invariant } from "#app/platform/invariant.ts";
import { type Drawn, drawnHtml } from "#app/ui/drawn-part.tsx";
import type { DrawnOptions } from "#app/ui/fields/drawn-options.tsx";
import type { SelectOption } from "#app/ui/fields/select-field.tsx";

/** Several times what the site's pages have. */
const partsMax = 4_000;

const drawnFrom = new Map<string, Drawn | DrawnOptions>();

/**
 * Draws a part once for everyone. `from` must name all that it is drawn from. Its HTML goes into the data only for a
 * browser that asks for data alone: who loads the page has it in the page.
 */
export function drawPart(from: string, request: Request, draw: () => ReactNode): Drawn {
  return drawOnce(from, request, () => keep(renderToStaticMarkup(<MemoryRouter>{draw()}</MemoryRouter>)));
}

/** The same for the options of a select. */
export function drawOptions(from: string, request: Request, list: () => SelectOption[]): DrawnOptions {
  return drawOnce(`options: ${from}`, request, () => {
    const options = list();
    const drawn = options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
    const html = renderToStaticMarkup(drawn);
    return { key: keepHtml(html, html), hasEmpty: options.some(({ value }) => value === "") };
  });
}

function drawOnce<Part extends Drawn | DrawnOptions>(from: string, request: Request, draw: () => Part): Part {
  const drawn = (drawnFrom.get(from) as Part | undefined) ?? draw();
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
  return { key: keepHtml(html, markup), tag, attributes: attributesIn(opening) };
}

function keepHtml(html: string, named: string): string {
  const key = createHash("sha256").update(named).digest("base64url").slice(0, 10);
  drawnHtml.set(key, html);
  return key;
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
