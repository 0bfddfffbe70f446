import { randomBytes } from "node:crypto";

import { cookieSignIn, hostCookie, readCookie, setHostCookie } from "#app/platform/sign-in-cookie.ts";
import { formTokenField } from "#app/forms/sent-fields.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import { env } from "#app/platform/env.server.ts";
import { isOneOf, signatures } from "#app/platform/signatures.server.ts";

/** Binds forms before sign-in, so nobody can be signed in by another site's form. */
const visitorCookie = "landfall_form";

/** Proves that our page was given to this very sign-in. For visitors, also send `formCookie(request)`. */
export function formToken(request: Request): string {
  const token = made.get(request) ?? newToken(request);
  made.set(request, token);
  return token;
}

/** One for all forms of a page. */
const made = new WeakMap<Request, string>();

function newToken(request: Request): string {
  const salt = randomBytes(12).toString("base64url");
  const [signature] = signaturesOf(salt, bearer(request) ?? newVisitor(request));
  return `${salt}.${signature}`;
}

export function formCookie(request: Request): Record<string, string> {
  const visitor = newVisitors.get(request);
  if (!visitor) return {};
  return { "Set-Cookie": setHostCookie({ name: visitorCookie, value: visitor, siteUrl: env().SITE_URL }) };
}

export function checkFormToken(request: Request, formData: FormData): Outcome<void> {
  const token = formData.get(formTokenField);
  const from = bearer(request);
  if (typeof token === "string" && from !== null && isSigned(token, from)) return done(undefined);
  return refuse({
    code: "stale_form",
    message: "This page was open for too long or your sign-in has changed. Please try again.",
    status: 403,
  });
}

function bearer(request: Request): string | null {
  const signIn = cookieSignIn(request, env().SITE_URL);
  if (signIn !== null) return `sign-in:${signIn}`;
  const visitor = readCookie(request, hostCookie(visitorCookie, env().SITE_URL));
  return visitor ? `visitor:${visitor}` : null;
}

/** The cookie is not in their request yet. */
const newVisitors = new WeakMap<Request, string>();

function newVisitor(request: Request): string {
  const visitor = newVisitors.get(request) ?? randomBytes(16).toString("base64url");
  newVisitors.set(request, visitor);
  return `visitor:${visitor}`;
}

function isSigned(token: string, from: string): boolean {
  const [salt = "", signature = ""] = token.split(".");
  return isOneOf(signaturesOf(salt, from), signature);
}

/** A salt makes every token different, so compression reveals nothing (BREACH). */
function signaturesOf(salt: string, from: string) {
  return signatures(`form-token:${salt}:${from}`);
}
