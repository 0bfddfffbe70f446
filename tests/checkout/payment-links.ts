import { randomUUID } from "node:crypto";

import {
  createPaymentLink,
  type NewPaymentLink,
} from "#app/payment-links/pages/create-payment-link.server.ts";
import type { PaymentLink } from "#app/payment-links/find-payment-link.server.ts";
import { startByLink, viewByLink } from "#app/checkout/pay-by-link.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { keepPayer, type Payer } from "#app/payments/record-payer.server.ts";
import { db } from "#app/platform/db.server.ts";
import type { GatewayName } from "#app/payments/gateways/gateway-registry.ts";
import type { CurrentUser } from "#app/platform/request-context.ts";
import { fakeStripe } from "#tests/checkout/fake-gateway.ts";
import { coverLetter, noon, valueOf } from "#tests/checkout/shop.ts";

export const linkFor = async (customer: CurrentUser, change: Partial<NewPaymentLink> = {}) =>
  valueOf(await askForLink(customer, change));

export const askForLink = (customer: CurrentUser, change: Partial<NewPaymentLink> = {}) =>
  createPaymentLink({
    customer,
    createdBy: customer,
    configuration: coverLetter(),
    currency: "INR",
    purchaseId: randomUUID(),
    now: noon,
    ...change,
  });

/** A cover letter with the premium, in rupees. */
export const charged = 209_895n;

export const startPaying = (
  link: PaymentLink,
  gateway: GatewayName = "razorpay",
  now = noon,
  assertedAmount = charged,
) => startByLink({ link, gateway, assertedAmount, quoteId: null, now });

export const settle = (gateway: GatewayName, gatewayOrderId: string, now = noon) =>
  settlePayment({ gateway, gatewayOrderId, now });

export async function payByCard(link: PaymentLink, now = noon, payer: Payer | null = null) {
  const { view } = valueOf(await viewByLink(link, { quoteId: null, now }));
  const offer = view.offers.find(({ gateway }) => gateway === "stripe");
  const asked = { gateway: "stripe" as const, assertedAmount: offer?.split.charged ?? null, quoteId: null };
  const started = valueOf(await startByLink({ link, ...asked, now }));
  if (payer) await keepPayer(db, started.paymentId, payer);
  fakeStripe.capture(started.started.gatewayOrderId);
  valueOf(await settlePayment({ gateway: "stripe", gatewayOrderId: started.started.gatewayOrderId, now }));
  return started;
}

export const tenTimes = <Done>(work: () => Promise<Done>) => Promise.all(Array.from({ length: 10 }, work));

export const why = (outcome: { ok: boolean; refusal?: { code: string } }) => outcome.refusal?.code ?? "done";

export const soon = new Date(noon.getTime() + 1);
export const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
