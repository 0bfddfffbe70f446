import type { Context } from "hono";

import { currentUser } from "#app/accounts/current-user.server.ts";
import { answerCall } from "#app/http/calls/answer-call.server.ts";
import { visitorAddress } from "#app/http/requests/limit-rates.server.ts";

/** A smaller answer travels as fast plain, and compressing it costs more than making it. */
export const uncompressedBytesMax = 4 * 1024;

/** A call without the pages' router. */
export async function takeCall(c: Context): Promise<Response> {
  const user = await currentUser(c.req.raw);
  const answer = await answerCall(c.req.raw, user, visitorAddress(c));
  // The next user of this browser must not see a customer's answers.
  answer.headers.set("cache-control", user ? "private, no-store" : "private, no-cache");
  return answer;
}
