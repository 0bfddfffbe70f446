import { z } from "zod";

import { cookieSignIn } from "#app/platform/sign-in-cookie.ts";
import { isCompleteSignIn } from "#app/accounts/sign-in/complete-sign-in.ts";
import { env, readSettings, text } from "#app/platform/env.server.ts";

/** The only better-auth endpoints open to the outside. Add one only when a page needs it. */
const open = [
  "POST /sign-up/email",
  "POST /sign-in/email",
  "POST /sign-in/username",
  "POST /sign-out",
  "POST /request-password-reset",
  "POST /reset-password",
  "POST /change-password",
  "POST /two-factor/verify-totp",
  "POST /two-factor/verify-backup-code",
  "GET /get-session",
];

/** Answers in the shape of all our calls: `success`, `code` and `msg`. */
export async function answerAuth(
  request: Request,
  handler: (request: Request) => Promise<Response>,
): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/api\/auth/, "").replace(/\/+$/, "");
  if (!open.includes(`${request.method} ${path}`)) {
    return Response.json(
      { success: false, code: "unknown_call", msg: "This call does not exist." },
      { status: 404 },
    );
  }
  // A code finishes a sign-in. Whoever is already signed in must not use this to guess codes.
  if (path.startsWith("/two-factor/") && cookieSignIn(request, env().SITE_URL) !== null) {
    return Response.json(
      { success: false, code: "signed_in", msg: "You are already signed in." },
      { status: 409 },
    );
  }
  const response = await handler(request);
  const answered: unknown = await response.json().catch(() => null);
  const body = path === "/get-session" && isHalfSignIn(answered) ? null : answered;
  // Signed out, better-auth answers `null`, and API clients expect it.
  if (response.ok && (typeof body !== "object" || body === null))
    return Response.json(body, keptFrom(response));
  const fields = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  const answer = response.ok
    ? { success: true, ...withUserFields(fields) }
    : refusalFrom(fields, response.status);
  return Response.json(answer, keptFrom(response));
}

/** With a second factor, a correct password alone must reveal nothing about the account. */
function isHalfSignIn(answered: unknown): boolean {
  const read = signedIn.safeParse(answered);
  return read.success && !isCompleteSignIn(read.data);
}

const signedIn = z.object({
  user: z.object({ email: z.string(), twoFactorEnabled: z.boolean().nullish() }),
  session: z.object({ codeGivenAt: z.unknown() }),
});

/** Fields that the specification reads from the signed-in user; every payment page shows these keys. */
function withUserFields(fields: Record<string, unknown>): Record<string, unknown> {
  const { user } = fields;
  if (typeof user !== "object" || user === null) return fields;
  const { RAZORPAY_KEY_ID: domestic, RAZORPAY_INTERNATIONAL_KEY_ID: international } =
    readSettings(razorpayKeyIds);
  const more = { dom_rzp_key: domestic ?? null, rzp_key: international ?? null };
  return { ...fields, user: { ...user, full_name: "name" in user ? user.name : null, ...more } };
}

const razorpayKeyIds = z.object({
  RAZORPAY_KEY_ID: text.optional(),
  RAZORPAY_INTERNATIONAL_KEY_ID: text.optional(),
});

function refusalFrom(fields: Record<string, unknown>, status: number): Record<string, unknown> {
  const { code, message, ...rest } = fields;
  const sentence = typeof message === "string" && message !== "" ? message : sentenceFor(status);
  return {
    ...rest,
    success: false,
    code: typeof code === "string" ? code.toLowerCase() : codeFor(status),
    msg: sentence,
  };
}

function codeFor(status: number): string {
  return status >= 500 ? "failed" : "malformed";
}

function sentenceFor(status: number): string {
  return status >= 500
    ? "Something went wrong on our side. Nothing was changed. Please try again."
    : "The request could not be read. Send the fields as application/json.";
}

function keptFrom(response: Response): ResponseInit {
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  headers.delete("content-type");
  headers.set("cache-control", "no-store");
  return { status: response.status, headers };
}
