import { expect, test } from "vitest";

import type { Platform } from "#app/payments/gateway.ts";
import {
  defaultPlatform,
  gatewayAccountFor,
  platformFromWire,
  platformsFor,
  premiumApplies,
  screenName,
  wireName,
} from "#app/payments/platforms.ts";

const all: Platform[] = ["stripe", "razorpay", "payfort"];

test.each<[string, Platform[], Platform | null]>([
  ["INR", all, "razorpay"],
  ["AED", all, "payfort"],
  ["EGP", all, "payfort"],
  ["USD", all, "stripe"],
  ["EUR", all, "stripe"],
  ["AED", ["stripe", "razorpay"], "stripe"],
  ["INR", ["stripe", "payfort"], "stripe"],
  ["USD", ["razorpay", "payfort"], "razorpay"],
  ["USD", ["payfort"], "payfort"],
  ["USD", [], null],
])("in %s with %j the platform chosen beforehand is %s", (currency, active, expected) => {
  expect(defaultPlatform(currency, active)).toBe(expected);
});

test("a platform is offered where its keys are set and it takes the currency, always in the same order", () => {
  const takesAll = { takes: () => true };
  const configured = [
    { platform: "razorpay" as const, ...takesAll },
    { platform: "stripe" as const, takes: (currency: string) => currency !== "MGA" },
  ];
  expect(platformsFor("USD", configured)).toEqual(["stripe", "razorpay"]);
  expect(platformsFor("MGA", configured)).toEqual(["razorpay"]);
  expect(platformsFor("USD", [])).toEqual([]);
});

test("names on the wire and on screen are the specification's", () => {
  expect(all.map(wireName)).toEqual(["stripe", "razorpay", "amazon payfort"]);
  expect(all.map(screenName)).toEqual(["Card", "Razorpay", "Amazon Payfort"]);
  expect(all.map((platform) => platformFromWire(wireName(platform)))).toEqual(all);
  expect(platformFromWire("payu")).toBeNull();
});

test("Razorpay's domestic account takes INR, its international one the rest", () => {
  expect(gatewayAccountFor("razorpay", "INR")).toBe("razorpay_domestic");
  expect(gatewayAccountFor("razorpay", "USD")).toBe("razorpay_international");
  expect(gatewayAccountFor("stripe", "INR")).toBe("stripe");
});

test.each<[string | null, string, boolean]>([
  ["IN", "INR", true],
  ["IN", "EUR", true],
  ["GB", "INR", false],
  ["de", "USD", false],
  ["NO", "NOK", false],
  ["CH", "CHF", true],
  [null, "EUR", false],
  [null, "GBP", false],
  [null, "NOK", true],
  [null, "USD", true],
])("for an account of %s paying in %s the premium applies: %s", (country, currency, expected) => {
  expect(premiumApplies({ country, currency })).toBe(expected);
});
