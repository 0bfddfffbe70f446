import { LRUCache } from "lru-cache";

import { minuteMs } from "#app/platform/dates.ts";
import { log } from "#app/platform/log.server.ts";
import type { SharedPage } from "#app/platform/request-context.ts";
import {
  nameOf,
  type CacheKey,
  cacheKeyOf,
  type PageRequest,
  sharedRequest,
} from "#app/http/page-cache/cache-key.server.ts";
import { sizeOf, type StoredPage, storedPage } from "#app/http/page-cache/stored-page.server.ts";
import { makeNonce } from "#app/http/requests/security-headers.server.ts";

/** Since the start: pages that were there, that were made for all, and that had to be drawn for one visitor. */
export const pageCacheUses = { kept: 0, made: 0, drawn_alone: 0 };

export type PageCache = {
  /** What is there now; nothing is counted or made where it is not. */
  kept: (request: PageRequest) => StoredPage | null;
  /** Renders it if needed; null when this request must be rendered for itself. */
  find: (request: PageRequest) => StoredPage | Promise<StoredPage | null> | null;
  /** Call once change notices arrive. */
  open: () => void;
  drop: () => void;
  close: () => void;
};

type Settings = {
  bytesMax: number;
  render: (request: Request, page: SharedPage) => Promise<Response>;
  nextChange: (from: Date) => Promise<Date | null>;
};

/** However quiet it is, a page is made again after this: rates grow old and licences end. */
const keptMs = 10 * minuteMs;

/** A page may stay this many ms longer. To read the clock for each request takes longer than to find its page. */
const ageing = { sizeCalculation: sizeOf, ttlResolution: 50 };

/** Beyond this limit, visitors get a page rendered for themselves. */
const rendersAtOnceMax = 4;

/** Wait before retrying a page that failed, or a slow database would be asked twice each time. */
const retryAfterMs = 2_000;

export function makePageCache({ bytesMax, render, nextChange }: Settings): PageCache {
  const kept = new LRUCache<string, StoredPage>({ ...ageing, maxSize: bytesMax });
  // A change replaces the map, so pages rendered before it are never stored.
  let rendering = new Map<string, Promise<StoredPage | null>>();
  const unfit = new LRUCache<string, true>({ max: 1_000, ttl: retryAfterMs });
  let isOpen = false;

  async function make(key: CacheKey, begunIn: typeof rendering): Promise<StoredPage | null> {
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

  function keptNamed(name: string): StoredPage | null {
    const page = kept.get(name) ?? null;
    if (page) pageCacheUses.kept += 1;
    return page;
  }

  return {
    kept(request) {
      const key = isOpen ? cacheKeyOf(request) : null;
      return key && keptNamed(nameOf(key));
    },
    find(request) {
      const key = isOpen ? cacheKeyOf(request) : null;
      if (!key) return null;
      const name = nameOf(key);
      const page = keptNamed(name);
      if (page) return page;
      const underWay = rendering.get(name);
      if (!underWay && (rendering.size >= rendersAtOnceMax || unfit.has(name))) {
        pageCacheUses.drawn_alone += 1;
        return null;
      }
      pageCacheUses.made += 1;
      // Parallel requests for one page share its rendering.
      const making = underWay ?? make(key, rendering);
      rendering.set(name, making);
      return making;
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

async function renderWhole(key: CacheKey, render: Settings["render"]): Promise<StoredPage | null> {
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
  return fit ? storedPage(html, { path: key.path, nonce: page.nonce }) : null;
}
