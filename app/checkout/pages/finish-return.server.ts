import { outcomePath } from "#app/checkout/settle/payment-outcome.server.ts";
import { linkOfPayment } from "#app/payment-links/find-payment-link.server.ts";
import { payerPath } from "#app/payment-links/payment-link-secret.server.ts";
import { settlePayment } from "#app/checkout/settle/settle-payment.server.ts";
import { findPayment, findPaymentAtGateway } from "#app/payments/find-payment.server.ts";
import { GatewayUnreachable } from "#app/payments/gateways/gateway.ts";
import { gatewayNamed } from "#app/payments/gateways/gateway-registry.ts";
import { connectedGateway, isActive } from "#app/payments/gateways/gateway-registry.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { db } from "#app/platform/db.server.ts";
import { log } from "#app/platform/log.server.ts";

const dashboard = "/account/dashboard/";
/** Somebody who has paid must never reach a page that says nothing. */
const unclear = `${dashboard}?unclear=1`;

/** A cross-site post carries no sign-in, so only the gateway's word counts. */
export async function finishReturn(
  named: string | undefined,
  fields: Record<string, string>,
): Promise<Response> {
  const gateway = gatewayNamed(named);
  if (!gateway) return new Response(null, { status: 404 });
  if (!isActive(gateway)) return seeOther(unclear);
  const read = connectedGateway(gateway).readReturn(fields);
  if (!read.ok) return seeOther(unclear);
  const { gatewayOrderId } = read.value;
  const payment = await findPaymentAtGateway(db, gateway, gatewayOrderId);
  if (!payment) return seeOther(unclear);
  try {
    await settlePayment({ gateway, gatewayOrderId, now: new Date() });
  } catch (error) {
    // Webhook or poller will settle it; the dashboard says it is under way.
    const level = error instanceof GatewayUnreachable ? "warn" : "error";
    log[level]({ gateway, payment: payment.id, error }, "a payment could not be settled on the way back");
  }
  return seeOther(await outcomeAddress((await findPayment(db, payment.id, payment.userId)) ?? payment));
}

/** The customer's own page, or a payer's link page. Only whoever began the payment knows its id. */
export async function outcomeAddress(payment: Payment, { cancelled = false } = {}): Promise<string> {
  const more: Record<string, string> = cancelled ? { cancelled: "1" } : {};
  const link = await linkOfPayment(payment);
  const toLink = link && payerPath(link, { payment: payment.id, ...more });
  return toLink ?? outcomePath(payment, more);
}

/** 303 turns a posted return into a GET with the customer's cookies. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}
