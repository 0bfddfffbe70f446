import { createMiddleware } from "hono/factory";

import { env } from "#app/platform/env.server.ts";
import { answerRefusal } from "#app/http/calls/answer-call.server.ts";

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
