import { data, redirect } from "react-router";

import { formCookie, formToken } from "#app/forms/form-token.server.ts";
import { safeNext } from "#app/accounts/safe-next.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

const dashboard = "/account/dashboard/";

/** Where this visit leads once the visitor is signed in. */
export function destinationOf(request: Request): string {
  return safeNext(new URL(request.url).searchParams.get("next"), dashboard);
}

/** `?next=` for the links between the pages here, so that the way back is not lost; empty when there is none. */
export function nextQueryOf(request: Request): string {
  const destination = destinationOf(request);
  return destination === dashboard ? "" : `?next=${encodeURIComponent(destination)}`;
}

/** Whoever is signed in already needs no form. */
export function leaveIfSignedIn(request: Request, user: CurrentUser | null): void {
  if (user) throw redirect(destinationOf(request), 303);
}

/** A page with a form for visitors: its own facts, the form's token, and the cookie the token is bound to. */
export function withForm<Facts extends object>(request: Request, facts: Facts) {
  const token = formToken(request);
  return data({ ...facts, token, siteName: env().SITE_NAME }, { headers: formCookie(request) });
}
