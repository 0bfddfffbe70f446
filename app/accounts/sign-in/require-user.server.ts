import { redirect } from "react-router";

import { logInPath } from "#app/accounts/log-in-path.ts";
import { logInFirst } from "#app/accounts/ended-form.server.ts";
import type { Visit } from "#app/forms/form-action.server.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";

export function requireUser(
  { url, context }: Pick<Visit, "url" | "context">,
  next: string = url.pathname,
): CurrentUser {
  const user = context.get(currentUserContext);
  if (!user) throw redirect(logInPath(next), 303);
  return user;
}

/** Visitors log in first and get back what they typed. */
export async function asUser({ url, context }: Visit): Promise<CurrentUser> {
  return context.get(currentUserContext) ?? (await logInFirst(context, url.pathname));
}

export function openForm(visit: Pick<Visit, "request" | "url" | "context">): {
  user: CurrentUser;
  token: string;
} {
  return { user: requireUser(visit), token: formToken(visit.request) };
}
