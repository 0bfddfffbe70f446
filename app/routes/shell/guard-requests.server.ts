import { createMiddleware } from "hono/factory";

import { webhookBytesMax } from "#app/payments/inbox.server.ts";
import { env } from "#app/platform/env.server.ts";
import { answerRefusal } from "#app/routes/calls/answer-call.server.ts";
import { bodyBytesMax } from "#app/routes/calls/read-body.server.ts";

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

/** Refuses a body that is too large before reading it, whether or not it names its length. */
export const guardBody = createMiddleware(async (c, next) => {
  if (!c.req.raw.body) return next();
  const bytesMax = c.req.path.startsWith("/webhooks/") ? webhookBytesMax : bodyBytesMax;
  const body = await readAtMost(c.req.raw, bytesMax);
  if (body === null) {
    return answerRefusal({ code: "too_large", message: "The request is too large.", status: 413 });
  }
  c.req.raw = new Request(c.req.raw, { body });
  return next();
});

async function readAtMost(request: Request, bytesMax: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get("content-length") ?? 0) > bytesMax) return null;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > bytesMax) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
