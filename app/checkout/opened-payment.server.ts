import type { OpenedPaymentData } from "#app/checkout/opened-payment-data.ts";
import { formatMoney } from "#app/money/format.ts";
import type { StartedPayment } from "#app/payments/gateway.ts";
import { screenName } from "#app/payments/platforms.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";
import { env } from "#app/platform/env.server.ts";

/** A payment that is open, for the page from which its platform is reached; `redirectUrl` where it has a page of its own. */
export function openedPayment(payment: Payment): OpenedPaymentData & { redirectUrl: string | null } {
  const { redirectUrl, razorpay, form } = payment.started as StartedPayment;
  return {
    redirectUrl: redirectUrl ?? null,
    payable: formatMoney(payment.amount, payment.currency),
    withPremium: payment.premium > 0n,
    platform: screenName(payment.platform),
    currency: payment.currency,
    form: form ? { ...form, host: new URL(form.action).host } : null,
    order: razorpay ? { ...razorpay, order_id: razorpay.orderId } : null,
    scriptUrl: env().RAZORPAY_CHECKOUT_URL,
  };
}
