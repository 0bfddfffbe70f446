import { expect, test } from "vitest";

import { gatewayAccountFor, gatewaysFor, preferredGateway } from "#app/payments/gateways/registry.server.ts";
import { gatewayFacts, gatewayFromWire, type GatewayName } from "#app/payments/gateways/registry.ts";

const all: GatewayName[] = ["stripe", "razorpay", "payfort"];

test.each<[string, GatewayName[], GatewayName | null]>([
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
  expect(preferredGateway(currency, active)).toBe(expected);
});

test("a platform is offered where its keys are set and it takes the currency, always in the same order", () => {
  const takesAll = { takes: () => true };
  const configured = [
    { name: "razorpay" as const, ...takesAll },
    { name: "stripe" as const, takes: (currency: string) => currency !== "MGA" },
  ];
  expect(gatewaysFor("USD", configured)).toEqual(["stripe", "razorpay"]);
  expect(gatewaysFor("MGA", configured)).toEqual(["razorpay"]);
  expect(gatewaysFor("USD", [])).toEqual([]);
});

test("names on the wire and on screen are the specification's", () => {
  expect(all.map((name) => gatewayFacts[name].wireName)).toEqual(["stripe", "razorpay", "amazon payfort"]);
  expect(all.map((name) => gatewayFacts[name].label)).toEqual(["Card", "Razorpay", "Amazon Payfort"]);
  expect(all.map((platform) => gatewayFromWire(gatewayFacts[platform].wireName))).toEqual(all);
  expect(gatewayFromWire("payu")).toBeNull();
});

test("Razorpay's domestic account takes INR, its international one the rest", () => {
  expect(gatewayAccountFor("razorpay", "INR")).toBe("razorpay_domestic");
  expect(gatewayAccountFor("razorpay", "USD")).toBe("razorpay_international");
  expect(gatewayAccountFor("stripe", "INR")).toBe("stripe");
});
