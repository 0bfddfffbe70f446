import { isAPIError } from "better-auth/api";

import { auth } from "#app/accounts/auth.server.ts";
import {
  usernameTaken,
  type Registration,
  type RegistrationErrors,
} from "#app/accounts/registration/registration-fields.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** Refuses with `invalid_registration`, field by field. */
export async function register(fields: Record<string, unknown>, request: Request): Promise<Outcome<Headers>> {
  try {
    const { headers } = await auth().api.signUpEmail({
      // Hooks validate the body and add `name` before better-auth reads it.
      body: { ...fields } as Registration & { name: string },
      headers: request.headers,
      returnHeaders: true,
    });
    return done(headers);
  } catch (error) {
    const errors = isAPIError(error) ? fieldErrors(error.body) : null;
    if (errors)
      return refuse({
        code: "invalid_registration",
        message: "Check the marked fields.",
        status: 422,
        errors,
      });
    throw error;
  }
}

function fieldErrors(
  body: { code?: string; fields?: RegistrationErrors } | undefined,
): RegistrationErrors | null {
  // Somebody took it between our check and better-auth's.
  if (body?.code === "USERNAME_IS_ALREADY_TAKEN") return { username: usernameTaken };
  return body?.fields ?? null;
}
