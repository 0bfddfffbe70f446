export const cookiePrefix = "landfall";

/** A `__Host-` cookie can be set only by the same host, over https. */
const hostPrefix = "__Host-";

/** Without the prefix over plain http, where browsers refuse it. */
export function hostCookie(name: string, siteUrl: string): string {
  return siteUrl.startsWith("https:") ? `${hostPrefix}${name}` : name;
}

/** HttpOnly; without a duration, until the browser closes. */
export function setHostCookie(cookie: {
  name: string;
  value: string;
  seconds?: number;
  siteUrl: string;
}): string {
  const { name, value, seconds, siteUrl } = cookie;
  const age = seconds === undefined ? "" : `; Max-Age=${seconds}`;
  const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
  return `${hostCookie(name, siteUrl)}=${value}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`;
}

export const signInCookie = (siteUrl: string) => hostCookie(`${cookiePrefix}.session_token`, siteUrl);

/** Not verified; null for a visitor. */
export function cookieSignIn(request: Request, siteUrl: string): string | null {
  return readCookie(request, signInCookie(siteUrl)) || null;
}

/** True for any trace of a sign-in, even partial or expired. */
export function carriesSignIn(cookies: string | undefined): boolean {
  return cookies !== undefined && anySignIn.test(cookies);
}

const anySignIn = new RegExp(`(^|;)\\s*(__(Secure|Host)-)?${cookiePrefix}\\.`);

export function readCookie(request: Request, name: string): string | null {
  return cookieIn(request.headers.get("cookie"), name);
}

/** Null if missing. Of several, the first that is not empty. */
export function cookieIn(cookies: string | null, name: string): string | null {
  let found: string | null = null;
  for (const written of cookies?.split(";") ?? []) {
    const pair = written.trim();
    if (pair === name) found ??= "";
    else if (pair.startsWith(`${name}=`)) found ||= pair.slice(name.length + 1);
  }
  return found;
}
