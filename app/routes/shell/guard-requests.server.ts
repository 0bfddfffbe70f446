import { createMiddleware } from "hono/factory";

import { webhookBytesMax } from "#app/payments/inbox.server.ts";
import { env } from "#app/platform/env.server.ts";
import { answerRefusal } from "#app/routes/calls/answer-call.server.ts";
import { bodyBytesMax } from "#app/routes/calls/read-body.server.ts";
import { bodyRefused, drainedBytesMax, takesUploads, uploadBytesMax } from "#app/routes/shell/body-limits.ts";

/** Where a gateway posts across sites: proved by its signature instead. */
const signedByGateways = /^\/(webhooks\/|payment\/[a-z]+\/return)/;

/**
 * Refuses a request that changes something and comes from another site. Browsers name the origin of every
 * such request; a program that names none carries no visitor's cookies.
 */
export const guardOrigin = createMiddleware(async (c, next) => {
  if (["GET", "HEAD", "OPTIONS"].includes(c.req.method) || signedByGateways.test(c.req.path)) return next();
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  const foreign = origin !== undefined ? origin !== new URL(env().SITE_URL).origin : false;
  if (foreign || (site !== undefined && site !== "same-origin" && site !== "none")) {
    return answerRefusal({
      code: "foreign_origin",
      message: "This request came from another site and was not carried out.",
      status: 403,
    });
  }
  return next();
});

/**
 * Refuses a body that is too large before reading it, whether or not it names its length. A page that takes pictures
 * says so in its own words.
 */
export const guardBody = createMiddleware(async (c, next) => {
  if (!c.req.raw.body) return next();
  if (takesUploads(c.req.path, c.req.header("content-type"))) {
    c.req.raw = await readUploadAtMost(c.req.raw);
    return next();
  }
  const bytesMax = c.req.path.startsWith("/webhooks/") ? webhookBytesMax : bodyBytesMax;
  const body = lengthOf(c.req.raw) > bytesMax ? null : await readAtMost(c.req.raw, bytesMax);
  if (body === null) {
    return answerRefusal({ code: "too_large", message: "The request is too large.", status: 413 });
  }
  c.req.raw = new Request(c.req.raw, { body });
  return next();
});

/** The request as the page gets it: with its body, or with the word that it was too large. */
async function readUploadAtMost(request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.delete(bodyRefused);
  const drained = lengthOf(request) > drainedBytesMax ? 0 : drainedBytesMax;
  const body = drained === 0 ? null : await readAtMost(request, uploadBytesMax, drained);
  if (body !== null) return new Request(request, { headers, body });
  headers.set(bodyRefused, "too-large");
  for (const name of ["content-type", "content-length"]) headers.delete(name);
  return new Request(request.url, { method: request.method, headers });
}

function lengthOf(request: Request): number {
  return Number(request.headers.get("content-length") ?? 0);
}

/** Null when there is more. What follows is still taken in and thrown away, up to as much as is drained. */
async function readAtMost(
  request: Request,
  bytesMax: number,
  drainedMax = bytesMax,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes <= bytesMax) parts.push(part);
    else parts.length = 0;
    if (bytes > drainedMax) return null;
  }
  return bytes > bytesMax ? null : new Uint8Array(Buffer.concat(parts));
}
