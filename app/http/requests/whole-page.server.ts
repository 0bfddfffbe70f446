import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";
import { brotliCompressSync, constants } from "node:zlib";

import { bestEncoding } from "#app/http/page-cache/encoding.ts";
import { log } from "#app/platform/log.server.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Smaller than gzip's usual answer at a third of its time. */
const brotliQuality = 1;

/** Without its data at hand React Router would draw a page in several turns, between those of all other pages. */
export async function inOnePiece(context: EntryContext): Promise<EntryContext> {
  const reader = context.serverHandoffStream?.getReader();
  if (!reader) return context;
  const decoder = new TextDecoder();
  let value = "";
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    value += decoder.decode(piece.value, { stream: true });
  }
  reader.releaseLock();
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } });
  return { ...context, renderMeta: { didRenderScripts: true, streamCache: { 0: read } } };
}

/** In one turn, since no page waits for a part of it. Of a part that `failed` only the browser can try again. */
export function drawWhole(page: ReactNode): { page: Bytes; failed: boolean } {
  const drawn = Buffer.from(`<!DOCTYPE html>${renderToString(page)}`);
  const failed = drawn.includes("<!--$!-->");
  if (failed) logFailure(page);
  return { page: drawn, failed };
}

/** Drawing into a string keeps quiet about it. */
function logFailure(page: ReactNode): void {
  renderToPipeableStream(page, {
    onError: (error) => log.error({ error }, "a part of a page failed"),
  });
}

/** Says so in `headers`. Readers without brotli are left to the server's own compression. */
export function compressWhole(page: Bytes, accepted: string | null, headers: Headers): Bytes {
  headers.append("Vary", "Accept-Encoding");
  if (bestEncoding(accepted) !== "br") return page;
  headers.set("Content-Encoding", "br");
  return brotliCompressSync(page, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
    },
  });
}
