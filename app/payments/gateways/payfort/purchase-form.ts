import { toGatewayAmount } from "#app/payments/gateways/gateway-amount.ts";
import { type PaymentToStart, ourRefund } from "#app/payments/gateways/gateway.ts";
import { payfortUnits } from "#app/payments/gateways/payfort/units.ts";
import { invariant } from "#app/platform/invariant.ts";
import { done, refuse, type Outcome } from "#app/platform/outcome.ts";
import type { Currency } from "#app/money/currency.ts";
import type { RefundId } from "#app/platform/ids.ts";

/** The longest amount that Amazon takes. */
const digitsMax = 10;

/** What a customer's browser posts to Amazon's page, before it is signed. Every field comes from the payment. */
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
 * Our name for an attempt there, at most 40 characters and never used again. It ends with the currency, because
 * Amazon's word on what became of the attempt names an amount and no currency.
 */
export function referenceOf({ id, currency }: { id: string; currency: Currency }): string {
  return `${id.replaceAll("-", "")}-${currency}`;
}

const reference = /^[0-9a-f]{32}-([A-Z]{3})$/;

export function isReference(text: string): boolean {
  return reference.test(text);
}

/** The currency that an attempt of this name was opened in; null for a name that we did not give. */
export function currencyOfReference(text: string): string | null {
  return reference.exec(text)?.[1] ?? null;
}

/** What one asking for a refund goes by at Amazon, so that news of it is never taken for news of another. */
export function refundReference({ refundId, asks }: { refundId: RefundId; asks: number }): string {
  return asks > 1 ? `${refundId}-${asks}` : refundId;
}

/** Which asking for which refund a reference names; null for one that is not ours. */
export function readRefundReference(reference: string): { refundId: RefundId; ask: number } | null {
  const [, id, ask] = /^([0-9a-f-]{36})(?:-(\d{1,6}))?$/.exec(reference) ?? [];
  const refundId = ourRefund(id);
  return refundId === null ? null : { refundId, ask: Number(ask ?? 1) };
}

/** A form with another character in it would be refused whole. Accents go, what else is foreign becomes a space. */
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
