/** Longer addresses are never ours, and some proxies refuse them. */
const longestNext = 2_000;

/** A path alone can be judged against any site; this one can never be reached. */
const nowhere = "https://site.invalid";

/** Whitespace, control characters and backslashes, which browsers drop or turn into slashes. */
// oxlint-disable-next-line no-control-regex -- finding them is the point
const trickery = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

/** Pages that would only send the visitor round in a circle, and addresses that are not pages. */
const noDestination =
  /^\/(?:account\/(?:login|register|second-factor|sign-out|forgotten-password|reset-password)|api|webhooks)(?:\/|$)/;

/**
 * Where to go after signing in: `next` when it is a path on this site, else `fallback`. The path is judged
 * again after normalising, because `/service/..//evil.example` becomes `//evil.example`.
 */
export function safeNext(next: string | null, fallback: string): string {
  if (next === null || next.length > longestNext || trickery.test(next) || !isPath(next)) return fallback;
  const url = URL.parse(next, nowhere);
  if (url === null || url.origin !== nowhere || !isPath(url.pathname)) return fallback;
  if (/%2f|%5c/i.test(url.pathname) || noDestination.test(url.pathname)) return fallback;
  return url.pathname + url.search + url.hash;
}

function isPath(text: string): boolean {
  return text.startsWith("/") && !text.startsWith("//");
}
