import { isDeletedAddress } from "#app/mail/deleted-address.ts";

type Parts = {
  user: { email: string; twoFactorEnabled?: boolean | null };
  session: { codeGivenAt?: unknown };
};

/** False for a deleted account, and while the second factor's code is missing. */
export function isCompleteSignIn({ user, session }: Parts): boolean {
  return !isDeletedAddress(user.email) && (!user.twoFactorEnabled || Boolean(session.codeGivenAt));
}
