import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { routesOfPage } from "#app/http/requests/routes-of-page.server.ts";
import { compressWhole, wholePage } from "#app/http/requests/whole-page.server.ts";
import { log } from "#app/platform/log.server.ts";
import { nonceContext, sharedPageContext } from "#app/platform/request-context.ts";

/** Milliseconds for a page to finish. */
export const streamTimeout = 10_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const pageContext = { ...routerContext, manifest: routesOfPage(routerContext) };
  const nonce = context.get(nonceContext) ?? undefined;
  const isShared = context.get(sharedPageContext) !== null;
  return new Promise((resolve, reject) => {
    let shellDrawn = false;
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={pageContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Finished parts are sent in place, never moved there by a script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onShellReady() {
          shellDrawn = true;
        },
        async onAllReady() {
          settle();
          const page = await wholePage(pipe);
          // A kept page is compressed once for all.
          const sent = isShared ? page : compressWhole(page, request.headers.get("accept-encoding"), headers);
          resolve(new Response(sent, { status: answerStatus, headers }));
        },
        onShellError(error) {
          settle();
          reject(error);
        },
        onError(error) {
          answerStatus = 500;
          // Before the shell is drawn, React Router reports errors itself.
          if (shellDrawn && !request.signal.aborted) log.error({ error }, "a part of a page failed");
        },
      },
    );
    // After React Router's own timeout, so the browser hears of that first.
    const timer = setTimeout(giveUp, streamTimeout + 1_000);
    request.signal.addEventListener("abort", giveUp);

    function giveUp(): void {
      settle();
      abort();
    }
    /** A leftover listener on the signal would keep the page in memory. */
    function settle(): void {
      clearTimeout(timer);
      request.signal.removeEventListener("abort", giveUp);
    }
  });
}

/** 404s and aborted requests are no faults, so log no stack. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log.error({ error, method: request.method, path: new URL(request.url).pathname }, "page failed");
};
