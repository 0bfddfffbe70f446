/** Ours are shorter, and some proxies refuse longer ones. */
const longestNext = 2_000;

/** Resolves paths against a site that cannot exist. */
const nowhere = "https://site.invalid";

/** Browsers drop these or turn them into slashes. */
// oxlint-disable-next-line no-control-regex -- finding them is the point
const trickery = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;

/** Would loop, or are not pages. */
const noDestination =
  /^\/(?:account\/(?:login|register|second-factor|sign-out|forgotten-password|reset-password)|api|webhooks)(?:\/|$)/;

/**
 * `next` if it is a path on this site, else `fallback`. Checked again after normalising: `/service/..//evil.example`
 * becomes `//evil.example`.
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
