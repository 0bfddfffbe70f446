import { and, eq, gt } from "drizzle-orm";

import { valueOfSigned } from "#app/accounts/signed-cookie.server.ts";
import { moveIdleEnd } from "#app/accounts/sign-in/move-idle-end.server.ts";
import { isCompleteSignIn } from "#app/accounts/sign-in/complete-sign-in.ts";
import { signInSessions, users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";
import { type Given, prepared } from "#app/platform/prepared.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { cookieIn, signInCookie } from "#app/platform/sign-in-cookie.ts";

/**
 * Null for a deleted account and before the second factor's code. One statement, none without the cookie, and one more
 * now and then for the desk. Every request asks, so it is asked here and not of better-auth, which writes cookie and
 * session.
 */
export function currentUser(request: Request): Promise<CurrentUser | null> {
  return userOfCookies(request.headers.get("cookie"));
}

export async function userOfCookies(cookies: string | null): Promise<CurrentUser | null> {
  if (cookies === null) return null;
  const token = valueOfSigned(cookieIn(cookies, signInCookie(env().SITE_URL)));
  if (token === null) return null;
  const now = new Date();
  const [found] = await findSession(db, { token, now });
  if (!found || !isCompleteSignIn({ user: found, session: found })) return null;
  await moveIdleEnd(found, now);
  const { id, username, firstName, lastName, email, mobile, country, role, codeGivenAt, twoFactorEnabled } =
    found;
  return {
    id,
    username: username ?? "",
    firstName,
    lastName,
    email,
    mobile,
    country,
    role,
    codeGiven: codeGivenAt !== null,
    hasSecondFactor: twoFactorEnabled,
  };
}

const findSession = prepared("current-user", (on, { token, now }: Given<{ token: string; now: Date }>) =>
  on
    .select({
      id: users.id,
      username: users.username,
      firstName: users.first_name,
      lastName: users.last_name,
      email: users.email,
      mobile: users.mobile,
      country: users.country,
      role: users.role,
      twoFactorEnabled: users.twoFactorEnabled,
      sessionId: signInSessions.id,
      since: signInSessions.createdAt,
      expiresAt: signInSessions.expiresAt,
      codeGivenAt: signInSessions.codeGivenAt,
    })
    .from(signInSessions)
    .innerJoin(users, eq(users.id, signInSessions.userId))
    .where(and(eq(signInSessions.token, token), gt(signInSessions.expiresAt, now))),
);
