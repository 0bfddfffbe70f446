import { expect, test } from "vitest";

import {
  askPath,
  isBuyLink,
  linkValidMs,
  paymentLinkPath,
  servicePathOf,
  shareHref,
  stateOfLink,
} from "#app/payment-links/payment-link.ts";
import { configured } from "#tests/pricing/quote-of.ts";

const now = new Date("2026-10-02T12:00:00Z");
const later = new Date(now.getTime() + linkValidMs);

test.each([
  ["open until its last moment", { revokedAt: null, expiresAt: later }, false, "open"],
  ["over at its end", { revokedAt: null, expiresAt: now }, false, "expired"],
  ["cancelled, though it is over as well", { revokedAt: now, expiresAt: now }, false, "cancelled"],
  ["paid, whatever happened to it since", { revokedAt: now, expiresAt: now }, true, "paid"],
] as const)("a link is %s", (_name, link, paid, state) => {
  expect(stateOfLink(link, { paid, now })).toBe(state);
});

test("an address is a link to pay by only with the field of the specification, to the letter", () => {
  const reads = (query: string) => isBuyLink(new URLSearchParams(query));
  expect(reads("serviceBuyLink=true")).toBe(true);
  for (const query of ["", "serviceBuyLink=1", "serviceBuyLink=TRUE", "servicebuylink=true"]) {
    expect(reads(query), query).toBe(false);
  }
});

test("without that field it leads to the service with its choices, and no secret goes along", () => {
  const query = new URLSearchParams("letters=3&currency=USD&coupon=WELCOME10&for=secret&later=1&payment=1");
  expect(servicePathOf("lor-drafting", query)).toBe(
    "/service/premium/lor-drafting/?letters=3&currency=USD&coupon=WELCOME10",
  );
  expect(servicePathOf("lor-drafting", new URLSearchParams("for=secret"))).toBe(
    "/service/premium/lor-drafting/",
  );
});

test("where one asks somebody else names the choices, currency and coupon", () => {
  const configuration = configured("lor-drafting", { letters: "3", lightning: "1" });
  expect(askPath({ configuration, currency: "INR", couponCode: "WELCOME10" })).toBe(
    "/payment_link/lor-drafting/?serviceBuyLink=true&letters=3&lightning=1&currency=INR&coupon=WELCOME10&later=1",
  );
});

test("what is written into an address stays in its own field", () => {
  expect(paymentLinkPath("cover-letter", { for: "a&b=c#d" })).toBe(
    "/payment_link/cover-letter/?serviceBuyLink=true&for=a%26b%3Dc%23d",
  );
  expect(shareHref("Pay & thanks: https://x/?a=1&b=2")).toBe(
    "https://wa.me/?text=Pay%20%26%20thanks%3A%20https%3A%2F%2Fx%2F%3Fa%3D1%26b%3D2",
  );
});
