import { clearServices } from "#app/catalog/find-service.server.ts";
import { clearRates } from "#app/currencies/exchange-rates.server.ts";
import { nextLicenceEnd } from "#app/content/advisers.ts";
import { contentSettings, clearContentSettings } from "#app/content/content-settings.server.ts";
import type { SharedPage } from "#app/platform/request-context.ts";
import { clearPriceBook, nextPriceStart } from "#app/pricing/current-price-book.server.ts";
import { listenForChanges, type Listening } from "#app/http/page-cache/listen-for-changes.server.ts";
import { makePageCache, type PageCache } from "#app/http/page-cache/page-cache.server.ts";

export type KeptPages = {
  answer: PageCache["answer"];
  start: (settings: { databaseUrl: string; megabytes: number }) => Listening;
};

/** Keeps nothing until it receives change notices. */
export function keepPages(render: (request: Request, page: SharedPage) => Promise<Response>): KeptPages {
  let pages: PageCache | null = null;
  return {
    answer: async (request) => pages?.answer(request) ?? null,
    start({ databaseUrl, megabytes }) {
      if (megabytes === 0) return { stop: () => Promise.resolve() };
      const opened = makePageCache({ bytesMax: megabytes * 1024 * 1024, render, nextChange });
      pages = opened;
      return listenForChanges(databaseUrl, {
        onReady() {
          eraseRows();
          opened.open();
        },
        onChange() {
          eraseRows();
          opened.drop();
        },
        onLost: () => opened.close(),
      });
    },
  };
}

async function nextChange(from: Date): Promise<Date | null> {
  const [price, { advisers }] = await Promise.all([nextPriceStart(from), contentSettings()]);
  const licence = nextLicenceEnd(from, advisers);
  return price === null || (licence !== null && licence < price) ? licence : price;
}

/** Clears the one-second caches: a cached page must not be built from them. */
function eraseRows(): void {
  clearServices();
  clearContentSettings();
  clearPriceBook();
  clearRates();
}
