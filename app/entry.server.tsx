import type { EntryContext, HandleErrorFunction, RouterContextProvider } from "react-router";
import { isRouteErrorResponse, ServerRouter } from "react-router";
import { inTurn } from "#app/http/requests/in-turn.server.ts";
import { routesOfPage } from "#app/http/requests/routes-of-page.server.ts";
import { compressWhole, drawWhole, inOnePiece } from "#app/http/requests/whole-page.server.ts";
import { log } from "#app/platform/log.server.ts";
import { nonceContext, sharedPageContext } from "#app/platform/request-context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const nonce = context.get(nonceContext) ?? undefined;
  const manifest = routesOfPage(routerContext);
  const pageContext = { ...(await inOnePiece(routerContext)), manifest };
  await inTurn();
  const { page, failed } = drawWhole(<ServerRouter context={pageContext} url={request.url} nonce={nonce} />);
  // A kept page is compressed once for all.
  const isShared = context.get(sharedPageContext) !== null;
  const sent = isShared ? page : compressWhole(page, request.headers.get("accept-encoding"), headers);
  return new Response(sent, { status: failed ? 500 : status, headers });
}

/** 404s and aborted requests are no faults, so log no stack. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  if (isRouteErrorResponse(error) && error.status < 500) return;
  log.error({ error, method: request.method, path: new URL(request.url).pathname }, "page failed");
};
