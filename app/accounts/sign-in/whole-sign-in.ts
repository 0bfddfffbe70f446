import { isNobody } from "#app/mail/nobody.ts";

type Parts = {
  user: { email: string; twoFactorEnabled?: boolean | null };
  session: { codeGivenAt?: unknown };
};

/**
 * Whether a sign-in stands for its customer: not where the account is deleted, whatever was left of it, nor where it
 * asks for a code that this sign-in has not given.
 */
export function isWholeSignIn({ user, session }: Parts): boolean {
  return !isNobody(user.email) && (!user.twoFactorEnabled || Boolean(session.codeGivenAt));
}
