import { randomBytes } from "node:crypto";

import { postedPages, windowScripts } from "#app/payments/gateways/gateway-registry.server.ts";
import { env } from "#app/platform/env.server.ts";
import { demoPlayerPath, hasDemoPlayer, videoPlayerUrl } from "#app/platform/video-player.server.ts";

/** A fresh nonce for one answer's scripts. */
export function makeNonce(): string {
  return randomBytes(16).toString("base64");
}

type Header = [name: string, value: string];

/** The headers an answer carries: a built script, style or font is no document, and of them needs the fewest. */
export function securityHeaders(path: string, nonce: string): Header[] {
  if (path.startsWith("/assets/")) return headersOfAny();
  // Our own pages show the stand-in for a video in a frame.
  if (path.startsWith(demoPlayerPath)) return [...demoPlayerHeaders, ...headersOfAny()];
  return [...headersOfDocument(nonce), ["referrer-policy", referrerPolicy(path)], ...headersOfAny()];
}

/**
 * The address of a payment link, or of a link that we mailed, holds its secret, so no other site is told that there is
 * such a page. "no-referrer" would hide from ourselves that our own forms are ours.
 */
function referrerPolicy(path: string): string {
  const holdsSecret = /^\/(?:payment_link\/|account\/(?:change-email|reset-password)(?:\/|\.data|$))/i.test(
    path,
  );
  return holdsSecret ? "same-origin" : "strict-origin-when-cross-origin";
}

/** Scripts run only from us, with the nonce, or from a gateway's window. */
function headersOfDocument(nonce: string): Header[] {
  return [
    ["content-security-policy", import.meta.env.DEV ? developmentPolicy : policy(`'nonce-${nonce}'`)],
    ["x-frame-options", "DENY"],
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(self)"],
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

/** The policy of a page whose inline scripts are known by their hashes, so that it can be kept and sent again. */
export function hashedPolicy(scriptHashes: readonly string[]): string {
  return import.meta.env.DEV ? developmentPolicy : policy(scriptHashes.join(" "));
}

/** Development sends scripts and styles inline, from the build tool. */
const developmentPolicy = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

let fixedPart: string | null = null;

/**
 * One policy for every page: a visitor who arrives at the home page and opens the payment dialog three
 * client-side navigations later still lives under the home page's policy.
 */
function policy(inlineScripts: string): string {
  fixedPart ??= fixedPolicy();
  return `script-src 'self' ${inlineScripts} ${windowOrigins().join(" ")}${liveChatOrigins()}; ${fixedPart}`;
}

function fixedPolicy(): string {
  const player = hasDemoPlayer() ? "'self'" : new URL(videoPlayerUrl()).origin;
  const payment = [...new Set([...windowOrigins(), ...env().PAYMENT_PAGE_ORIGINS])].join(" ");
  // The pages that forms of ours are posted to: with other settings of them, they must not be forgotten.
  const postedTo = postedPages().map((page) => new URL(page).origin);
  const alsoPostedTo = postedTo.filter((origin) => !payment.includes(origin)).map((origin) => ` ${origin}`);
  return [
    "default-src 'self'",
    `style-src 'self'${liveChatOrigins()}`,
    `img-src 'self' data:${liveChatOrigins()}`,
    `font-src 'self'${liveChatOrigins()}`,
    `connect-src 'self' ${payment}${liveChatOrigins()}`,
    `frame-src ${player} ${payment}${liveChatOrigins()}`,
    `form-action 'self' ${payment}${alsoPostedTo.join("")}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

function windowOrigins(): string[] {
  return Object.values(windowScripts()).map((script) => new URL(script).origin);
}

/** What the owner's live chat may load and speak to, with a space before each; empty where there is none. */
function liveChatOrigins(): string {
  const { LIVE_CHAT_SCRIPT_URL, LIVE_CHAT_ORIGINS } = env();
  if (!LIVE_CHAT_SCRIPT_URL) return "";
  const origins = new Set([new URL(LIVE_CHAT_SCRIPT_URL).origin, ...LIVE_CHAT_ORIGINS]);
  return [...origins].map((origin) => ` ${origin}`).join("");
}
