import { isAPIError } from "better-auth/api";
import { z } from "zod";

import { auth } from "#app/accounts/auth.server.ts";
import { deviceHeader } from "#app/accounts/sign-in/known-device.server.ts";
import { passwordFault } from "#app/accounts/registration/check-registration.server.ts";
import { UserId } from "#app/platform/ids.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";

/** Answers the same for unknown addresses. The mailed link leads to `next` in the end. */
export async function askForReset(email: string, next: string | null = null): Promise<Outcome<void>> {
  const address = z.email().safeParse(email.trim().toLowerCase());
  if (!address.success) {
    return refuse({
      code: "invalid_email",
      message: "Enter an email address like name@example.org.",
      status: 422,
      field: "email",
    });
  }
  await auth().api.requestPasswordReset({
    body: { email: address.data, ...(next !== null && { redirectTo: next }) },
  });
  return done(undefined);
}

/** Ends every sign-in. The headers mark this browser as known, so strangers' guesses cannot lock it out. */
export async function resetPassword(token: string, password: string): Promise<Outcome<Headers>> {
  const fault = passwordFault(password);
  if (fault !== null) return wrongPassword(fault);
  try {
    const { internalAdapter } = await auth().$context;
    const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
    await auth().api.resetPassword({ body: { token, newPassword: password } });
    return done(new Headers(link ? { "set-cookie": deviceHeader(UserId.parse(link.value)) } : {}));
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    if (error.body?.code === "invalid_password") return wrongPassword(error.message);
    return refuse({
      code: "invalid_token",
      message: "This link has been used or is too old. Ask for a new one.",
      status: 422,
    });
  }
}

function wrongPassword(message: string) {
  return refuse({ code: "invalid_password", message, status: 422, field: "password" });
}
