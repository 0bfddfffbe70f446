import { APIError } from "better-auth/api";
import { eq, or } from "drizzle-orm";

import type { CallContext } from "#app/accounts/call-context.server.ts";
import { withPlainMobile } from "#app/accounts/profile/plain-mobile.server.ts";
import {
  emailTaken,
  registrationFields,
  usernameTaken,
  type Registration,
  type RegistrationErrors,
} from "#app/accounts/registration/registration-fields.ts";
import { checkRegistration } from "#app/accounts/registration/check-registration.server.ts";
import { users } from "#app/accounts/tables.server.ts";
import { db } from "#app/platform/db.server.ts";
import { env } from "#app/platform/env.server.ts";

const signUpPath = "/sign-up/email";

/** For the form and direct calls alike. Only validated fields pass: nobody sets their own role. */
export async function judgeRegistration(ctx: CallContext): Promise<void> {
  if (ctx.path !== signUpPath) return;
  const fields = asFields(ctx.body);
  const { INTERNAL_USERNAME, SITE_NAME } = env();
  const checked = checkRegistration(withPlainMobile(fields), {
    brand: SITE_NAME,
    staffNames: [INTERNAL_USERNAME],
  });
  if (!checked.ok) throw refusal("UNPROCESSABLE_ENTITY", checked.errors);
  const taken = await whatIsTaken(checked.registration);
  if (Object.keys(taken).length > 0) throw refusal("CONFLICT", taken);

  const { first_name, last_name } = checked.registration;
  for (const name of Object.keys(fields)) delete fields[name];
  Object.assign(fields, checked.registration, { name: `${first_name} ${last_name}` });
}

/** The unique index lets one of several win; the others learn why. */
export async function explainLostRace(ctx: CallContext): Promise<void> {
  const returned = ctx.context.returned;
  if (ctx.path !== signUpPath || !(returned instanceof APIError)) return;
  if (returned.body?.code !== "FAILED_TO_CREATE_USER") return;
  const taken = await whatIsTaken(ctx.body as Registration);
  if (Object.keys(taken).length > 0) throw refusal("CONFLICT", taken);
}

async function whatIsTaken({ username, email }: Registration): Promise<RegistrationErrors> {
  const holders = await db
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(or(eq(users.username, username.toLowerCase()), eq(users.email, email)));
  const errors: RegistrationErrors = {};
  if (holders.some((holder) => holder.username === username.toLowerCase())) errors.username = usernameTaken;
  if (holders.some((holder) => holder.email === email)) errors.email = emailTaken;
  return errors;
}

function refusal(status: "UNPROCESSABLE_ENTITY" | "CONFLICT", errors: RegistrationErrors): APIError {
  const field = registrationFields.find((name) => errors[name]);
  const msg = field ? errors[field] : undefined;
  const code = status === "CONFLICT" ? `${field}_taken` : `invalid_${field}`;
  return new APIError(status, { code, message: msg, field, fields: errors });
}

function asFields(body: unknown): Record<string, unknown> {
  return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
}
