import type { OpenedPaymentData } from "#app/checkout/pay/opened-payment-data.ts";
import { formatMoney } from "#app/money/format.ts";
import type { StartedPayment } from "#app/payments/gateways/gateway.ts";
import { windowScripts } from "#app/payments/gateways/gateway-registry.server.ts";
import type { Payment } from "#app/payments/record-payment.server.ts";

/** `redirectUrl` is null where the gateway opens a window or is sent a form. */
export function openedPayment(payment: Payment): OpenedPaymentData & { redirectUrl: string | null } {
  const { redirectUrl, window, form } = payment.started as StartedPayment;
  const scriptUrl = windowScripts()[payment.gateway];
  return {
    redirectUrl: redirectUrl ?? null,
    payable: formatMoney(payment.amount, payment.currency),
    withPremium: payment.premium > 0n,
    gateway: payment.gateway,
    currency: payment.currency,
    form: form ? { ...form, host: new URL(form.action).host } : null,
    window: window && scriptUrl ? { order: window, scriptUrl } : null,
  };
}
