import { askForTruth } from "#app/payments/ask-for-truth.server.ts";
import { unitsAt } from "#app/payments/gateway-amount.ts";
import type { Gateway, PaymentToStart, StartedPayment } from "#app/payments/gateway.ts";
import { payfortClient, type PayfortKeys, signRequest } from "#app/payments/payfort-client.server.ts";
import { purchaseFields, referenceOf } from "#app/payments/payfort-form.ts";
import { findPayfortRefund, makePayfortRefund, readSentBack } from "#app/payments/payfort-refunds.server.ts";
import { fetchAttempt, listAttemptsMoney } from "#app/payments/payfort-status.server.ts";
import { readPayfortReturn, readPayfortWebhook } from "#app/payments/payfort-webhook.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

type PayfortSettings = {
  keys: PayfortKeys;
  /** Where our server asks. */
  apiUrl: string;
  /** Where the customer's browser posts the form. */
  pageUrl: string;
  /** Our own address, for the way back. */
  siteUrl: string;
  /** The currencies that the account is set up for. */
  currencies: readonly string[];
  timeoutMs?: number;
};

/** Amazon Payment Services, once called Payfort: a signed form takes the customer to Amazon's own page. */
export function payfortGateway(settings: PayfortSettings): Gateway {
  const { keys, apiUrl, timeoutMs = 15_000 } = settings;
  const client = payfortClient({ apiUrl, keys, timeoutMs });
  const currencies = new Set(settings.currencies);
  const truthAbout = (reference: string) => askForTruth(reference, () => fetchAttempt(client, reference));
  return {
    platform: "payfort",
    has: (account) => account === "payfort",
    takes: (currency) => currencies.has(currency) && unitsAt("payfort", currency) !== null,
    minimumCharge: () => 0n,
    start: async (payment) => startForm(settings, payment),
    readReturn: (fields) => readPayfortReturn(fields, keys),
    readWebhook: (body) => readPayfortWebhook(body, keys),
    fetchPayment: truthAbout,
    // A form that was given out can be posted for ever: what is true now is all there is to say.
    expire: truthAbout,
    refund: (refund) => makePayfortRefund(client, refund),
    sentBack: (refund) => readSentBack(client, refund),
    fetchRefund: (refund) => findPayfortRefund(client, refund),
    listMoney: ({ since, gatewayOrderIds }) => listAttemptsMoney(client, gatewayOrderIds, since),
  };
}

/** Amazon hears of the attempt from the customer's browser, so there is nothing to ask and nothing to wait for. */
function startForm(settings: PayfortSettings, payment: PaymentToStart): Outcome<StartedPayment> {
  const purchase = purchaseFields(payment, settings.siteUrl);
  if (!purchase.ok) return purchase;
  return done({
    gatewayAccount: "payfort",
    gatewayOrderId: referenceOf(payment),
    form: { action: settings.pageUrl, fields: signRequest(purchase.value, settings.keys) },
  });
}
