import { data, redirect } from "react-router";

import { formCookie, formToken } from "#app/forms/form-token.server.ts";
import { safeNext } from "#app/accounts/safe-next.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

const dashboard = "/account/dashboard/";

export function destinationOf(request: Request): string {
  return safeNext(new URL(request.url).searchParams.get("next"), dashboard);
}

export function nextQueryOf(request: Request): string {
  const destination = destinationOf(request);
  return destination === dashboard ? "" : `?next=${encodeURIComponent(destination)}`;
}

export function leaveIfSignedIn(request: Request, user: CurrentUser | null): void {
  if (user) throw redirect(destinationOf(request), 303);
}

/** Adds the form's token and the cookie that binds it. */
export function withForm<Facts extends object>(request: Request, facts: Facts) {
  const token = formToken(request);
  return data({ ...facts, token, siteName: env().SITE_NAME }, { headers: formCookie(request) });
}
