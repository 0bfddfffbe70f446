import { data, redirect } from "react-router";

import { formCookie, formToken } from "#app/forms/form-token.server.ts";
import { safeNext } from "#app/accounts/safe-next.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

const dashboard = "/account/dashboard/";

export function destinationOf(request: Request): string {
  return safeNext(new URL(request.url).searchParams.get("next"), dashboard);
}

/** Null where it is only the dashboard. */
export function nextOf(request: Request): string | null {
  const destination = destinationOf(request);
  return destination === dashboard ? null : destination;
}

export function nextQueryOf(request: Request): string {
  const next = nextOf(request);
  return next === null ? "" : `?next=${encodeURIComponent(next)}`;
}

/** The query of an address that also says something of its own. */
export function withNext(query: string, request: Request): string {
  const nextQuery = nextQueryOf(request);
  return nextQuery ? `?${query}&${nextQuery.slice(1)}` : `?${query}`;
}

export function leaveIfSignedIn(request: Request, user: CurrentUser | null): void {
  if (user) throw redirect(destinationOf(request), 303);
}

/** Adds the form's token and the cookie that binds it. */
export function withForm<Facts extends object>(request: Request, facts: Facts) {
  const token = formToken(request);
  return data({ ...facts, token, siteName: env().SITE_NAME }, { headers: formCookie(request) });
}
