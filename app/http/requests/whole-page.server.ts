import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import type { EntryContext } from "react-router";
import { brotliCompressSync, constants, zstdCompressSync } from "node:zlib";

import { quickEncoding } from "#app/http/page-cache/encoding.ts";
import { log } from "#app/platform/log.server.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Most packed pages fit into one. What does not is put together from several, and all of them wait for the collector. */
const chunkSize = 32 * 1024;

/** Both are smaller than gzip's usual answer; Brotli takes a third of its time, zstd a sixth. */
const pack = {
  zstd: (page: Bytes) =>
    zstdCompressSync(page, { chunkSize, params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  br: (page: Bytes) =>
    brotliCompressSync(page, {
      chunkSize,
      params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_SIZE_HINT]: page.length },
    }),
};

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
export function drawWhole(page: ReactNode): { page: string; failed: boolean } {
  const drawn = `<!DOCTYPE html>${renderToString(page)}`;
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

/** Says so in `headers`. Readers with neither are left to the server's own compression. */
export function compressWhole(page: string, accepted: string | null, headers: Headers): Bytes | string {
  headers.append("Vary", "Accept-Encoding");
  const encoding = quickEncoding(accepted);
  if (encoding !== "zstd" && encoding !== "br") return page;
  headers.set("Content-Encoding", encoding);
  return pack[encoding](inScratch(page));
}

let scratch = Buffer.alloc(0);

/**
 * The bytes of `text` until the next call. A buffer for each page would be freed only when old objects are collected,
 * and would make that happen twice as often.
 */
function inScratch(text: string): Bytes {
  const bytesMax = 3 * text.length;
  if (scratch.length < bytesMax) scratch = Buffer.allocUnsafeSlow(bytesMax);
  return scratch.subarray(0, scratch.write(text));
}
