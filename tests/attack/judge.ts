import { createHash } from "node:crypto";

import type { Answered, Asked } from "#tests/attack/ask.ts";

/** What no answer may be, in a sentence; null for one that is as it should be. `origins`: where it may lead. */
export function fault(
  { method, path }: Asked,
  { status, headers, text }: Answered,
  origins: ReadonlySet<string>,
): string | null {
  const at = `${method} ${path.slice(0, 300)}`;
  const isShed = status === 503 && headers["retry-after"] !== undefined;
  if (status >= 500 && !isShed) return `${at} gave ${status}`;
  const to = headers.location;
  if (to !== undefined && !leadsHome(to, origins)) return `${at} leads to ${to.slice(0, 100)}`;
  if (!headers["content-type"]?.startsWith("text/html")) return null;
  const policy = headers["content-security-policy"]?.toString() ?? "";
  const markup = runsAsMarkup(text, policy);
  return markup === null ? null : `${at} gave back markup: ${markup}`;
}

function leadsHome(to: string, origins: ReadonlySet<string>): boolean {
  const [home = ""] = origins;
  return URL.canParse(to, home) && origins.has(new URL(to, home).origin);
}

/**
 * Hostile texts set `window.__hacked`. Harmless in a text, in the value of an attribute, and in the data of a page's own
 * scripts, which are taken out first; found in anything else, now or from what was stored earlier, it would run. A page
 * kept in memory has no nonce, and its policy names the hash of each of its scripts.
 */
export function runsAsMarkup(page: string, policy = ""): string | null {
  const isNamed = (script: string) =>
    policy.includes(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  const rest = page
    .replaceAll(/<script>([^]*?)<\/script>/g, (whole, script: string) => (isNamed(script) ? "" : whole))
    .replaceAll(/<script (?:nonce="[^"]*"|type="application\/ld\+json")[^>]*>[^]*?<\/script>/g, "")
    .replaceAll(/="[^"]*"/g, "");
  return (
    /<[a-z/!][^<>]{0,200}__hacked[^]{0,40}/i.exec(rest)?.[0] ??
    /<script(?![^>]*nonce)[^]{0,60}/i.exec(rest)?.[0] ??
    null
  );
}
