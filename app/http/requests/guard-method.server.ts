import { createMiddleware } from "hono/factory";

import { answerRefusal, postOnly } from "#app/http/calls/answer-call.server.ts";
import { findCall } from "#app/http/calls/call-registry.server.ts";

const forPages = "GET, HEAD, POST";

/** A form is sent with POST and nothing else: what another method would do at a page, nobody has thought of. */
export const guardMethod = createMiddleware(async (c, next) => {
  const { method, path } = c.req;
  if (["GET", "HEAD", "POST"].includes(method)) {
    await next();
    if (c.res.status === 405 && !c.res.headers.has("allow")) c.res.headers.set("allow", "GET, HEAD");
    return;
  }
  const isPostOnly = findCall(path) !== null || path.startsWith("/webhooks/");
  const allow = isPostOnly ? "POST" : forPages;
  if (method === "OPTIONS") return new Response(null, { status: 204, headers: { allow } });
  return isPostOnly ? postOnly() : unknownMethod();
});

function unknownMethod(): Response {
  const message = "This address is read with GET, and its forms are sent with POST.";
  const answer = answerRefusal({ code: "unknown_method", message, status: 405 });
  answer.headers.set("allow", forPages);
  return answer;
}
