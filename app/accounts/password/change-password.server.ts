import { isAPIError } from "better-auth/api";

import { auth } from "#app/accounts/auth.server.ts";
import { passwordFault } from "#app/accounts/registration/check-registration.server.ts";
import { checkBoth } from "#app/accounts/second-factor/second-factor.server.ts";
import { accountGone, isAccountGone } from "#app/platform/account-gone.server.ts";
import type { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

/** Signs out all other devices; the headers renew this one. */
export async function changePassword(
  change: { userId: UserId; password: string; code: string; newPassword: string },
  request: Request,
): Promise<Outcome<Headers>> {
  const { userId, password, code, newPassword } = change;
  const fault = passwordFault(newPassword);
  if (fault !== null) return refused(fault);
  if (newPassword === password) return refused("This is the password you have. Choose another.");
  const proved = await checkBoth({ user: { id: userId }, request }, { password, code });
  if (!proved.ok) return proved;
  try {
    const { headers } = await auth().api.changePassword({
      body: { currentPassword: password, newPassword },
      headers: request.headers,
      returnHeaders: true,
    });
    return done(headers);
  } catch (error) {
    if (isAccountGone(error)) return accountGone;
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    if (error.body?.code === "invalid_password") return refused(error.message);
    return refuse({
      code: "not_changed",
      message: "Your password was not changed. Please try again.",
      status: 409,
    });
  }
}

function refused(message: string) {
  return refuse({ code: "invalid_password", message, status: 422, field: "new_password" });
}
