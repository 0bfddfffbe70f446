import { nextLicenceEnd } from "#app/content/advisers.ts";
import { nextPageText } from "#app/content/page-texts/page-texts-at.ts";
import { contentSettings } from "#app/content/content-settings.server.ts";
import { listServices, saleTermsOfAll } from "#app/catalog/find-service.server.ts";
import { nextSaleChange } from "#app/catalog/sale-terms.ts";
import { nextReview } from "#app/catalog/shipped-facts.ts";
import { log } from "#app/platform/log.server.ts";
import { confirmHeld, dropHeld } from "#app/platform/held.server.ts";
import type { SharedPage } from "#app/platform/request-context.ts";
import { nextPriceStart } from "#app/pricing/current-price-book.server.ts";
import { nextGridChange } from "#app/self-checks/points/held-grids.server.ts";
import { listenForChanges, type Listening } from "#app/http/page-cache/listen-for-changes.server.ts";
import { makePageCache, type PageCache } from "#app/http/page-cache/page-cache.server.ts";

export type KeptPages = {
  kept: PageCache["kept"];
  find: PageCache["find"];
  start: (settings: {
    databaseUrl: string;
    megabytes: number;
    purgeCdn?: (() => void) | undefined;
  }) => Listening;
};

/** Keeps nothing until it receives change notices, which also say how long held rows are good. */
export function keepPages(render: (request: Request, page: SharedPage) => Promise<Response>): KeptPages {
  let pages: PageCache | null = null;
  return {
    kept: (request) => pages?.kept(request) ?? null,
    find: (request) => pages?.find(request) ?? null,
    start({ databaseUrl, megabytes, purgeCdn }) {
      const opened =
        megabytes === 0 ? null : makePageCache({ bytesMax: megabytes * 1024 * 1024, render, nextChange });
      pages = opened;
      return listenForChanges(databaseUrl, {
        onReady() {
          dropHeld();
          learnServices();
          opened?.open();
          // What changed meanwhile went unheard.
          purgeCdn?.();
        },
        onChange() {
          dropHeld();
          learnServices();
          opened?.drop();
          purgeCdn?.();
        },
        onHeartbeat: confirmHeld,
        onLost: () => opened?.close(),
      });
    },
  };
}

/** At once, not at the next page: jobs and calls ask for a service by its name without reading any. */
function learnServices(): void {
  listServices().catch((error: unknown) => log.error({ error }, "the services could not be read"));
}

async function nextChange(from: Date): Promise<Date | null> {
  const [price, sale, grid, { advisers, facts, pageTexts }] = await Promise.all([
    nextPriceStart(from),
    saleTermsOfAll(),
    nextGridChange(from),
    contentSettings(),
  ]);
  const changes = [
    price,
    grid,
    nextSaleChange(from, sale),
    nextPageText(from, pageTexts),
    nextLicenceEnd(from, advisers),
    nextReview(from, facts),
  ].filter((change) => change !== null);
  return changes.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
