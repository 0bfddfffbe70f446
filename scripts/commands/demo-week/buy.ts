import { randomUUID } from "node:crypto";

import type { ServiceSlug } from "#app/catalog/slugs.ts";
import { startByLink } from "#app/checkout/pay-by-link.server.ts";
import { buyWithWallet } from "#app/checkout/start/buy-with-wallet.server.ts";
import type { PaymentStarted } from "#app/checkout/start/open-at-gateway.server.ts";
import { startPayment } from "#app/checkout/start/start-payment.server.ts";
import { startTopUp } from "#app/checkout/start/start-top-up.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import type { Currency } from "#app/money/currency.ts";
import type { PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { StartedPayment } from "#app/payments/gateways/gateway.ts";
import { newId, type OrderId, PaymentId } from "#app/platform/ids.ts";
import { invariant } from "#app/platform/invariant.ts";
import type { Outcome } from "#app/platform/outcome.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { type Configuration, configure, type RawChoices } from "#app/pricing/configuration.ts";

/** Stripe opens no payment in the past, so what it takes is bought on the day itself. */
export type PaidBy = GatewayName | "wallet";

export type Sale = {
  user: CurrentUser;
  goods: readonly Goods[];
  currency: Currency;
  by: PaidBy;
  now: Date;
};

export type Goods = readonly [service: ServiceSlug, choices?: RawChoices];

export async function buy({ user, goods, currency, by, now }: Sale): Promise<OrderId> {
  const purchase = {
    user,
    what: { configurations: goods.flatMap(configured) },
    currency,
    purchaseId: randomUUID(),
    now,
  };
  if (by === "wallet") return valueOf(await buyWithWallet(purchase)).orderId;
  const started = valueOf(await startPayment({ ...purchase, useWallet: false, gateway: by }));
  await payAtSimulator(started, now);
  invariant(started.orderId, "a purchase has an order");
  return started.orderId;
}

export async function payByLink(link: PaymentLink, gateway: GatewayName, now: Date): Promise<void> {
  const started = await startByLink({ link, gateway, assertedAmount: null, quoteId: null, now });
  await payAtSimulator(valueOf(started), now);
}

export async function topUp(asked: {
  user: CurrentUser;
  amount: bigint;
  currency: Currency;
  gateway: GatewayName;
  now: Date;
}): Promise<void> {
  await payAtSimulator(valueOf(await startTopUp({ ...asked, topUpId: newId(PaymentId) })), asked.now);
}

async function payAtSimulator({ gateway, started }: PaymentStarted, now: Date): Promise<void> {
  const { gatewayOrderId } = started;
  await delayNews(gateway, gatewayOrderId);
  await pressPay(started);
  const settled = valueOf(await settlePayment({ gateway, gatewayOrderId, now }));
  invariant(settled.state !== "open", `${gateway} has taken the money of ${gatewayOrderId}`);
}

/** A site that runs beside this would settle the payment by its own clock. */
async function delayNews(gateway: GatewayName, id: string): Promise<void> {
  const order = { fault: "delay", match: { gateway, id }, delayMs: 20_000 };
  const body = JSON.stringify(order);
  const answer = await fetch(simulatorUrl("/simulator/orders"), { method: "POST", body });
  invariant(answer.ok, `the simulator takes ${body}`);
}

async function pressPay({ redirectUrl, form, window }: StartedPayment): Promise<void> {
  const action = "pay";
  if (redirectUrl) await post(redirectUrl, { action });
  if (form) {
    const opened = await post(form.action, form.fields);
    await post(new URL(opened.headers.get("location") ?? "", form.action).href, { action });
  }
  if (window) {
    const fields = { key: String(window["key"]), order_id: String(window["order_id"]) };
    await post(simulatorUrl("/razorpay/pay"), { ...fields, framed: "1", shop: simulatorUrl("/"), action });
  }
}

async function post(address: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields);
  const response = await fetch(address, { method: "POST", body, redirect: "manual" });
  invariant(response.status < 400, `${address} answers ${response.status}`);
  return response;
}

const simulatorUrl = (path: string) => new URL(path, process.env["STRIPE_API_URL"]).href;

function configured([service, choices = {}]: Goods): Configuration[] {
  return valueOf(configure([service], choices)).configurations;
}

export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw new Error(`${outcome.refusal.code}: ${outcome.refusal.message}`);
}
