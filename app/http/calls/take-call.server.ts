import type { Context } from "hono";
import { compress } from "hono/compress";

import { currentUser } from "#app/accounts/current-user.server.ts";
import { makeAnswer } from "#app/http/calls/answer-call.server.ts";
import { visitorAddress } from "#app/http/requests/limit-rates.server.ts";
import { securityHeaders } from "#app/http/requests/security-headers.server.ts";

/** A smaller answer travels as fast plain, and compressing it costs more than making it. */
const uncompressedBytesMax = 4 * 1024;

const compressLarge = compress({ encoding: "gzip", threshold: uncompressedBytesMax });

type Variables = { nonce: string; hasSecurityHeaders: boolean };

/** A call without the pages' router. All headers are given at once: changing a response's costs as much as a price. */
export async function takeCall(c: Context<{ Variables: Variables }>): Promise<Response> {
  const user = await currentUser(c.req.raw);
  const { body, status, headers } = await makeAnswer(c.req.raw, user, visitorAddress(c));
  for (const [name, value] of securityHeaders(c.req.path, c.get("nonce"))) headers[name] = value;
  // The next user of this browser must not see a customer's answers.
  headers["cache-control"] = user ? "private, no-store" : "private, no-cache";
  c.set("hasSecurityHeaders", true);
  const answer = new Response(body, { status, headers });
  if (body.length < uncompressedBytesMax) return answer;
  await compressLarge(c, async () => {
    c.res = answer;
  });
  return c.res;
}
