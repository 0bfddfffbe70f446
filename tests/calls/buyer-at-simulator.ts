import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

import { seedDemoCoupons } from "#app/coupons/seed.server.ts";
import { razorpayGateway } from "#app/payments/gateways/razorpay/gateway.server.ts";
import { stripeGateway } from "#app/payments/gateways/stripe/gateway.server.ts";
import { env } from "#app/platform/env.server.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { call, type Fields } from "#tests/calls/call.ts";
import { razorpayKeys, stripeKeys } from "#tests/payments/at-gateways.ts";
import { withGateways } from "#tests/checkout/fake-gateway.ts";
import { checkLedger, makeBuyer, openShop } from "#tests/checkout/shop.ts";
import { startSimulator, type RunningSimulator } from "#tests/setup/start-simulator.ts";

export let simulator: RunningSimulator;
/** Another one in each test. */
export let user: CurrentUser;

export function withBuyerAtSimulator(): void {
  beforeAll(async () => {
    await openShop();
    await seedDemoCoupons(new Date());
    simulator = await startSimulator();
  });
  withGateways(realGateways);
  afterAll(() => simulator?.stop());
  beforeEach(async () => void (user = await makeBuyer()));
  afterEach(checkLedger);
}

function realGateways() {
  return [
    stripeGateway({ ...stripeKeys(), apiUrl: simulator.url, siteUrl: env().SITE_URL }),
    razorpayGateway({
      apiUrl: simulator.url,
      domestic: razorpayKeys("RAZORPAY"),
      international: razorpayKeys("RAZORPAY_INTERNATIONAL"),
    }),
  ];
}

export async function ask(path: string, fields: Fields, as: CurrentUser = user): Promise<Fields> {
  const { status, body } = await call(`/service/${path}/`, fields, { user: as });
  return { status, ...body };
}

export const add = (fields: Fields) => ask("add_to_cart", { currency: "INR", ...fields });

export const letter = { service_link_list: ["cover-letter"], currency: "INR" };
