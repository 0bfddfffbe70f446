import { createMiddleware } from "hono/factory";

import { env } from "#app/platform/env.server.ts";
import { answerRefusal } from "#app/http/calls/answer-call.server.ts";

/** Gateways post across sites; their signature is the proof. */
const signedByGateways = /^\/(webhooks\/|payment\/[a-z]+\/return)/;

/** Browsers send an origin with such requests; programs without one carry no visitor's cookies. */
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
