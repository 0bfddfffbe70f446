import { data, redirect, type RouterContextProvider } from "react-router";

import { hasSecondFactor } from "#app/accounts/second-factor/second-factor.server.ts";
import { findStaff, type Member } from "#app/desk/find-staff.server.ts";
import { type DeskAction, mayEver } from "#app/desk/permissions.ts";
import type { Visit } from "#app/forms/form-action.server.ts";
import { type CurrentUser, currentUserContext } from "#app/platform/request-context.ts";
import { logInFirst } from "#app/accounts/ended-form.server.ts";

type AtDesk = { user: CurrentUser; member: Member };

/**
 * Visitors log in first, customers get 404, and staff must set up the second factor. Actions still check their own
 * permission.
 */
export async function requireStaff(
  context: Readonly<RouterContextProvider>,
  url: URL,
  action: DeskAction | null,
): Promise<AtDesk> {
  const user = context.get(currentUserContext);
  if (!user) return logInFirst(context, url.pathname + url.search);
  const member = await findStaff(user.id);
  if (!member) throw data(null, { status: 404 });
  if (!(await hasSecondFactor(user.id))) throw redirect("/account/security/second-factor", 303);
  if (action !== null && !mayEver(member.role, action)) throw data(null, { status: 403 });
  return { user, member };
}

export function asStaff(action: DeskAction) {
  return ({ context, url }: Visit) => requireStaff(context, url, action);
}
