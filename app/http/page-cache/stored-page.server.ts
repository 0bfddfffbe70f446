import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { bestEncoding, type Encoding } from "#app/http/page-cache/encoding.ts";
import { scriptHashes } from "#app/http/page-cache/script-hashes.server.ts";
import { hashedPolicy } from "#app/http/requests/security-headers.server.ts";

export type StoredPage = {
  policy: string;
  bodies: Record<Encoding, { bytes: Uint8Array<ArrayBuffer>; tag: string }>;
};

/** The highest level takes three times as long to save 2%. */
const brotliQuality = 10;

/** `nonce` is dropped: a stored nonce would be known to every reader. */
export async function storedPage(drawn: string, nonce: string): Promise<StoredPage> {
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
  // HTTP requires a separate ETag per encoding.
  const body = (encoding: Encoding, content: Buffer) => ({
    bytes: new Uint8Array(content),
    tag: `"${hash}-${encoding}"`,
  });
  return {
    policy: hashedPolicy(scriptHashes(drawn, nonce)),
    bodies: { br: body("br", br), gzip: body("gzip", gzipped), identity: body("identity", bytes) },
  };
}

export function sizeOf({ bodies, policy }: StoredPage): number {
  return bodies.br.bytes.length + bodies.gzip.bytes.length + bodies.identity.bytes.length + policy.length;
}

/** Answers 304 when the browser's copy is current. */
export function answerWith(page: StoredPage, request: Request): Response {
  const encoding = bestEncoding(request.headers.get("accept-encoding"));
  const { bytes, tag } = page.bodies[encoding];
  const headers: Record<string, string> = {
    "content-security-policy": page.policy,
    "cache-control": "private, no-cache",
    vary: "Cookie, Accept-Encoding",
    etag: tag,
  };
  if (holds(request.headers.get("if-none-match"), tag)) return new Response(null, { status: 304, headers });
  headers["content-type"] = "text/html; charset=utf-8";
  headers["content-length"] = String(bytes.length);
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  return new Response(request.method === "HEAD" ? null : bytes, { headers });
}

/** Proxies may weaken a tag; the page is still the same. */
function holds(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const held = ifNoneMatch.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return held.includes("*") || held.includes(tag);
}
