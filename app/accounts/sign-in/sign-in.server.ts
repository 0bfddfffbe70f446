import { isAPIError } from "better-auth/api";

import { auth } from "#app/accounts/auth.server.ts";
import { isAccountGone } from "#app/platform/account-gone.server.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

/** `wantsCode`: the password is correct, but nobody is signed in until the code is too. */
type SignedIn = { headers: Headers; wantsCode: boolean };

/** One refusal for every reason, so none reveals more. */
export async function signIn(
  { identifier, password }: { identifier: string; password: string },
  request: Request,
): Promise<Outcome<SignedIn>> {
  const name = identifier.trim();
  const options = { headers: request.headers, returnHeaders: true } as const;
  try {
    const { headers, response } = name.includes("@")
      ? await auth().api.signInEmail({ body: { email: name, password }, ...options })
      : await auth().api.signInUsername({ body: { username: name, password }, ...options });
    return done({ headers, wantsCode: "twoFactorRedirect" in response });
  } catch (error) {
    // The account was deleted after the password check.
    const known = isAPIError(error) ? error.statusCode < 500 : isAccountGone(error);
    if (!known) throw error;
    if (isAPIError(error) && error.statusCode === 429) {
      return refuse({ code: "too_many", message: error.message, status: 429 });
    }
    return refuse({
      code: "wrong_sign_in",
      message: "These details do not match an account. Check them, or set a new password.",
      status: 401,
    });
  }
}

export async function signOut(request: Request): Promise<Headers> {
  const { headers } = await auth().api.signOut({ headers: request.headers, returnHeaders: true });
  return headers;
}
