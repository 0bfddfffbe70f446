import { PassThrough } from "node:stream";
import { brotliCompressSync, constants } from "node:zlib";
import { createReadableStreamFromReadable } from "@react-router/node";

import { bestEncoding } from "#app/http/page-cache/encoding.ts";

/** How long the first part of a page waits for the rest. */
const patienceMs = 20;
const mostWaitingBytes = 1_048_576;
/** Smaller than gzip's usual answer at a third of its time. */
const brotliQuality = 2;

type Body = Uint8Array<ArrayBuffer> | ReadableStream;

/**
 * What is written into `page` until it ends: in one piece when that is soon, otherwise as a stream. One piece costs a
 * third of the processor time that sending and compressing it bit by bit does.
 */
export function pageBody(onClose: () => void): { page: PassThrough; body: Promise<Body> } {
  const page = new PassThrough({
    readableHighWaterMark: mostWaitingBytes,
    final: (done) => (onClose(), done()),
  });
  // An aborted reader never finishes the stream.
  page.once("close", onClose);
  const body = new Promise<Body>((resolve) => {
    const stream = () => resolve(createReadableStreamFromReadable(page));
    const timer = setTimeout(stream, patienceMs);
    page.once("finish", () => {
      clearTimeout(timer);
      resolve(readAll(page));
    });
  });
  return { page, body };
}

function readAll(page: PassThrough): Uint8Array<ArrayBuffer> {
  const pieces: Buffer[] = [];
  for (let piece = page.read(); piece !== null; piece = page.read()) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Says so in `headers`. A stream is left to the server's own compression. */
export function compressWhole(body: Body, accepted: string | null, headers: Headers): Body {
  if (!(body instanceof Uint8Array)) return body;
  headers.append("Vary", "Accept-Encoding");
  if (bestEncoding(accepted) !== "br") return body;
  headers.set("Content-Encoding", "br");
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
