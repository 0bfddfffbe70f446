import { randomBytes } from "node:crypto";

import { env } from "#app/platform/env.server.ts";

/** A fresh nonce for one answer's scripts. */
export function makeNonce(): string {
  return randomBytes(16).toString("base64");
}

/** The headers every answer carries. Scripts run only from us, with the nonce, or from the gateway's checkout. */
export function securityHeaders(nonce: string): [name: string, value: string][] {
  return [
    ["content-security-policy", import.meta.env.DEV ? developmentPolicy : policy(nonce)],
    ["x-content-type-options", "nosniff"],
    ["x-frame-options", "DENY"],
    ["referrer-policy", "strict-origin-when-cross-origin"],
    ["cross-origin-opener-policy", "same-origin-allow-popups"],
    ["permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(self)"],
    ...(env().SITE_URL.startsWith("https:")
      ? [["strict-transport-security", "max-age=31536000; includeSubDomains"] as [string, string]]
      : []),
  ];
}

/** Development sends scripts and styles inline, from the build tool. */
const developmentPolicy = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

let fixedPart: string | null = null;

/**
 * One policy for every page: a visitor who arrives at the home page and opens the payment dialog three
 * client-side navigations later still lives under the home page's policy.
 */
function policy(nonce: string): string {
  fixedPart ??= fixedPolicy();
  return `script-src 'self' 'nonce-${nonce}' ${checkoutOrigin()}; ${fixedPart}`;
}

function fixedPolicy(): string {
  const player = new URL(env().VIDEO_PLAYER_URL).origin;
  const payment = [...new Set([checkoutOrigin(), ...env().PAYMENT_PAGE_ORIGINS])].join(" ");
  // The one page that a form of ours is posted to: with other settings of it, that must not be forgotten.
  const postedTo = new URL(env().PAYFORT_PAGE_URL).origin;
  return [
    "default-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${payment}`,
    `frame-src ${player} ${payment}`,
    `form-action 'self' ${payment}${payment.includes(postedTo) ? "" : ` ${postedTo}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

function checkoutOrigin(): string {
  return new URL(env().RAZORPAY_CHECKOUT_URL).origin;
}
