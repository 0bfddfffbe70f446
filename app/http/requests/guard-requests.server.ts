import { createMiddleware } from "hono/factory";

import { env } from "#app/platform/env.server.ts";
import type { Refusal } from "#app/platform/outcome.ts";
import { answerRefusal } from "#app/http/calls/answer-call.server.ts";

/** Gateways post across sites; their signature is the proof. */
const signedByGateways = /^\/(webhooks\/|payment\/[a-z]+\/return)/;

type Sent = {
  method: string;
  path: string;
  origin: string | undefined;
  /** The header `sec-fetch-site`. */
  site: string | undefined;
};

/** Browsers send an origin with such requests; programs without one carry no visitor's cookies. */
export function refuseForeign({ method, path, origin, site }: Sent): Refusal | null {
  if (["GET", "HEAD", "OPTIONS"].includes(method) || signedByGateways.test(path)) return null;
  const isForeign = origin !== undefined && origin !== siteOrigin();
  return isForeign || (site !== undefined && site !== "same-origin" && site !== "none") ? foreign : null;
}

export const guardOrigin = createMiddleware(async (c, next) => {
  const { method, path } = c.req;
  const [origin, site] = [c.req.header("origin"), c.req.header("sec-fetch-site")];
  const refusal = refuseForeign({ method, path, origin, site });
  return refusal ? answerRefusal(refusal) : next();
});

const foreign: Refusal = {
  code: "foreign_origin",
  message: "This request came from another site and was not carried out.",
  status: 403,
};

let ours = { siteUrl: "", origin: "" };

function siteOrigin(): string {
  const siteUrl = env().SITE_URL;
  if (ours.siteUrl !== siteUrl) ours = { siteUrl, origin: new URL(siteUrl).origin };
  return ours.origin;
}
