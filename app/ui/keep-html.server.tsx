import { LRUCache } from "lru-cache";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";

import { invariant } from "#app/platform/invariant.ts";
import type { Inside } from "#app/ui/kept-inside.tsx";

/** For each component, which outlives its pages. */
const kept = new WeakMap<Inside<never>, LRUCache<string, string>>();
const keptMax = 300;

/** What the browser makes of the same props, to the letter. */
export function keptHtml<Props extends object>(Inside: Inside<Props>, props: Props): string {
  const drawn = kept.get(Inside) ?? new LRUCache<string, string>({ max: keptMax });
  kept.set(Inside, drawn);
  const from = JSON.stringify(props);
  const known = drawn.get(from);
  if (known !== undefined) return known;
  const html = renderToString(
    <MemoryRouter>
      <Inside {...props} />
    </MemoryRouter>,
  );
  // React counts its ids from the top of the page, so here they would be others than in the browser.
  invariant(!/"_R_\w*_"/.test(html), "What is kept has no ids of React's.");
  drawn.set(from, html);
  return html;
}
