import { isAPIError } from "better-auth/api";

import { auth } from "#app/accounts/auth.server.ts";
import {
  usernameTaken,
  type Registration,
  type RegistrationErrors,
} from "#app/accounts/registration/registration-fields.ts";
import { done, type Outcome, refuse } from "#app/platform/outcome.ts";

/** Makes a customer and signs them in. The headers carry the sign-in. Refuses with `invalid_registration`, field by field. */
export async function register(fields: Record<string, unknown>, request: Request): Promise<Outcome<Headers>> {
  try {
    const { headers } = await auth().api.signUpEmail({
      // Whatever was sent is judged, and `name` is made, before better-auth reads it.
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
  // Somebody was quicker, between our look at the table and better-auth's own.
  if (body?.code === "USERNAME_IS_ALREADY_TAKEN") return { username: usernameTaken };
  return body?.fields ?? null;
}
