import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";

import { userOfCookies } from "#app/accounts/current-user.server.ts";
import { type CallAnswer, makeAnswer, refusalAnswer } from "#app/http/calls/answer-call.server.ts";
import { findCall, type FoundCall } from "#app/http/calls/call-registry.server.ts";
import { quickEncoding } from "#app/http/page-cache/encoding.ts";
import { failureOf } from "#app/http/requests/request-failure.server.ts";
import { bodyLimits, unreadAnswer } from "#app/http/requests/guard-body.server.ts";
import { requestIdHeader } from "#app/http/requests/name-requests.server.ts";
import { logScope } from "#app/platform/log-scope.server.ts";
import { refuseForeign } from "#app/http/requests/guard-requests.server.ts";
import { addressOf, refuseFrequent } from "#app/http/requests/limit-rates.server.ts";
import { readIncomingBody } from "#app/http/requests/read-incoming-body.server.ts";
import { headersOfCall } from "#app/http/requests/security-headers.server.ts";

/**
 * Calls are answered from Node's own request: a `Request`, a `Response` and their way through the pages' router cost
 * more than a price. Other methods and spellings are left to that router.
 */
export function takeCalls(otherwise: RequestListener): RequestListener {
  return (request, response) => {
    const target = targetOf(request);
    const found = request.method === "POST" ? findCall(target.path) : null;
    if (!found) return otherwise(request, response);
    answerOf(found, target, request)
      .catch((error: unknown) => failed(error, target.path))
      .then((answer) => send(answer, request, response))
      .catch(() => response.destroy());
  };
}

/** The guards of all requests, in their order. */
async function answerOf(
  found: FoundCall,
  { path, query }: Target,
  request: IncomingMessage,
): Promise<CallAnswer> {
  const { method = "", headers } = request;
  const site = headers["sec-fetch-site"]?.toString();
  const foreign = refuseForeign({ method, path, origin: headers.origin, site });
  if (foreign) return refusalAnswer(foreign);
  const read = await readIncomingBody(request, bodyLimits(path));
  if (read.kind !== "whole") return unreadAnswer(read.kind, path);
  const address = addressOf(request);
  const frequent = await refuseFrequent({ method, path, query, address });
  if (frequent) return refusalAnswer(frequent);
  const cookies = headers.cookie ?? null;
  const user = await userOfCookies(cookies);
  const [contentType, text] = [headers["content-type"], decoder.decode(read.bytes)];
  const answer = await makeAnswer(found, { user, address, cookies, contentType, text });
  // The next user of this browser must not see a customer's answers.
  answer.headers["cache-control"] = user ? "private, no-store" : "private, no-cache";
  return answer;
}

const decoder = new TextDecoder();

type Target = { path: string; query: string };

function targetOf({ url = "" }: IncomingMessage): Target {
  const at = url.indexOf("?");
  return at < 0 ? { path: url, query: "" } : { path: url.slice(0, at), query: url.slice(at) };
}

/** A smaller answer travels as fast plain, and compressing it costs more than making it. */
const uncompressedBytesMax = 4 * 1024;

async function send(answer: CallAnswer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = answer;
  const isLarge = body.length >= uncompressedBytesMax;
  const sent = isLarge ? await compressed(body, request.headers["accept-encoding"]) : { body, headers: {} };
  const headers: Record<string, string> = { ...answer.headers, ...sent.headers };
  const written = [...headersOfCall()];
  for (const name in headers) written.push(name, headers[name] ?? "");
  await endOfTurn();
  response.writeHead(status, written).end(sent.body);
}

let turn: Promise<void> | null = null;

/**
 * When all that came in together has been worked on. Answers that are sent one after the other cost less than each
 * by itself: the receiver is woken once.
 */
function endOfTurn(): Promise<void> {
  return (turn ??= new Promise((resolve) =>
    setImmediate(() => {
      turn = null;
      resolve();
    }),
  ));
}

const pack = {
  zstd: promisify(zstdCompress),
  // At this level Brotli takes no longer than gzip.
  br: (body: string) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};

async function compressed(body: string, accepted: string | string[] | undefined) {
  const encoding = quickEncoding(accepted?.toString() ?? null);
  const vary = "Accept-Encoding";
  if (encoding === "identity") return { body, headers: { vary } };
  const bytes = await pack[encoding](body);
  const headers = { vary, "content-encoding": encoding, "content-length": String(bytes.length) };
  return { body: bytes, headers };
}

function failed(error: unknown, path: string): CallAnswer {
  const scope = logScope();
  const { status, text: body, headers } = failureOf(error, path);
  const named: Record<string, string> = "request" in scope ? { [requestIdHeader]: scope.request } : {};
  return { status, body, headers: { ...headers, ...named, "content-type": "text/plain; charset=UTF-8" } };
}
