import { auth } from "#app/accounts/auth.server.ts";
import { cookieSignIn } from "#app/platform/sign-in-cookie.ts";
import { isCompleteSignIn } from "#app/accounts/sign-in/complete-sign-in.ts";
import { env } from "#app/platform/env.server.ts";
import { UserId } from "#app/platform/ids.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";

/** Null for a deleted account and before the second factor's code. Without the cookie it queries nothing. */
export async function currentUser(request: Request): Promise<CurrentUser | null> {
  if (cookieSignIn(request, env().SITE_URL) === null) return null;
  const session = await auth().api.getSession({ headers: request.headers });
  if (!session || !isCompleteSignIn(session)) return null;
  const { id, username, first_name, last_name, email, mobile, country, role } = session.user;
  return {
    id: UserId.parse(id),
    username: username ?? "",
    firstName: first_name,
    lastName: last_name,
    email,
    mobile,
    country,
    role: role === "staff" ? "staff" : "customer",
    codeGiven: Boolean(session.session.codeGivenAt),
  };
}
