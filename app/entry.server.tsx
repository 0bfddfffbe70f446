import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { log } from "#app/platform/log.server.ts";
import { nonceContext, sharedPageContext } from "#app/platform/request-context.ts";

/** How long a page may take before what is not there yet is given up. */
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

  const nonce = context.get(nonceContext) ?? undefined;
  // A page to be kept is awaited whole; one for a single visitor is sent as it comes.
  const whenToSend = context.get(sharedPageContext) ? "onAllReady" : "onShellReady";
  return new Promise((resolve, reject) => {
    let shellSent = false;
    let answerStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // A part that is ready stands in its place, however long it is, rather than being moved there by a script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [whenToSend]() {
          shellSent = true;
          const body = new PassThrough({ final: (done) => (settle(), done()) });
          // Whoever leaves half-way never reads to the end.
          body.once("close", settle);
          resolve(new Response(createReadableStreamFromReadable(body), { status: answerStatus, headers }));
          pipe(body);
        },
        onShellError(error) {
          settle();
          reject(error);
        },
        onError(error) {
          answerStatus = 500;
          // Before the shell is sent React Router draws the error page and reports the error itself.
          if (shellSent && !request.signal.aborted) log.error({ error }, "page failed while streaming");
        },
      },
    );
    // A little after React Router gives up its own data, so that the browser hears of it first.
    const timer = setTimeout(giveUp, streamTimeout + 1_000);
    request.signal.addEventListener("abort", giveUp);

    function giveUp(): void {
      settle();
      abort();
    }
    /** A listener that stays on the request's signal would keep the whole page in memory for good. */
    function settle(): void {
      clearTimeout(timer);
      request.signal.removeEventListener("abort", giveUp);
    }
  });
}

/** A page that is not there, or a visitor who left, is no fault of ours and needs no stack in the log. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log.error({ error, method: request.method, path: new URL(request.url).pathname }, "page failed");
};
