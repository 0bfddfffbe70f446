import { randomBytes } from "node:crypto";

import { pageOrigins, postedPages, windowScripts } from "#app/payments/gateways/gateway-registry.server.ts";
import { env } from "#app/platform/env.server.ts";
import { demoPlayerPath, hasDemoPlayer, videoPlayerUrl } from "#app/platform/video-player.server.ts";

const nonceBytes = 16;
let drawn = Buffer.alloc(0);
let usedBytes = 0;

/** Random bytes are drawn for many at once, which costs as much as for one. */
export function makeNonce(): string {
  if (usedBytes === drawn.length) [drawn, usedBytes] = [randomBytes(256 * nonceBytes), 0];
  usedBytes += nonceBytes;
  return drawn.toString("base64", usedBytes - nonceBytes, usedBytes);
}

export type Header = [name: string, value: string];

/** Assets are no documents and need fewer. */
export function securityHeaders(path: string, nonce: string): Header[] {
  if (path.startsWith("/assets/")) return headersOfAny();
  // Our pages frame the demo player.
  if (path.startsWith(demoPlayerPath)) return [...demoPlayerHeaders, ...headersOfAny()];
  return headersOfDocument(path, `'nonce-${nonce}'`);
}

/** Hashes instead of a nonce, so the page can be cached. */
export function headersOfKeptPage(path: string, scriptHashes: readonly string[]): Header[] {
  return headersOfDocument(path, scriptHashes.join(" "));
}

/** A call answers with data, which needs no script. Made once. */
export function headersOfCall(): string[] {
  return (ofCall ??= headersOfDocument("/", "").flat());
}

let ofCall: string[] | null = null;

/** These addresses contain a secret. "no-referrer" would break our own origin check. */
function referrerPolicy(path: string): string {
  const holdsSecret = /^\/(?:payment_link\/|account\/(?:change-email|reset-password)(?:\/|\.data|$))/i.test(
    path,
  );
  return holdsSecret ? "same-origin" : "strict-origin-when-cross-origin";
}

/** Scripts only from us, with the nonce, or from a gateway's window. */
function headersOfDocument(path: string, inlineScripts: string): Header[] {
  return [
    ["content-security-policy", import.meta.env.DEV ? developmentPolicy : policy(inlineScripts)],
    ["x-frame-options", "DENY"],
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(self)"],
    ["referrer-policy", referrerPolicy(path)],
    ...headersOfAny(),
  ];
}

const demoPlayerHeaders: Header[] = [
  ["content-security-policy", "default-src 'none'; frame-ancestors 'self'"],
  ["x-frame-options", "SAMEORIGIN"],
];

function headersOfAny(): Header[] {
  const sniffing: Header = ["x-content-type-options", "nosniff"];
  const secure = env().SITE_URL.startsWith("https:");
  return secure
    ? [sniffing, ["strict-transport-security", "max-age=31536000; includeSubDomains"]]
    : [sniffing];
}

/** Vite sends inline scripts and styles. */
const developmentPolicy = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

let fixedPart: string | null = null;

/** One for all pages: client-side navigation keeps the policy of the first page visited. */
function policy(inlineScripts: string): string {
  fixedPart ??= `${windowOrigins().join(" ")}${liveChatOrigins()}; ${fixedPolicy()}`;
  return `script-src 'self' ${inlineScripts} ${fixedPart}`;
}

function fixedPolicy(): string {
  const player = hasDemoPlayer() ? "" : ` ${new URL(videoPlayerUrl()).origin}`;
  const payment = [...new Set([...windowOrigins(), ...pageOrigins()])].join(" ");
  // Gateway pages that our forms post to; their addresses depend on settings.
  const postedTo = postedPages().map((page) => new URL(page).origin);
  const alsoPostedTo = postedTo.filter((origin) => !payment.includes(origin)).map((origin) => ` ${origin}`);
  return [
    "default-src 'self'",
    `style-src 'self'${liveChatOrigins()}`,
    `img-src 'self' data:${liveChatOrigins()}`,
    `font-src 'self'${liveChatOrigins()}`,
    `connect-src 'self' ${payment}${liveChatOrigins()}`,
    // Of ours, files alone may stand in a frame; every page refuses.
    `frame-src 'self'${player} ${payment}${liveChatOrigins()}`,
    `form-action 'self' ${payment}${alsoPostedTo.join("")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

function windowOrigins(): string[] {
  return Object.values(windowScripts()).map((script) => new URL(script).origin);
}

/** Each with a leading space; empty without live chat. */
function liveChatOrigins(): string {
  const { LIVE_CHAT_SCRIPT_URL, LIVE_CHAT_ORIGINS } = env();
  if (!LIVE_CHAT_SCRIPT_URL) return "";
  const origins = new Set([new URL(LIVE_CHAT_SCRIPT_URL).origin, ...LIVE_CHAT_ORIGINS]);
  return [...origins].map((origin) => ` ${origin}`).join("");
}
