import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";

import type { PageRequest } from "#app/http/page-cache/cache-key.server.ts";
import { type KeptEncoding, keptEncoding } from "#app/http/page-cache/encoding.ts";
import { headersForCdn } from "#app/http/page-cache/cdn.server.ts";
import { env } from "#app/platform/env.server.ts";
import { scriptHashes } from "#app/http/page-cache/script-hashes.server.ts";
import { type Header, headersOfKeptPage } from "#app/http/requests/security-headers.server.ts";

export type StoredPage = Record<KeptEncoding, StoredBody>;

/** Headers as Node sends them: names and values in turn. */
type StoredBody = { bytes: Buffer; tag: string; headers: string[]; headersUnchanged: string[] };

/** The highest level takes three times as long to save 2%. */
const brotliQuality = 10;

/** `nonce` is dropped: a stored nonce would be known to every reader. */
export async function storedPage(
  drawn: string,
  {
    path,
    nonce,
    cdnSeconds = env().CDN_SECONDS,
  }: { path: string; nonce: string; cdnSeconds?: number | undefined },
): Promise<StoredPage> {
  const html = drawn.replaceAll(` nonce="${nonce}"`, "");
  const bytes = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const shared = [...headersOfKeptPage(path, scriptHashes(drawn, nonce)), ...headersForCdn(cdnSeconds)];
  const body = (encoding: KeptEncoding, content: Buffer) => storedBody({ encoding, content, hash, shared });
  // Hardly anybody takes neither encoding: they get what gzip unpacks to, or plain pages were most of what is kept.
  const identity = { ...body("identity", bytes), bytes: gzipped };
  return { br: body("br", br), gzip: body("gzip", gzipped), identity };
}

export function sizeOf({ br, gzip: gzipped }: StoredPage): number {
  return br.bytes.length + gzipped.bytes.length + headersSize;
}

/** Roughly, for each page: the policy is most of it. */
const headersSize = 2_048;

/** Says 304 when the browser's copy is current. Gives back the status. */
export function sendPage(
  page: StoredPage,
  { method, headers }: PageRequest,
  response: ServerResponse,
): number {
  const body = page[keptEncoding(headers["accept-encoding"] ?? null)];
  if (holds(headers["if-none-match"], body.tag)) {
    response.writeHead(304, body.headersUnchanged).end();
    return 304;
  }
  response.writeHead(200, body.headers).end(method === "HEAD" ? undefined : bytesOf(page, body));
  return 200;
}

function bytesOf({ identity }: StoredPage, body: StoredBody): Buffer {
  return body === identity ? gunzipSync(body.bytes) : body.bytes;
}

type Body = { encoding: KeptEncoding; content: Buffer; hash: string; shared: Header[] };

function storedBody({ encoding, content, hash, shared }: Body): StoredBody {
  // HTTP requires a separate ETag per encoding.
  const tag = `"${hash}-${encoding}"`;
  const always: Header[] = [
    ...shared,
    ["cache-control", "private, no-cache"],
    ["vary", "Cookie, Accept-Encoding"],
    ["etag", tag],
  ];
  const ofBody: Header[] = [
    ["content-type", "text/html; charset=utf-8"],
    ["content-length", String(content.length)],
  ];
  if (encoding !== "identity") ofBody.push(["content-encoding", encoding]);
  return {
    bytes: content,
    tag,
    headers: [...always, ...ofBody].flat(),
    headersUnchanged: always.flat(),
  };
}

/** Proxies may weaken a tag; the page is still the same. */
function holds(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === tag) return ifNoneMatch === tag;
  const held = ifNoneMatch.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return held.includes("*") || held.includes(tag);
}
