import { data, redirect, type RouterContextProvider } from "react-router";

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
  const member = await findOnce(user);
  if (!member) throw data(null, { status: 404 });
  if (!user.hasSecondFactor) throw redirect("/account/security/second-factor", 303);
  if (action !== null && !mayEver(member.role, action)) throw data(null, { status: 403 });
  return { user, member };
}

/** A page and its frame ask at the same time, of the same user. */
function findOnce(user: CurrentUser): Promise<Member | null> {
  const found = finding.get(user) ?? findStaff(user.id).finally(() => finding.delete(user));
  finding.set(user, found);
  return found;
}

const finding = new WeakMap<CurrentUser, Promise<Member | null>>();

export function asStaff(action: DeskAction) {
  return ({ context, url }: Visit) => requireStaff(context, url, action);
}
