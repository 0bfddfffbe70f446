import { toGatewayAmount } from "#app/payments/gateways/gateway-amount.ts";
import { type PaymentToStart, ourRefund } from "#app/payments/gateways/gateway.ts";
import { payfortUnits } from "#app/payments/gateways/payfort/units.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";
import type { RefundId } from "#app/platform/ids.ts";

const digitsMax = 10;

export function purchaseFields(payment: PaymentToStart, siteUrl: string): Outcome<Record<string, string>> {
  const { currency, customer } = payment;
  const units = payfortUnits(currency);
  invariant(units, `Amazon was asked for ${currency}, which it is not offered for`);
  const amount = String(toGatewayAmount(payment.amount, units));
  if (amount.length > digitsMax) return tooLarge;
  if (!/^[\w.@+-]{3,254}$/.test(customer.email)) return emailNotTaken;
  return done({
    command: "PURCHASE",
    merchant_reference: referenceOf(payment),
    amount,
    currency,
    customer_email: customer.email,
    ...present("customer_name", allowed(customer.name, /[^\w/.' -]+/g, 40)),
    ...present("order_description", allowed(payment.description, /[^\w/.'#:$ -]+/g, 150)),
    return_url: `${siteUrl}/payment/payfort/return`,
  });
}

/**
 * At most 40 characters, never reused. Ends with the currency: Amazon's status answer has an amount but no currency.
 */
export function referenceOf({ id, currency }: { id: string; currency: Currency }): string {
  return `${id.replaceAll("-", "")}-${currency}`;
}

const reference = /^[0-9a-f]{32}-([A-Z]{3})$/;

export function isReference(text: string): boolean {
  return reference.test(text);
}

/** Null for a reference that is not ours. */
export function currencyOfReference(text: string): string | null {
  return reference.exec(text)?.[1] ?? null;
}

/** One reference per request, so news of one is never taken for another. */
export function refundReference({ refundId, asks }: { refundId: RefundId; asks: number }): string {
  return asks > 1 ? `${refundId}-${asks}` : refundId;
}

export function readRefundReference(reference: string): { refundId: RefundId; ask: number } | null {
  const [, id, ask] = /^([0-9a-f-]{36})(?:-(\d{1,6}))?$/.exec(reference) ?? [];
  const refundId = ourRefund(id);
  return refundId === null ? null : { refundId, ask: Number(ask ?? 1) };
}

/** One forbidden character and Amazon refuses the whole form. Accents are dropped, other characters become spaces. */
function allowed(text: string, foreign: RegExp, lengthMax: number): string {
  const plain = text.normalize("NFKD").replace(/\p{Mark}+/gu, "");
  return plain.replace(foreign, " ").replace(/ +/g, " ").trim().slice(0, lengthMax).trim();
}

function present(name: string, value: string): Record<string, string> {
  return value === "" ? {} : { [name]: value };
}

const tooLarge = refuse({
  code: "amount_too_large",
  message: "This amount is too large for Amazon Payfort.",
  status: 422,
});

const emailNotTaken = refuse({
  code: "gateway_refused",
  message: "Amazon Payfort does not take your email address. Nothing was charged. Choose another way to pay.",
  status: 422,
});
