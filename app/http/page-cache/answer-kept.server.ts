import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

import type { PageCache } from "#app/http/page-cache/page-cache.server.ts";
import { sendPage, type StoredPage } from "#app/http/page-cache/stored-page.server.ts";
import { movedToSite } from "#app/http/requests/moved-to-site.server.ts";
import { log } from "#app/platform/log.server.ts";

type Settings = Pick<PageCache, "kept" | "find"> & {
  onView: (request: IncomingMessage, status: number) => void;
  /** Around everything but what is there at once. */
  named: (answer: RequestListener) => RequestListener;
  /** Answers what is not kept. */
  otherwise: RequestListener;
};

/**
 * Kept pages are answered from Node's own request: making a `Request` and a `Response` would cost most of the time, and
 * giving it a name a fifth.
 */
export function answerKept({ kept, find, onView, named, otherwise }: Settings): RequestListener {
  function answer(page: StoredPage, request: IncomingMessage, response: ServerResponse): void {
    onView(request, sendPage(page, request, response));
  }
  const late = named((request, response) => {
    const found = isPlain(request) ? find(request) : null;
    if (!found) return otherwise(request, response);
    if (!(found instanceof Promise)) return answer(found, request, response);
    found
      .then((page) => (page ? answer(page, request, response) : otherwise(request, response)))
      .catch((error: unknown) => {
        log.error({ error, path: request.url }, "a kept page was not answered");
        response.destroy();
      });
  });
  return (request, response) => {
    const page = isPlain(request) ? kept(request) : null;
    if (page) answer(page, request, response);
    else late(request, response);
  };
}

/** A body needs its limits, and `localhost` its redirect. */
function isPlain({ method, url, headers }: IncomingMessage): boolean {
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;
  return !hasBody && !movedToSite({ method, host: headers.host, target: url ?? "" });
}
