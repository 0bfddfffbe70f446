import { isNobody } from "#app/mail/nobody.ts";

type Parts = {
  user: { email: string; twoFactorEnabled?: boolean | null };
  session: { codeGivenAt?: unknown };
};

/** False for a deleted account, and while the second factor's code is missing. */
export function isCompleteSignIn({ user, session }: Parts): boolean {
  return !isNobody(user.email) && (!user.twoFactorEnabled || Boolean(session.codeGivenAt));
}
