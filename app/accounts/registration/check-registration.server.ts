import { isGuessable } from "#app/accounts/password/guessable-password.server.ts";
import {
  firstErrors,
  passwordSchema,
  registrationSchema,
  usernameSchema,
} from "#app/accounts/registration/registration.ts";
import type { Registration, RegistrationErrors } from "#app/accounts/registration/registration-fields.ts";
import { isReservedUsername } from "#app/accounts/registration/reserved-usernames.ts";

type House = { brand: string; staffNames: string[] };

type Checked = { ok: true; registration: Registration } | { ok: false; errors: RegistrationErrors };

/** Judges all fields at once, so the form shows every problem. */
export function checkRegistration(fields: Record<string, unknown>, house: House): Checked {
  const username = usernameSchema.refine(
    (name) => !isReservedUsername(name, house),
    "This username is kept for our own staff. Please choose another.",
  );
  const result = registrationSchema.extend({ username }).safeParse(fields);
  const errors = result.success ? {} : firstErrors(result.error);
  const own = [...ownFields.map((name) => fields[name]), house.brand];
  if (!errors.password && isGuessableFor(fields["password"], own)) errors.password = guessablePassword;
  if (result.success && !errors.password) return { ok: true, registration: result.data };
  return { ok: false, errors };
}

/** An attacker knows these, so no password may be made of them. */
const ownFields = ["first_name", "last_name", "username", "email", "mobile"] as const;

function isGuessableFor(password: unknown, own: readonly unknown[]): boolean {
  const names = own.filter((name) => typeof name === "string");
  return typeof password === "string" && isGuessable(password, names);
}

/** Null when acceptable. `own`: the customer's names. */
export function passwordFault(password: unknown, own: readonly unknown[] = []): string | null {
  const result = passwordSchema.safeParse(password);
  if (!result.success) return result.error.issues[0]?.message ?? null;
  return isGuessableFor(password, own) ? guessablePassword : null;
}

export const guessablePassword =
  "This password is easy to guess. Use a few words in a row that do not belong together, and not your name.";
