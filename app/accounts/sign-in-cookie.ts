/** What better-auth puts before the names of its cookies. */
export const cookiePrefix = "landfall";

/** The cookie that carries the sign-in. Its name says when it travels over https only. */
const signInCookies = [`__Secure-${cookiePrefix}.session_token`, `${cookiePrefix}.session_token`];

/** The sign-in that this request claims, unproved; null for a visitor. */
export function claimedSignIn(request: Request): string | null {
  for (const name of signInCookies) {
    const value = readCookie(request, name);
    if (value) return value;
  }
  return null;
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

/** The cookie's value as it was sent, or null. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of request.headers.get("cookie")?.split(";") ?? []) {
    const [key, ...value] = pair.trim().split("=");
    if (key === name) return value.join("=");
  }
  return null;
}
