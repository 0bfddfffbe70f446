import { createMiddleware } from "hono/factory";

import { webhookBytesMax } from "#app/payments/inbox.server.ts";
import { env } from "#app/platform/env.server.ts";
import { answerRefusal } from "#app/routes/calls/answer-call.server.ts";
import { bodyBytesMax } from "#app/routes/calls/read-body.server.ts";
import {
  bodyRefused,
  type BodyRefused,
  heldBytesMax,
  type UploadLimit,
  uploadLimit,
} from "#app/routes/shell/body-limits.ts";

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
 * Refuses a body that is too large before reading it, whether or not it names its length. A page that takes files says
 * so in its own words.
 */
export const guardBody = createMiddleware(async (c, next) => {
  if (!c.req.raw.body) return next();
  const upload = uploadLimit(c.req.path, c.req.header("content-type"));
  if (upload) {
    const hold = new Hold();
    try {
      c.req.raw = await readUploadWithin(c.req.raw, upload, hold);
      return await next();
    } finally {
      hold.letGo();
    }
  }
  const bytesMax = c.req.path.startsWith("/webhooks/") ? webhookBytesMax : bodyBytesMax;
  const body = lengthOf(c.req.raw) > bytesMax ? null : await readAtMost(c.req.raw, { bytesMax });
  if (body === null) {
    return answerRefusal({ code: "too_large", message: "The request is too large.", status: 413 });
  }
  c.req.raw = new Request(c.req.raw, { body });
  return next();
});

/** What one form with files holds in memory, counted against what all of them may. */
class Hold {
  static bytesOfAll = 0;
  bytes = 0;
  refused = false;

  /** False where all that may be held is held. */
  take(bytes: number): boolean {
    if (this.refused || Hold.bytesOfAll + bytes > heldBytesMax) {
      this.letGo();
      this.refused = true;
      return false;
    }
    Hold.bytesOfAll += bytes;
    this.bytes += bytes;
    return true;
  }

  letGo(): void {
    Hold.bytesOfAll -= this.bytes;
    this.bytes = 0;
  }
}

/** The request as the page gets it: with its body, or with the word why it has none. */
async function readUploadWithin(request: Request, limit: UploadLimit, hold: Hold): Promise<Request> {
  const { bytesMax, drainedBytesMax } = limit;
  const headers = new Headers(request.headers);
  headers.delete(bodyRefused);
  const tooMuchToDrain = lengthOf(request) > drainedBytesMax;
  const body = tooMuchToDrain ? null : await readAtMost(request, { bytesMax, drainedBytesMax, hold });
  if (body !== null) return new Request(request, { headers, body });
  headers.set(bodyRefused, (hold.refused ? "busy" : "too-large") satisfies BodyRefused);
  for (const name of ["content-type", "content-length"]) headers.delete(name);
  return new Request(request.url, { method: request.method, headers });
}

function lengthOf(request: Request): number {
  return Number(request.headers.get("content-length") ?? 0);
}

/** Null when there is more than may be. What follows is still taken in and thrown away, up to as much as is drained. */
async function readAtMost(
  request: Request,
  { bytesMax, drainedBytesMax = bytesMax, hold }: Partial<UploadLimit> & { bytesMax: number; hold?: Hold },
): Promise<Uint8Array<ArrayBuffer> | null> {
  let parts: Uint8Array[] | null = [];
  let bytes = 0;
  for await (const part of request.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength;
    if (bytes > bytesMax) hold?.letGo();
    const kept = parts !== null && bytes <= bytesMax && (hold?.take(part.byteLength) ?? true);
    if (kept) parts?.push(part);
    else parts = null;
    if (bytes > drainedBytesMax) return null;
  }
  return parts && new Uint8Array(Buffer.concat(parts));
}
