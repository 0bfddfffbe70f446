import { globSync } from "node:fs";
import { basename } from "node:path";

import { afterAll, expect, test } from "vitest";

import {
  configureGateways,
  gatewayAdapters,
  gatewayAccountFor,
  gatewaysFor,
  gatewaySettings,
  isActive,
  preferredGateway,
} from "#app/payments/gateways/gateway-registry.server.ts";
import {
  gatewayFacts,
  gatewayFromWire,
  type GatewayName,
  gatewayNames,
} from "#app/payments/gateways/gateway-registry.ts";
import { readSettings } from "#app/platform/env.server.ts";
import type { Currency } from "#app/money/currency.ts";

afterAll(() => void configureGateways());

const payfort = {
  PAYFORT_ACCESS_CODE: "access",
  PAYFORT_MERCHANT_IDENTIFIER: "merchant",
  PAYFORT_REQUEST_PHRASE: "out",
  PAYFORT_RESPONSE_PHRASE: "in",
};

function configured(variables: Record<string, string | undefined>) {
  configureGateways(readSettings(gatewaySettings, variables));
}

test("every gateway is a folder here and one in the simulator, with an adapter", () => {
  const folders = ["app/payments", "simulator"].map((above) =>
    globSync(`${above}/gateways/*/`)
      .map((folder) => basename(folder))
      .toSorted(),
  );
  expect(folders).toEqual([gatewayNames.toSorted(), gatewayNames.toSorted()]);
  expect(gatewayNames.filter((name) => !gatewayAdapters[name])).toEqual([]);
});

test("settings that are wrong are named, all of them in one sentence", () => {
  expect(() => configured({ PAYFORT_SHA: "1", STRIPE_API_URL: "nowhere" })).toThrow(
    /^These settings need attention:\n {2}STRIPE_API_URL: .+\n {2}PAYFORT_SHA: /,
  );
});

test("no key has a default, and an empty one is not set", () => {
  const keys = Object.keys(gatewaySettings.shape).filter((name) => !/_(URL|SHA|CURRENCIES)$/.test(name));
  const empty = Object.fromEntries(keys.map((name) => [name, ""]));
  expect(keys.length).toBeGreaterThanOrEqual(12);
  expect(
    [{}, empty].flatMap((set) => keys.filter((name) => name in readSettings(gatewaySettings, set))),
  ).toEqual([]);
});

test("without keys no gateway is offered", () => {
  configured({});
  expect(gatewaysFor("AED")).toEqual([]);
});

test.each(Object.keys(payfort))("Amazon Payfort is not offered without %s", (name) => {
  configured({ ...payfort, [name]: undefined });
  expect(isActive("payfort")).toBe(false);
});

test("Amazon Payfort is offered with all four, in the currencies that the account takes", () => {
  configured(payfort);
  const offered: Currency[] = ["AED", "SAR", "QAR", "OMR", "BHD", "KWD", "JOD", "EGP", "USD", "EUR", "GBP"];
  expect(offered.filter((currency) => !gatewaysFor(currency).includes("payfort"))).toEqual([]);
  expect(gatewaysFor("INR")).toEqual([]);
  configured({ ...payfort, PAYFORT_CURRENCIES: "INR, XOF XPF" });
  expect(gatewaysFor("INR")).toEqual(["payfort"]);
  expect([gatewaysFor("AED"), gatewaysFor("XOF"), gatewaysFor("XPF")]).toEqual([[], [], []]);
});

const all: GatewayName[] = ["stripe", "razorpay", "payfort"];

test.each<[Currency, GatewayName[], GatewayName | null]>([
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
])("in %s with %j the gateway chosen beforehand is %s", (currency, active, expected) => {
  expect(preferredGateway(currency, active)).toBe(expected);
});

test("a gateway is offered where its keys are set and it takes the currency, always in the same order", () => {
  const takesAll = { takes: () => true };
  const configured = [
    { name: "razorpay" as const, ...takesAll },
    { name: "stripe" as const, takes: (currency: Currency) => currency !== "MGA" },
  ];
  expect(gatewaysFor("USD", configured)).toEqual(["stripe", "razorpay"]);
  expect(gatewaysFor("MGA", configured)).toEqual(["razorpay"]);
  expect(gatewaysFor("USD", [])).toEqual([]);
});

test("names on the wire and on screen are the specification's", () => {
  expect(all.map((name) => gatewayFacts[name].wireName)).toEqual(["stripe", "razorpay", "amazon payfort"]);
  expect(all.map((name) => gatewayFacts[name].label)).toEqual(["Card", "Razorpay", "Amazon Payfort"]);
  expect(all.map((gateway) => gatewayFromWire(gatewayFacts[gateway].wireName))).toEqual(all);
  expect(gatewayFromWire("payu")).toBeNull();
});

test("Razorpay's domestic account takes INR, its international one the rest", () => {
  expect(gatewayAccountFor("razorpay", "INR")).toBe("razorpay_domestic");
  expect(gatewayAccountFor("razorpay", "USD")).toBe("razorpay_international");
  expect(gatewayAccountFor("stripe", "INR")).toBe("stripe");
});
