import { IncomingMessage } from "node:http";

import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";

import { webhookBytesMax } from "#app/payments/webhook-deliveries.server.ts";
import { env } from "#app/platform/env.server.ts";
import { throttledLog } from "#app/platform/throttled-log.server.ts";
import { type CallAnswer, refusalAnswer, responseOf } from "#app/http/calls/answer-call.server.ts";
import { bodyBytesMax } from "#app/http/calls/read-body.server.ts";
import { bodyRefused, type BodyRefused } from "#app/forms/body-refused.ts";
import { uploadLimit } from "#app/http/requests/body-limits.ts";
import { BodyMemory } from "#app/http/requests/body-memory.server.ts";
import { visitorAddress } from "#app/http/requests/limit-rates.server.ts";
import { holdsTooMuchText } from "#app/forms/multipart-text.ts";
import { readIncomingBody } from "#app/http/requests/read-incoming-body.server.ts";
import {
  type BodyLimits,
  type BodyRead,
  readLimitedBody,
} from "#app/http/requests/read-limited-body.server.ts";

/** Bytes of an oversized body to read and drop; otherwise browsers miss the answer. */
const drainedBytesMax = 1024 * 1024;

type FindUser = (request: Request) => Promise<{ id: string } | null>;

/** Also refuses bodies that stall. Upload pages show their own message; only signed-in users send files. */
export function makeGuardBody(findUser: FindUser) {
  return createMiddleware(async (c, next) => {
    const incoming = incomingOf(c);
    if (c.req.raw.headers.has(bodyRefused)) c.req.raw = withoutReason(c.req.raw);
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const upload = uploadLimit(c.req.path, c.req.header("content-type"));
    if (!upload && incoming) return takeIncoming(c, next, incoming);
    if (!c.req.raw.body) return next();
    if (upload) return takeUpload(c, next, { upload, user: await findUser(c.req.raw) });
    const read = await readLimitedBody(c.req.raw, bodyLimits(c.req.path));
    if (read.kind !== "whole") return responseOf(unreadAnswer(read.kind, c.req.path));
    c.req.raw = new Request(c.req.raw, { body: read.bytes });
    return next();
  });
}

type Incoming = IncomingMessage & { rawBody?: Uint8Array };

/** Null outside a server, and when the request's own body has to be read. */
function incomingOf(c: Context): Incoming | null {
  const incoming: unknown = c.env?.incoming;
  const isPlain = incoming instanceof IncomingMessage && !c.req.raw.headers.has(bodyRefused);
  return isPlain ? incoming : null;
}

async function takeIncoming(c: Context, next: Next, incoming: Incoming): Promise<Response | void> {
  const read = await readIncomingBody(incoming, bodyLimits(c.req.path));
  if (read.kind !== "whole") return responseOf(unreadAnswer(read.kind, c.req.path));
  // The server's adapter gives this to whoever reads the request's body.
  incoming.rawBody = read.bytes;
  return next();
}

/** For anything but a form with files. */
export function bodyLimits(path: string): BodyLimits & { stalledMs: number } {
  const bytesMax = path.startsWith("/webhooks/") ? webhookBytesMax : bodyBytesMax;
  return { bytesMax, drainedBytesMax, stalledMs: stalledMs() };
}

type Uploading = { upload: BodyLimits; user: { id: string } | null };

/** Passes the form on, or tells the page why not. */
async function takeUpload(c: Context, next: Next, { upload, user }: Uploading): Promise<Response | void> {
  const hold = user ? new BodyMemory([`person ${user.id}`, `address ${visitorAddress(c)}`]) : undefined;
  try {
    // Visitors get the normal limit: the page keeps their text and asks them to log in.
    const bytesMax = user ? upload.bytesMax : bodyBytesMax;
    const read = await readLimitedBody(c.req.raw, { ...upload, bytesMax, hold, stalledMs: stalledMs() });
    if (read.kind === "stalled" || read.kind === "broken off")
      return responseOf(unreadAnswer(read.kind, c.req.path));
    const refused = whyRefused(read, c.req.header("content-type") ?? "", user !== null);
    const isKept = read.kind === "whole" && (!refused || refused === "not-signed-in");
    c.req.raw = withBody(c.req.raw, isKept ? read.bytes : null, refused);
    await next();
    if (refused) c.res.headers.set("connection", "close");
  } finally {
    hold?.letGo();
  }
}

function whyRefused(read: BodyRead, contentType: string, isSignedIn: boolean): BodyRefused | null {
  if (!isSignedIn) return "not-signed-in";
  if (read.kind !== "whole") return read.kind === "busy" ? "busy" : "too-large";
  return holdsTooMuchText(read.bytes, contentType) ? "too-much-text" : null;
}

/** Only we may set this header. */
function withoutReason(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete(bodyRefused);
  return new Request(request, { headers });
}

/** With the body, or the reason it is missing. */
function withBody(
  request: Request,
  body: Uint8Array<ArrayBuffer> | null,
  refused: BodyRefused | null,
): Request {
  const headers = new Headers(request.headers);
  if (refused !== null) headers.set(bodyRefused, refused);
  if (body) return new Request(request, { headers, body });
  for (const name of ["content-type", "content-length"]) headers.delete(name);
  return new Request(request.url, { method: request.method, headers });
}

const sayBrokenOff = throttledLog("a body was broken off or stalled");

/** Closes the connection instead of waiting for the rest. */
export function unreadAnswer(why: Exclude<BodyRead["kind"], "whole">, path: string): CallAnswer {
  if (why === "too large" || why === "busy") {
    const answer = refusalAnswer({ code: "too_large", message: "The request is too large.", status: 413 });
    return { ...answer, headers: { ...answer.headers, connection: "close" } };
  }
  sayBrokenOff({ path });
  return { status: why === "stalled" ? 408 : 400, body: "", headers: { connection: "close" } };
}

function stalledMs(): number {
  return env().STALLED_BODY_SECONDS * 1_000;
}
