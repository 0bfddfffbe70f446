import { Readable } from "node:stream";

/** Opened by itself, a file must never run anything. */
const runsNothing = "sandbox; default-src 'none'";

/** A download that no browser stores. */
export function answerFile({
  name,
  type,
  bytes,
}: {
  name: string;
  type: string;
  bytes: Uint8Array;
}): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { ...downloadHeaders(name, type), "content-length": String(bytes.length) },
  });
}

/** Drawn by us, for everybody. Each has an address of its own, so browsers may keep it for good. */
export function answerPicture(picture: Uint8Array<ArrayBuffer>): Response {
  return new Response(picture, {
    headers: {
      "content-type": "image/webp",
      "content-length": String(picture.length),
      "content-disposition": "inline",
      "content-security-policy": runsNothing,
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}

/** To be looked at in a frame of ours, where it can run nothing and reach nothing. */
export function answerFramed({
  name,
  type,
  bytes,
}: {
  name: string;
  type: string;
  bytes: Uint8Array;
}): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...downloadHeaders(name, type),
      "content-disposition": `inline; ${fileNames(name)}`,
      "content-length": String(bytes.length),
      // Browsers set a picture in a page of their own, with a style.
      "content-security-policy":
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
      "x-frame-options": "SAMEORIGIN",
    },
  });
}

/** The same, for what is made while it is sent. */
export function answerStream({
  name,
  type,
  parts,
}: {
  name: string;
  type: string;
  parts: AsyncIterable<Uint8Array>;
}): Response {
  return new Response(Readable.toWeb(Readable.from(parts)) as ReadableStream<Uint8Array>, {
    headers: downloadHeaders(name, type),
  });
}

function downloadHeaders(name: string, type: string): Record<string, string> {
  return {
    "content-type": type,
    "content-disposition": `attachment; ${fileNames(name)}`,
    "content-security-policy": runsNothing,
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  };
}

/** ASCII for all, plus RFC 5987 for other letters. */
function fileNames(name: string): string {
  const plain = name.replaceAll(/[^\w.-]/g, "_");
  if (plain === name) return `filename="${plain}"`;
  const whole = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${whole}`;
}
