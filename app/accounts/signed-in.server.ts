import { data, redirect, type RouterContextProvider } from "react-router";

import { checkFormToken, formToken } from "#app/forms/form-token.server.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { logInFirst } from "#app/accounts/ended-form.server.ts";
import { readForm } from "#app/forms/read-form.server.ts";

type Visit = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** Whose page it is. A visitor logs in first and comes back. */
export function requireUser({ url, context }: Pick<Visit, "url" | "context">): CurrentUser {
  const user = context.get(currentUserContext);
  if (!user) throw redirect(`/account/login/?next=${encodeURIComponent(url.pathname)}`, 303);
  return user;
}

/** Of a page with a form for somebody signed in: who they are, and the form's token. */
export function openForm(visit: Visit): { user: CurrentUser; token: string } {
  return { user: requireUser(visit), token: formToken(visit.request) };
}

/** A form that somebody signed in has sent from one of our pages. */
export async function readOwnForm(
  visit: Visit,
): Promise<{ user: CurrentUser; form: FormData; ours: Outcome<void> }> {
  const { context, url } = visit;
  const user = context.get(currentUserContext) ?? (await logInFirst(context, url.pathname));
  const form = await readForm(visit.request);
  return { user, form, ours: checkFormToken(visit.request, form) };
}

/** What is wrong, beside the field it is about or above them all. */
export type FormProblem = { errors: Record<string, string>; refusal?: string };

export function answerProblem(
  { refusal }: Extract<Outcome<never>, { ok: false }>,
  fields: readonly string[],
) {
  const { field, message, status } = refusal;
  const problem: FormProblem =
    field && fields.includes(field) ? { errors: { [field]: message } } : { errors: {}, refusal: message };
  return data(problem, { status });
}
