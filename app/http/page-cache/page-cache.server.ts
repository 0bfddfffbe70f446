import { LRUCache } from "lru-cache";

import { minuteMs } from "#app/platform/dates.ts";
import { log } from "#app/platform/log.server.ts";
import type { SharedPage } from "#app/platform/request-context.ts";
import { nameOf, type PageKey, pageKeyOf, sharedRequest } from "#app/http/page-cache/page-key.server.ts";
import { answerWith, sizeOf, type StoredPage, storedPage } from "#app/http/page-cache/stored-page.server.ts";
import { makeNonce } from "#app/http/requests/security-headers.server.ts";

export type PageCache = {
  /** The kept page for a request, made first where it is not there yet; null if it must be rendered for itself. */
  answer: (request: Request) => Promise<Response | null>;
  /** Begins to keep pages, now that changes are heard of. */
  open: () => void;
  /** Forgets every page. One that is being rendered is answered with, but not kept. */
  drop: () => void;
  /** Forgets every page and keeps none until opened again. */
  close: () => void;
};

type Settings = {
  bytesMax: number;
  render: (request: Request, page: SharedPage) => Promise<Response>;
  /** When something on the pages will change by itself. */
  nextChange: (from: Date) => Promise<Date | null>;
};

/** However quiet it is, a page is made again after this: rates grow old and licences end. */
const keptMs = 10 * minuteMs;

/** So many pages are made at a time. Whoever asks for another one then gets it rendered for themselves. */
const makingsMax = 4;

/** A page that could not be kept is not tried again for so long, or a slow database would be asked twice each time. */
const unfitMs = 2_000;

/** Public pages as signed-out visitors see them, in memory. */
export function makePageCache({ bytesMax, render, nextChange }: Settings): PageCache {
  const kept = new LRUCache<string, StoredPage>({ maxSize: bytesMax, sizeCalculation: sizeOf });
  // A page belongs to the map in which its rendering began; a change replaces the map.
  let rendering = new Map<string, Promise<StoredPage | null>>();
  const unfit = new LRUCache<string, true>({ max: 1_000, ttl: unfitMs });
  let isOpen = false;

  async function make(key: PageKey, begunIn: typeof rendering): Promise<StoredPage | null> {
    const name = nameOf(key);
    try {
      const begunAt = new Date();
      const change = await nextChange(begunAt);
      const page = await renderWhole(key, render);
      if (!page) unfit.set(name, true);
      const msLeft = Math.min(begunAt.getTime() + keptMs, change?.getTime() ?? Infinity) - Date.now();
      if (page && msLeft > 0 && begunIn === rendering) kept.set(name, page, { ttl: msLeft });
      return page;
    } catch (error) {
      log.warn({ error, path: key.path }, "a page could not be kept");
      return null;
    } finally {
      begunIn.delete(name);
    }
  }

  function drop(): void {
    kept.clear();
    unfit.clear();
    rendering = new Map();
  }

  return {
    async answer(request) {
      const key = isOpen ? pageKeyOf(request) : null;
      if (!key) return null;
      const name = nameOf(key);
      let page: StoredPage | null | undefined = kept.get(name);
      if (!page) {
        const underWay = rendering.get(name);
        if (!underWay && (rendering.size >= makingsMax || unfit.has(name))) return null;
        // Whoever asks for the same page meanwhile waits for it.
        const making = underWay ?? make(key, rendering);
        rendering.set(name, making);
        page = await making;
      }
      return page && answerWith(page, request);
    },
    open() {
      drop();
      isOpen = true;
    },
    drop,
    close() {
      isOpen = false;
      drop();
    },
  };
}

/** The page, if it is one that everyone may be shown. */
async function renderWhole(key: PageKey, render: Settings["render"]): Promise<StoredPage | null> {
  const page: SharedPage = { incomplete: false, nonce: makeNonce() };
  const answer = await render(sharedRequest(key), page);
  const html = await answer.text();
  const { status, headers } = answer;
  const fit =
    status === 200 &&
    !page.incomplete &&
    !headers.has("set-cookie") &&
    !headers.has("cache-control") &&
    headers.get("content-type")?.startsWith("text/html");
  return fit ? storedPage(html, page.nonce) : null;
}
