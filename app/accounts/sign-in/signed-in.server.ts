import { redirect } from "react-router";

import { logInPath } from "#app/accounts/log-in-path.ts";
import { logInFirst } from "#app/accounts/ended-form.server.ts";
import type { Visit } from "#app/forms/form-action.server.ts";
import { formToken } from "#app/forms/form-token.server.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";

/** Whose page it is. A visitor logs in first and comes back to `next`. */
export function requireUser(
  { url, context }: Pick<Visit, "url" | "context">,
  next: string = url.pathname,
): CurrentUser {
  const user = context.get(currentUserContext);
  if (!user) throw redirect(logInPath(next), 303);
  return user;
}

/** Lets in, as the sender of a form, who is signed in. Anybody else logs in first and finds again what they typed. */
export async function asUser({ url, context }: Visit): Promise<CurrentUser> {
  return context.get(currentUserContext) ?? (await logInFirst(context, url.pathname));
}

/** Of a page with a form for somebody signed in: who they are, and the form's token. */
export function openForm(visit: Pick<Visit, "request" | "url" | "context">): {
  user: CurrentUser;
  token: string;
} {
  return { user: requireUser(visit), token: formToken(visit.request) };
}
