import { z } from "zod";

import { queryPayment } from "#app/payments/gateways/adapter.server.ts";
import type {
  Gateway,
  GatewayAdapter,
  PaymentToStart,
  StartedPayment,
} from "#app/payments/gateways/gateway.ts";
import { purchaseFields, referenceOf } from "#app/payments/gateways/payfort/purchase-form.ts";
import {
  findPayfortRefund,
  makePayfortRefund,
  readSentBack,
} from "#app/payments/gateways/payfort/refunds.server.ts";
import { payfortUnits } from "#app/payments/gateways/payfort/units.ts";
import {
  payfortClient,
  type PayfortKeys,
  signRequest,
} from "#app/payments/gateways/payfort/client.server.ts";
import { fetchAttempt, listAttemptsMoney } from "#app/payments/gateways/payfort/status.server.ts";
import { readPayfortReturn, readPayfortWebhook } from "#app/payments/gateways/payfort/webhook.server.ts";
import { list, text } from "#app/platform/env.server.ts";
import { done, type Outcome } from "#app/platform/outcome.ts";

const settings = z.object({
  PAYFORT_ACCESS_CODE: text.optional(),
  PAYFORT_MERCHANT_IDENTIFIER: text.optional(),
  /** Signs what we send; the response phrase signs what we receive. */
  PAYFORT_REQUEST_PHRASE: text.optional(),
  PAYFORT_RESPONSE_PHRASE: text.optional(),
  PAYFORT_SHA: z.enum(["256", "512"]).default("256"),
  PAYFORT_API_URL: z.url().default("https://paymentservices.payfort.com/FortAPI/paymentApi"),
  PAYFORT_PAGE_URL: z.url().default("https://checkout.payfort.com/FortAPI/paymentPage"),
  PAYFORT_CURRENCIES: list.default("AED SAR QAR OMR BHD KWD JOD EGP USD EUR GBP".split(" ")),
});

export const payfortAdapter: GatewayAdapter<typeof settings> = {
  settings,
  accountFor: () => "payfort",
  // The Gulf and Levant, Amazon's home market.
  preferredIn: ["AED", "SAR", "QAR", "OMR", "BHD", "KWD", "JOD", "EGP"],
  canExpire: false,
  needsEmail: true,
  readProof: () => null,
  pageOrigin: "https://checkout.payfort.com",
  formUrl: (settings) => settings.PAYFORT_PAGE_URL,
  connect(settings, siteUrl) {
    const { PAYFORT_ACCESS_CODE: accessCode, PAYFORT_MERCHANT_IDENTIFIER: merchantIdentifier } = settings;
    const { PAYFORT_REQUEST_PHRASE: requestPhrase, PAYFORT_RESPONSE_PHRASE: responsePhrase } = settings;
    if (!accessCode || !merchantIdentifier || !requestPhrase || !responsePhrase) return null;
    const sha = settings.PAYFORT_SHA === "512" ? "sha512" : "sha256";
    return payfortGateway({
      keys: { accessCode, merchantIdentifier, requestPhrase, responsePhrase, sha },
      apiUrl: settings.PAYFORT_API_URL,
      pageUrl: settings.PAYFORT_PAGE_URL,
      siteUrl,
      currencies: settings.PAYFORT_CURRENCIES,
    });
  },
};

type PayfortSettings = {
  keys: PayfortKeys;
  apiUrl: string;
  pageUrl: string;
  siteUrl: string;
  currencies: readonly string[];
  timeoutMs?: number;
};

export function payfortGateway(settings: PayfortSettings): Gateway {
  const { keys, apiUrl, timeoutMs = 15_000 } = settings;
  const client = payfortClient({ apiUrl, keys, timeoutMs });
  const currencies = new Set(settings.currencies);
  const truthAbout = (reference: string) => queryPayment(reference, () => fetchAttempt(client, reference));
  return {
    name: "payfort",
    has: (account) => account === "payfort",
    takes: (currency) => currencies.has(currency) && payfortUnits(currency) !== null,
    minimumCharge: () => 0n,
    start: async (payment) => startForm(settings, payment),
    readReturn: (fields) => readPayfortReturn(fields, keys),
    readWebhook: (body) => readPayfortWebhook(body, keys),
    fetchPayment: truthAbout,
    // The form can be posted at any time, so an attempt never closes.
    expire: truthAbout,
    refund: (refund) => makePayfortRefund(client, refund),
    sentBack: (refund) => readSentBack(client, refund),
    fetchRefund: (refund) => findPayfortRefund(client, refund),
    listMoney: ({ since, gatewayOrderIds }) => listAttemptsMoney(client, gatewayOrderIds, since),
  };
}

/** The browser opens the attempt by posting the form; the server calls nothing. */
function startForm(settings: PayfortSettings, payment: PaymentToStart): Outcome<StartedPayment> {
  const purchase = purchaseFields(payment, settings.siteUrl);
  if (!purchase.ok) return purchase;
  return done({
    gatewayAccount: "payfort",
    gatewayOrderId: referenceOf(payment),
    form: { action: settings.pageUrl, fields: signRequest(purchase.value, settings.keys) },
  });
}
