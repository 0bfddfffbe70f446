import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { makeNonce, securityHeaders } from "#app/http/requests/security-headers.server.ts";

describe("the headers of every answer", () => {
  // Tests run in development mode, which has a laxer policy.
  beforeEach(() => void vi.stubEnv("DEV", false));
  afterEach(() => void vi.unstubAllEnvs());
  const headersOf = (nonce: string, path = "/") => new Headers(securityHeaders(path, nonce));

  test("keep scripts, frames and forms where they belong", () => {
    const nonce = makeNonce();
    const headers = headersOf(nonce);
    const policy = Object.fromEntries(
      (headers.get("content-security-policy") ?? "").split("; ").map((part) => {
        const [name = "", ...sources] = part.split(" ");
        return [name, sources];
      }),
    );
    expect(policy["script-src"]).toEqual(["'self'", `'nonce-${nonce}'`, "https://checkout.razorpay.com"]);
    expect(policy).toMatchObject({
      "default-src": ["'self'"],
      "style-src": ["'self'"],
      "frame-ancestors": ["'none'"],
      "base-uri": ["'none'"],
      "object-src": ["'none'"],
    });
    expect(policy["form-action"]).toContain("https://checkout.stripe.com");
    expect(policy["form-action"]).toContain("https://checkout.payfort.com");
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|\*|http:/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.has("strict-transport-security")).toBe(false);
  });

  test.each([
    ["/payment_link/some-secret", "same-origin"],
    ["/account/change-email", "same-origin"],
    ["/account/change-email/", "same-origin"],
    ["/account/change-email.data", "same-origin"],
    ["/Account/Reset-Password", "same-origin"],
    ["/account/security/email", "strict-origin-when-cross-origin"],
    ["/account/login/", "strict-origin-when-cross-origin"],
  ])("of %s tell other sites: %s", (path, policy) => {
    expect(headersOf("nonce", path).get("referrer-policy")).toBe(policy);
  });

  test("have a nonce that nobody can guess", () => {
    const nonces = new Set(Array.from({ length: 1_000 }, makeNonce));
    expect(nonces.size).toBe(1_000);
    for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  });
});
