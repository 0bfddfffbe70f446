import { afterAll, expect, test } from "vitest";

import { configureGateways, gatewaysFor, isActive } from "#app/payments/gateways/registry.server.ts";
import { env, parseEnv } from "#app/platform/env.server.ts";

afterAll(() => void configureGateways(env()));

const payfort = {
  PAYFORT_ACCESS_CODE: "access",
  PAYFORT_MERCHANT_IDENTIFIER: "merchant",
  PAYFORT_REQUEST_PHRASE: "out",
  PAYFORT_RESPONSE_PHRASE: "in",
};

function configured(variables: Record<string, string | undefined>) {
  configureGateways(
    parseEnv({
      NODE_ENV: "test",
      EMBEDDED: "1",
      SITE_URL: "https://landfall.example",
      DATABASE_URL: "postgres://landfall@db.example/landfall",
      SECRET: "a secret of more than thirty-two characters",
      ...variables,
    }),
  );
}

test("without keys no platform is offered", () => {
  configured({});
  expect(gatewaysFor("AED")).toEqual([]);
});

test.each(Object.keys(payfort))("Amazon Payfort is not offered without %s", (name) => {
  configured({ ...payfort, [name]: undefined });
  expect(isActive("payfort")).toBe(false);
});

test("Amazon Payfort is offered with all four, in the currencies that the account takes", () => {
  configured(payfort);
  const offered = ["AED", "SAR", "QAR", "OMR", "BHD", "KWD", "JOD", "EGP", "USD", "EUR", "GBP"];
  expect(offered.filter((currency) => !gatewaysFor(currency).includes("payfort"))).toEqual([]);
  expect(gatewaysFor("INR")).toEqual([]);
  configured({ ...payfort, PAYFORT_CURRENCIES: "INR, XOF XPF" });
  expect(gatewaysFor("INR")).toEqual(["payfort"]);
  expect([gatewaysFor("AED"), gatewaysFor("XOF"), gatewaysFor("XPF")]).toEqual([[], [], []]);
});
