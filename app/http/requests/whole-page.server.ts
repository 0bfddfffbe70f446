import { Writable } from "node:stream";
import { brotliCompressSync, constants } from "node:zlib";

import { bestEncoding } from "#app/http/page-cache/encoding.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Smaller than gzip's usual answer at a third of its time. */
const brotliQuality = 2;

/** What is piped, in one piece. */
export function wholePage(pipe: (page: Writable) => void): Promise<Bytes> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    const page = new Writable({
      write: (piece: Buffer, _encoding, next) => (pieces.push(piece), next()),
      final: (next) => (resolve(Buffer.concat(pieces)), next()),
    });
    pipe(page);
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
