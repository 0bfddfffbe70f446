import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";

import { invariant } from "#app/platform/invariant.ts";
import { type Drawn, drawnHtml, drawnParts, type DrawnText } from "#app/ui/drawn-part.tsx";
import type { DrawnOptions } from "#app/ui/fields/drawn-options.tsx";
import type { SelectOption } from "#app/ui/fields/select-field.tsx";

/** Several times what the site's pages have. */
const partsMax = 4_000;

const drawnFrom = new Map<string, { key: string }>();

/**
 * Draws a part once for everyone. `from` must name all that it is drawn from. Its HTML goes into the data only for a
 * browser that asks for data alone: who loads the page has it in the page.
 */
export function drawPart(from: string, request: Request, draw: () => ReactNode): Drawn {
  // React counts the ids in each part from the start, and a page has many parts.
  const identifierPrefix = hashOf(from).slice(0, 5);
  const { key } = drawOnce(from, () =>
    keep(renderToStaticMarkup(<MemoryRouter>{draw()}</MemoryRouter>, { identifierPrefix })),
  );
  return asksForData(request) ? { key, part: drawnParts.get(key) } : { key };
}

/** The same for the options of a select. */
export function drawOptions(from: string, request: Request, list: () => SelectOption[]): DrawnOptions {
  const drawn = drawOnce(`options: ${from}`, () => {
    const options = list();
    const html = renderToStaticMarkup(
      options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      )),
    );
    return { key: keepHtml(html), hasEmpty: options.some(({ value }) => value === "") };
  });
  return withHtml(drawn, request);
}

/** The same for a text that a script element holds. */
export function drawText(text: string, request: Request): DrawnText {
  return withHtml(
    drawOnce(`text: ${text}`, () => ({ key: keepHtml(text) })),
    request,
  );
}

function withHtml<Text extends DrawnText>(drawn: Text, request: Request): Text {
  return asksForData(request) ? { ...drawn, html: drawnHtml.get(drawn.key) } : drawn;
}

function drawOnce<Kept extends { key: string }>(from: string, draw: () => Kept): Kept {
  const drawn = (drawnFrom.get(from) as Kept | undefined) ?? draw();
  // The last used stands last.
  drawnFrom.delete(from);
  drawnFrom.set(from, drawn);
  if (drawnFrom.size > partsMax) clearOldest();
  return drawn;
}

function keep(markup: string): { key: string } {
  const [, tag, opening = "", html = ""] =
    /^<(section|div)((?: [\w-]+="[^"]*")*)>(.*)<\/\1>$/s.exec(markup) ?? [];
  invariant(tag === "section" || tag === "div", "A part that is drawn once is one section or div.");
  const key = keyOf(markup);
  drawnParts.set(key, { tag, attributes: attributesIn(opening), html });
  return { key };
}

function keepHtml(html: string): string {
  const key = keyOf(html);
  drawnHtml.set(key, html);
  return key;
}

function keyOf(html: string): string {
  return hashOf(html).slice(0, 10);
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
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
  if ([...drawnFrom.values()].some((drawn) => drawn.key === key)) return;
  drawnHtml.delete(key);
  drawnParts.delete(key);
}

function asksForData(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}
