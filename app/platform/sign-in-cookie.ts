/** What better-auth puts before the names of its cookies, and we before those of ours. */
export const cookiePrefix = "landfall";

/** What a browser lets nobody set but the very host that reads it, over https. */
const hostPrefix = "__Host-";

/** A cookie's name on a site with this address. Over plain http a browser would refuse the prefix. */
export function hostCookie(name: string, siteUrl: string): string {
  return siteUrl.startsWith("https:") ? `${hostPrefix}${name}` : name;
}

/** The `Set-Cookie` value of a cookie that no script reads, kept for so long or until the browser closes. */
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

/** The cookie that carries the sign-in. */
export const signInCookie = (siteUrl: string) => hostCookie(`${cookiePrefix}.session_token`, siteUrl);

/** The sign-in that this request claims, unproved; null for a visitor. */
export function cookieSignIn(request: Request, siteUrl: string): string | null {
  return readCookie(request, signInCookie(siteUrl)) || null;
}

/** Whether a request brings anything of a sign-in, be it whole, half done or long over. */
export function carriesSignIn(request: Request): boolean {
  const cookies = request.headers.get("cookie")?.split(";") ?? [];
  return cookies.some((pair) =>
    pair
      .trim()
      .replace(/^__(Secure|Host)-/, "")
      .startsWith(`${cookiePrefix}.`),
  );
}

/** The cookie's value as it was sent, or null. Of several with one name it is the first that has any. */
export function readCookie(request: Request, name: string): string | null {
  let found: string | null = null;
  for (const pair of request.headers.get("cookie")?.split(";") ?? []) {
    const [key, ...value] = pair.trim().split("=");
    if (key === name) found ||= value.join("=");
  }
  return found;
}
